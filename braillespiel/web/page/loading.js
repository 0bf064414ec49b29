// A page of which a module has not come is empty, and says nothing: it is loaded again, three times.
// Then, as when this file has not come, index.html says by itself what to do.

const MOST = 3;

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const times = history.state?.loaded ?? 0;
    if (times >= MOST) return;
    history.replaceState({ loaded: times + 1 }, "");
    setTimeout(() => location.reload(), 1000 * 2 ** times);
  },
  true,
);
