import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** What of fontkit 2.0.4 its types leave out. */
interface VariableFont extends Font {
  variationCoords: number[]
  _transformedGlyphs: StoredGlyph[]
  _tables: Record<string, unknown>
  _decompress: () => void
  /** Of each glyph the first one that was asked for, with the letters that it stood for then. */
  _glyphs: Record<number, unknown>
  _variationProcessor: { transformPoints: (glyph: number, points: Point[]) => void }
}

interface Point {
  x: number
  y: number
  endContour: boolean
  copy: () => Point
}

interface StoredGlyph {
  points?: Point[]
  components?: { dx: number; dy: number }[]
}

/** As many as a name of a Chinese address needs, in two weights. */
const MOST_OPEN = 40
const opened = new Map<string, VariableFont>()

/**
 * A font of the given weight from a variable WOFF2 file. Read when a letter of it is drawn for the first time; the last
 * 40 stay open. No glyph stands for the letters of an earlier document, which a reader would copy.
 */
export function openNoto(file: string, weight: number): Font {
  const key = `${file} ${weight}`
  const font = opened.get(key) ?? instanceOf(readFileSync(file), weight)
  opened.delete(key)
  opened.set(key, font)
  font._glyphs = {}
  const [oldest] = opened.keys()
  if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest)
  return font
}

/** fontkit varies the outlines of TrueType files only: those of WOFF2 files are read first and varied then. */
function instanceOf(bytes: Buffer, weight: number): VariableFont {
  const plain = create(bytes) as VariableFont
  plain.getGlyph(0)
  const font = create(bytes) as VariableFont
  font._decompress()
  font.variationCoords = [weight]
  font._transformedGlyphs = plain._transformedGlyphs
  for (const [id, glyph] of font._transformedGlyphs.entries()) vary(font, id, glyph)
  // A WOFF2 file has no such table; 1 says that the one of a subset has long offsets.
  font._tables['loca'] = { version: 1, offsets: [] }
  return font
}

function vary({ _variationProcessor: processor }: VariableFont, id: number, glyph: StoredGlyph): void {
  const metrics = Array.from({ length: 4 }, () => pointAt(0, 0))
  if (glyph.points) processor.transformPoints(id, [...glyph.points, ...metrics])
  if (!glyph.components) return
  const offsets = glyph.components.map(({ dx, dy }) => pointAt(dx, dy))
  processor.transformPoints(id, [...offsets, ...metrics])
  for (const [index, component] of glyph.components.entries()) {
    const { x: dx, y: dy } = offsets[index] ?? { x: component.dx, y: component.dy }
    Object.assign(component, { dx, dy })
  }
}

function pointAt(x: number, y: number): Point {
  return {
    x,
    y,
    endContour: true,
    copy() {
      return pointAt(this.x, this.y)
    },
  }
}
