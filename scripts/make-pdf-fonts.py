"""Makes the static TrueType files that PDFs embed, from the site's web fonts (python3, fonttools, brotli).

PDF writers cannot subset WOFF2 or variable fonts. The no-break spaces, which the web fonts leave to the
browser, are drawn as the space. Run it again only when public/fonts changes; the result is committed.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
WEB, PDF = ROOT / "public/fonts", ROOT / "platform/pdf/fonts"


def make(source: str, name: str, weight: int | None = None) -> None:
    font = TTFont(WEB / f"{source}.woff2")
    font.flavor = None
    if weight:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    for table in font["cmap"].tables:
        for code in (0xA0, 0x202F):
            table.cmap[code] = table.cmap[0x20]
    for record_id in (1, 4, 6):
        font["name"].setName(name, record_id, 3, 1, 0x409)
    font.save(PDF / f"{name}.ttf")


make("archivo-var", "Archivo-Regular", 400)
make("archivo-var", "Archivo-SemiBold", 600)
make("archivo-sign", "Archivo-Sign")
make("newsreader-italic", "Newsreader-Italic")
