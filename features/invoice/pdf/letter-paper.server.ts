import { BRAND } from '#features/company/content/company.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import type { PdfPage } from '#platform/pdf/pdf-page.ts'
import { INK, INK_2 } from '#platform/pdf/pdf-text.ts'
import { write } from '#platform/pdf/write-text.ts'
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

export function rule({ doc, decorate }: PdfPage, y: number, { strong = false }: { strong?: boolean } = {}) {
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
) {
  const { doc, tagged, decorate } = page
  decorate(() => drawRhombus(doc, PAPER.left, 19 * MM, 23, 15.4))
  tagged('P', () => {
    doc.font('strong').fontSize(14.5).fillColor(INK)
    doc.text(BRAND, PAPER.left + 31, 19 * MM + 12.6, { lineBreak: false, baseline: 'alphabetic' })
  })
  const lines = [
    seller.legalName,
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${seller.email}, ${seller.phone}`,
    ...(vatNumber ? [vatNumber] : []),
  ]
  write(page, 'P', lines.join('\n'), PAPER.left, 18 * MM, {
    size: 8.5,
    align: 'right',
    width: PAPER.width,
  })
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
  const place = `${postalCode} ${city}`.trim()
  return [
    company ?? '',
    name ?? '',
    `${street} ${houseNumber}`.trim(),
    country === 'CH' ? place : `${country}-${place}`,
  ].filter((line) => line.trim() !== '')
}

/** Numbers the pages, once all are drawn. @param say its words */
export function numberPages({ doc }: PdfPage, pageText: (page: number, pages: number) => string) {
  const { start, count } = doc.bufferedPageRange()
  if (count === 1) return
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('text').fontSize(8).fillColor(INK_2)
    doc.text(pageText(index - start + 1, count), PAPER.left, 12 * MM, { width: PAPER.width, align: 'right' })
    doc.endMarkedContent()
  }
}
