"""3MF core: a zip with one model, each distinct part stored once and placed many times."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from xml.sax.saxutils import quoteattr

from braillespiel.labels.mesh import Mesh

_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" '
    'ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>'
    "</Types>\n"
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Target="/3D/3dmodel.model" Id="rel0" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>'
    "</Relationships>\n"
)
_DATE = (1980, 1, 1, 0, 0, 0)


def threemf(
    parts: Sequence[tuple[str, Mesh]],
    places: Sequence[tuple[int, float, float]],
    title: str,
    language: str,
) -> bytes:
    """Return the file.

    ``parts`` are names and solids; each place is the number of a part (from 0) and where it goes
    on the bed, in mm.
    """
    objects = "".join(
        f'<object id="{number}" name={quoteattr(name)} type="model"><mesh><vertices>'
        + "".join(f'<vertex x="{x:g}" y="{y:g}" z="{z:g}"/>' for x, y, z in _exact(mesh))
        + "</vertices><triangles>"
        + "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in mesh.triangles)
        + "</triangles></mesh></object>\n"
        for number, (name, mesh) in enumerate(parts, 1)
    )
    items = "".join(
        f'<item objectid="{part + 1}" transform="1 0 0 0 1 0 0 0 1 {x:.3f} {y:.3f} 0"/>\n'
        for part, x, y in places
    )
    model = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<model unit="millimeter" xml:lang={quoteattr(language)} '
        'xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">\n'
        f'<metadata name="Title">{title.replace("&", "&amp;").replace("<", "&lt;")}</metadata>\n'
        f"<resources>\n{objects}</resources>\n<build>\n{items}</build>\n</model>\n"
    )
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as package:
        for name, text in (
            ("[Content_Types].xml", _TYPES),
            ("_rels/.rels", _RELATIONS),
            ("3D/3dmodel.model", model),
        ):
            info = zipfile.ZipInfo(name, _DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(info, text.encode("utf-8"))
    return buffer.getvalue()


def _exact(mesh: Mesh) -> list[tuple[float, float, float]]:
    return [(round(x, 4), round(y, 4), round(z, 4)) for x, y, z in mesh.vertices]
