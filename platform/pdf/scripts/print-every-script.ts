import type { Font } from 'fontkit'
import { omit } from '#kernel/omit.ts'
import { glyphBytes } from './glyph-bytes.ts'
import { notoFileOf } from './noto-file.ts'
import { openNoto } from './open-noto.ts'
import { isRightToLeft, textRuns, type TextRun } from './text-runs.ts'

/** What of pdfkit 0.20.2 its types leave out. */
interface Document {
  _font: Typeface
  _fontSize: number
  _fontCount: number
  _fontFamilies: Record<string, Typeface>
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void
  font: (name: string) => unknown
  widthOfString: (text: string, options?: LineOptions) => number
}

interface Typeface {
  font: Font
  ascender: number
  subset: Subset
  constructor: unknown
}

/** Of fontkit 2.0.4. */
interface Subset {
  _addGlyph: (id: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

interface LineOptions extends PDFKit.Mixins.TextOptions {
  /** Set by pdfkit: of the column, of the words in it. */
  lineWidth?: number
  textWidth?: number
  wordCount?: number
}

const WEIGHT = { regular: 400, bold: 600 } as const

/**
 * Lets a document print every script for which a font is installed, in whatever font a text is set: Liberation Sans has
 * Latin, Greek, Cyrillic and Hebrew letters, the Noto fonts Arabic, Georgian, Armenian, Chinese, Japanese and Korean ones.
 * A line of which the font lacks a Latin letter is set in Liberation Sans as a whole. A text never fails for its letters.
 */
export function printEveryScript(document: PDFKit.PDFDocument): void {
  const doc = document as unknown as Document
  const widthOfString = doc.widthOfString.bind(doc)
  const fragment = doc._fragment.bind(doc)

  const widthOf = (run: TextRun<Typeface>, options: LineOptions) =>
    set(doc, run.face, () => widthOfString(run.text, shaped(run, options)))

  doc.widthOfString = (text, options = {}) => {
    const line = String(text)
    if (isPlain(doc._font, line)) return widthOfString(line, options)
    const gap = options.characterSpacing ?? 0
    const runs = runsOf(doc, line)
    return runs.reduce((sum, run) => sum + widthOf(run, options), gap * Math.max(0, runs.length - 1))
  }

  doc._fragment = (text, x, y, options) => {
    const line = String(text).replaceAll('\n', '')
    if (isPlain(doc._font, line)) return fragment(line, x, y, options)
    const { align, lineWidth = 0 } = options
    const rest = omit(options, 'align', 'textWidth', 'wordCount')
    const surplus = lineWidth - (align ? doc.widthOfString(line.trimEnd(), options) : 0)
    let left = x + (align === 'right' ? surplus : align === 'center' ? surplus / 2 : 0)
    const isOnBaseline = options.baseline !== undefined
    const baseline = isOnBaseline ? y : y + (doc._font.ascender / 1000) * doc._fontSize
    for (const run of runsOf(doc, line)) {
      const own = shaped(run, { ...rest, baseline: options.baseline ?? 'alphabetic' })
      set(doc, run.face, () => fragment(run.text, left, baseline, own))
      left += widthOf(run, rest) + (options.characterSpacing ?? 0)
    }
  }
}

/** pdfkit shapes word by word unless there are features, and would leave the words of such a line in the wrong order. */
function shaped(run: TextRun<Typeface>, options: LineOptions): LineOptions {
  return run.isRightToLeft ? { ...options, features: [] } : options
}

function set<Value>(doc: Document, face: Typeface, draw: () => Value): Value {
  const before = doc._font
  doc._font = face
  const drawn = draw()
  doc._font = before
  return drawn
}

function runsOf(doc: Document, line: string): TextRun<Typeface>[] {
  const own = doc._font
  const isBold = /Bold|Sign/.test(own.font.postscriptName)
  const wide = faceNamed(doc, isBold ? 'Liberation Sans-Bold' : 'Liberation Sans')
  const characters = Array.from(line)
  const main = characters.every((each) => has(own, each) || !has(wide, each)) ? own : wide
  const runs = textRuns<Typeface>(line, (character, before) => {
    if (before && SIGN.test(character) && has(before, character)) return before
    if (has(main, character)) return main
    if (has(wide, character)) return wide
    return notoFace(doc, character, isBold ? WEIGHT.bold : WEIGHT.regular)
  })
  return runs.map(withoutBrokenMarks)
}

/** fontkit throws at a mark that a font places on no such letter: marks are left out then. */
function withoutBrokenMarks(run: TextRun<Typeface>): TextRun<Typeface> {
  const bare = run.text.normalize('NFD').replace(/\p{M}/gu, '')
  return { ...run, text: [run.text, bare].find((text) => canShape(run.face, text)) ?? '' }
}

function canShape({ font }: Typeface, text: string): boolean {
  try {
    font.layout(text)
    return true
  } catch {
    return false
  }
}

/** What stands between words: in the typeface of the word before. */
const SIGN = /[\p{P}\p{Zs}\p{M}]/u

/** Nothing but letters of the font, read from the left: as nearly everything is. */
function isPlain(face: Typeface, line: string): boolean {
  for (const character of line) if (!has(face, character)) return false
  return !isRightToLeft(line) && !/\p{M}/u.test(line)
}

const known = new WeakMap<Font, Map<string, boolean>>()

function has({ font }: Typeface, character: string): boolean {
  const letters = known.get(font) ?? new Map<string, boolean>()
  known.set(font, letters)
  const found = letters.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  letters.set(character, found)
  return found
}

function faceNamed(doc: Document, name: string): Typeface {
  const before = doc._font
  doc.font(name)
  const face = doc._font
  doc._font = before
  return face
}

function notoFace(doc: Document, character: string, weight: number): Typeface | undefined {
  const file = notoFileOf(character)
  if (!file) return undefined
  const name = `${file} ${weight}`
  const face = doc._fontFamilies[name] ?? embed(doc, openNoto(file, weight))
  doc._fontFamilies[name] = face
  return has(face, character) ? face : undefined
}

function embed(doc: Document, font: Font): Typeface {
  const Embedded = doc._font.constructor as new (document: Document, font: Font, id: string) => Typeface
  doc._fontCount += 1
  const face = new Embedded(doc, font, `F${doc._fontCount}`)
  face.subset._addGlyph = addOutline(face.subset, font)
  return face
}

/** fontkit copies the bytes of a glyph, which a WOFF2 file stores in another form: its outline is written anew. */
function addOutline(subset: Subset, font: Font): (id: number) => number {
  return (id) => {
    const glyph = font.getGlyph(id)
    const bytes = glyphBytes(glyph.path)
    subset.glyf.push(bytes)
    subset.loca.offsets.push(subset.offset)
    subset.hmtx.metrics.push({
      advance: Math.round(glyph.advanceWidth),
      bearing: bytes.length > 0 ? Math.round(glyph.path.bbox.minX) : 0,
    })
    subset.offset += bytes.length
    return subset.glyf.length - 1
  }
}
