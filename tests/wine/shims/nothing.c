/* Nothing of its own: python3.dll only forwards. */
typedef int nothing;
