import { BRAND } from '#content/company.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import type { PdfPage } from '#platform/pdf/pdf-page.ts'
import { INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'
import type { Recipient, Seller } from '../invoice.ts'

const MM = 72 / 25.4
/** Points, A4 upright. The foot of a page, and of one that carries the payment part. */
export const PAPER = {
  left: 22 * MM,
  right: 192 * MM,
  width: 170 * MM,
  top: 24 * MM,
  bottom: 277 * MM,
  slipTop: 192 * MM,
  address: 47 * MM,
  title: 80 * MM,
} as const

export const HAIR = '#c2cfcb'

export interface TextStyle {
  font?: 'text' | 'strong' | 'sign' | 'italic'
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right'
}

/** The site's fonts know the letters of its languages; what customers are called may need others. */
const UNKNOWN_TO_SITE = /[^\u0020-\u007e\u00a0\u00a7\u00a9«»°·–—‘’“”„…€\u202fÀ-ÂÄÇ-ÏÒ-ÔÖÙ-Üß-âäæ-ïñ-ôöù-üŒœ]/u

export function fontFor(text: string, wanted: TextStyle['font'] = 'text'): string {
  if (!UNKNOWN_TO_SITE.test(text)) return wanted
  return wanted === 'text' || wanted === 'italic' ? 'Liberation Sans' : 'Liberation Sans-Bold'
}

/** Text from its top edge, broken into lines. @returns the bottom edge */
export function write(
  { doc, say }: PdfPage,
  tag: string,
  text: string,
  x: number,
  y: number,
  { font, size = 10, color = INK, width = PAPER.width, align = 'left' }: TextStyle = {},
): number {
  const shown = plainSpaces(text)
  const options = { width, align, lineGap: size * 0.2 } as const
  doc.font(fontFor(shown, font)).fontSize(size)
  const height = doc.heightOfString(shown, options)
  say(tag, () => doc.fillColor(color).text(shown, x, y, options))
  return y + height
}

export function heightOf(
  { doc }: PdfPage,
  text: string,
  { font, size = 10, width = PAPER.width }: TextStyle,
): number {
  const shown = plainSpaces(text)
  return doc
    .font(fontFor(shown, font))
    .fontSize(size)
    .heightOfString(shown, { width, lineGap: size * 0.2 })
}

export function rule(
  { doc, decorate }: PdfPage,
  y: number,
  { strong = false }: { strong?: boolean } = {},
): void {
  decorate(() =>
    doc
      .moveTo(PAPER.left, y)
      .lineTo(PAPER.right, y)
      .lineWidth(strong ? 1 : 0.75)
      .strokeColor(strong ? INK : HAIR)
      .stroke(),
  )
}

/** Logo, seller, and the recipient where the window of a Swiss envelope is. */
export function drawLetterhead(
  page: PdfPage,
  seller: Seller,
  recipient: Recipient,
  vatNumber: string | null,
): void {
  const { doc, say, decorate } = page
  decorate(() => drawRhombus(doc, PAPER.left, 19 * MM, 23, 15.4))
  say('P', () => {
    doc.font('strong').fontSize(14.5).fillColor(INK)
    doc.text(BRAND, PAPER.left + 31, 19 * MM + 12.6, { lineBreak: false, baseline: 'alphabetic' })
  })
  const lines = [
    seller.legalName,
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${seller.email}, ${seller.phone}`,
    ...(vatNumber ? [vatNumber] : []),
  ]
  write(page, 'P', lines.join('\n'), PAPER.left, 18 * MM, { size: 8.5, align: 'right' })
  write(page, 'P', addressLines(recipient).join('\n'), PAPER.left, PAPER.address, {
    size: 10,
    width: 80 * MM,
  })
}

export function addressLines({
  company,
  name,
  street,
  houseNumber,
  postalCode,
  city,
  country,
}: Recipient): string[] {
  const place = `${postalCode} ${city}`
  return [
    company ?? '',
    name ?? '',
    `${street} ${houseNumber}`.trim(),
    country === 'CH' ? place : `${country}-${place}`,
  ].filter((line) => line.trim() !== '')
}

/** Numbers the pages, once all are drawn. @param say its words */
export function numberPages({ doc }: PdfPage, said: (page: number, pages: number) => string): void {
  const { start, count } = doc.bufferedPageRange()
  if (count === 1) return
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('text').fontSize(8).fillColor(INK_2)
    doc.text(said(index - start + 1, count), PAPER.left, 12 * MM, { width: PAPER.width, align: 'right' })
    doc.endMarkedContent()
  }
}
