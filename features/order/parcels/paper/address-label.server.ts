import type { Company } from '#features/company/content/company.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { openPdfPage } from '#platform/pdf/pdf-page.ts'
import { fittedSize, INK, INK_2 } from '#platform/pdf/pdf-text.ts'
import { fontFor, write } from '#platform/pdf/write-text.ts'
import { type DrawnPaper, drawBrand, writeLines } from './packing-slip.server.ts'
import { packingSlipTexts } from './packing-slip.texts.ts'

const MM = 72 / 25.4
/** Points, A6 on its side: 148 × 105 mm. */
const MARGIN = 9 * MM
const WIDTH = 148 * MM - 2 * MARGIN
const ADDRESS_LEFT = 50 * MM
const ADDRESS_BOTTOM = 92 * MM

export interface AddressLabel {
  language: Language
  number: string
  /** Swiss day, `YYYY-MM-DD`. */
  day: string
  address: readonly string[]
  company: Company
}

/** Sender small above, the address large where a sorting machine reads it: nothing stands below or right of it. */
export async function drawAddressLabel({
  language,
  number,
  day,
  address,
  company,
}: AddressLabel): Promise<DrawnPaper> {
  const page = openPdfPage({
    title: address.join(', '),
    lang: HTML_LANG[language],
    author: company.legalName,
    date: new Date(`${day}T12:00:00Z`),
    size: 'A6',
  })
  const { doc, decorate } = page
  drawBrand(page, MARGIN, MARGIN)
  const sender = `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`
  write(page, 'P', sender, MARGIN, MARGIN + 22, { size: 8, color: INK_2, width: WIDTH })
  write(page, 'P', number, MARGIN, MARGIN + 2, { size: 8, color: INK_2, width: WIDTH, align: 'right' })
  decorate(() =>
    doc
      .moveTo(MARGIN, MARGIN + 38)
      .lineTo(MARGIN + WIDTH, MARGIN + 38)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke(),
  )
  const width = MARGIN + WIDTH - ADDRESS_LEFT
  const size = Math.min(...address.map((line) => fittedSize(doc, fontFor(line), 15, line, width)))
  const height = address.length * size * 1.45
  writeLines(page, address, ADDRESS_LEFT, ADDRESS_BOTTOM - height, { size, width: width + 1 })
  const { labelName } = packingSlipTexts[language]
  return {
    filename: `${labelName}-${number}.pdf`,
    content: await page.finish(),
    contentType: 'application/pdf',
  }
}
