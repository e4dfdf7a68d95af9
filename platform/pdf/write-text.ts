import type { PdfPage } from './pdf-page.ts'
import { INK, plainSpaces } from './pdf-text.ts'

/** Points: between the margins of an A4 letter (170 mm). */
const LINE = (170 * 72) / 25.4

export interface TextStyle {
  font?: 'text' | 'strong' | 'sign' | 'italic'
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right'
}

/** The site's fonts know the letters of its languages; what customers are called may need others. */
const UNKNOWN_TO_SITE = /[^\u0020-\u007e\u00a0\u00a7\u00a9«»°·–—‘’“”„…€\u202fÀ-ÂÄÇ-ÏÒ-ÔÖÙ-Üß-âäæ-ïñ-ôöù-üŒœ]/u

/** The typeface of a whole paragraph: one for all its lines. */
export function fontFor(text: string, wanted: TextStyle['font'] = 'text'): string {
  if (!UNKNOWN_TO_SITE.test(text)) return wanted
  return wanted === 'text' || wanted === 'italic' ? 'Liberation Sans' : 'Liberation Sans-Bold'
}

/** Text from its top edge, broken into lines. @returns the bottom edge */
export function write(
  { doc, tagged }: PdfPage,
  tag: string,
  text: string,
  x: number,
  y: number,
  { font, size = 10, color = INK, width = LINE, align = 'left' }: TextStyle = {},
): number {
  const printable = plainSpaces(text)
  const options = { width, align, lineGap: size * 0.2 } as const
  doc.font(fontFor(printable, font)).fontSize(size)
  const height = doc.heightOfString(printable, options)
  tagged(tag, () => doc.fillColor(color).text(printable, x, y, options))
  return y + height
}

export function heightOf(
  { doc }: PdfPage,
  text: string,
  { font, size = 10, width = LINE }: TextStyle,
): number {
  const printable = plainSpaces(text)
  return doc
    .font(fontFor(printable, font))
    .fontSize(size)
    .heightOfString(printable, { width, lineGap: size * 0.2 })
}
