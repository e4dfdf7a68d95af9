import { BRAND, type Company } from '#features/company/content/company.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { INK, INK_2 } from '#platform/pdf/pdf-text.ts'
import { heightOf, type TextStyle, write } from '#platform/pdf/write-text.ts'
import { packingSlipTexts } from './packing-slip.texts.ts'

const MM = 72 / 25.4
/** Points, A4 upright; the address stands in the window of a Swiss envelope. */
const LEFT = 22 * MM
const RIGHT = 192 * MM
const WIDTH = RIGHT - LEFT
const ADDRESS = 47 * MM
const TITLE = 82 * MM
const BOTTOM = 262 * MM
const FOOT = 275 * MM
const PIECES_WIDTH = 60

export interface PackingSlip {
  language: Language
  number: string
  /** Swiss day of the order, and the day of the paper, `YYYY-MM-DD`. */
  orderedOn: string
  day: string
  /** From 1. */
  parcel: number
  address: readonly string[]
  lines: readonly PackedLine[]
  /** Still to be sent. */
  later: readonly PackedLine[]
  company: Company
}

interface PackedLine {
  title: string
  quantity: number
}

export interface DrawnPaper {
  filename: string
  content: Buffer
  contentType: 'application/pdf'
}

/** What is in a parcel and what is still to come, in the buyer's language, without prices. Tagged for screen readers. */
export async function drawPackingSlip(slip: PackingSlip): Promise<DrawnPaper> {
  const texts = packingSlipTexts[slip.language]
  const { number, parcel, company, lines, later } = slip
  const page = openPdfPage({
    title: `${texts.title} ${number}, ${fill(texts.parcel, { number: parcel })}`,
    lang: HTML_LANG[slip.language],
    author: company.legalName,
    date: new Date(`${slip.day}T12:00:00Z`),
    layout: 'portrait',
  })
  drawHead(page, slip)
  let y = write(page, 'H1', texts.title, LEFT, TITLE, { font: 'sign', size: 22 }) + 5
  const about = [
    fill(texts.order, { number, day: formatDay(slip.language, slip.orderedOn) }),
    fill(texts.parcel, { number: parcel }),
    formatDay(slip.language, slip.day),
  ]
  y = write(page, 'P', about.join(', '), LEFT, y, { color: INK_2 }) + 26
  y = drawLines(page, y, { title: texts.article, pieces: texts.pieces, lines })
  y =
    later.length > 0
      ? drawLines(page, y + 24, { title: texts.later, pieces: texts.pieces, lines: later })
      : write(page, 'P', texts.complete, LEFT, y + 16, {})
  write(page, 'P', texts.questions, LEFT, y + 24, { color: INK_2 })
  drawFoot(page, company)
  const file = `${texts.fileName}-${number}-${parcel}.pdf`
  return { filename: file, content: await page.finish(), contentType: 'application/pdf' }
}

function drawHead(page: PdfPage, { company, address }: PackingSlip): void {
  drawBrand(page, LEFT, 19 * MM)
  const sender = [
    company.legalName,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `${company.email}, ${company.phone}`,
  ]
  writeLines(page, sender, LEFT, 18 * MM, { size: 8.5, align: 'right', width: WIDTH })
  writeLines(page, address, LEFT, ADDRESS, { width: 80 * MM })
}

/** Each in the font that knows its letters, one below the other. */
export function writeLines(
  page: PdfPage,
  lines: readonly string[],
  x: number,
  top: number,
  style: TextStyle,
): void {
  let y = top
  for (const line of lines) y = write(page, 'P', line, x, y, style)
}

export function drawBrand({ doc, decorate, tagged }: PdfPage, x: number, y: number): void {
  decorate(() => drawRhombus(doc, x, y, 23, 15.4))
  tagged('P', () => {
    doc.font('strong').fontSize(14.5).fillColor(INK)
    doc.text(BRAND, x + 31, y + 12.6, { lineBreak: false, baseline: 'alphabetic' })
  })
}

interface LineTable {
  title: string
  pieces: string
  lines: readonly PackedLine[]
}

function drawLines(page: PdfPage, top: number, { title, pieces, lines }: LineTable): number {
  const head = (y: number) => {
    write(page, 'P', pieces, RIGHT - PIECES_WIDTH, y, {
      size: 8.5,
      align: 'right',
      width: PIECES_WIDTH,
      color: INK_2,
    })
    const bottom = write(page, 'H2', title, LEFT, y, { font: 'strong', width: WIDTH - PIECES_WIDTH }) + 5
    drawRule(page, bottom, true)
    return bottom
  }
  let y = head(top)
  for (const line of lines) {
    const width = WIDTH - PIECES_WIDTH - 16
    if (y + heightOf(page, line.title, { width }) + 18 > BOTTOM) {
      page.doc.addPage()
      y = head(24 * MM)
    }
    const style = { align: 'right', width: PIECES_WIDTH, font: 'strong' } as const
    const bottom = write(page, 'P', line.title, LEFT, y + 9, { width })
    write(page, 'P', String(line.quantity), RIGHT - PIECES_WIDTH, y + 9, style)
    y = bottom + 9
    drawRule(page, y, false)
  }
  return y
}

function drawRule({ doc, decorate }: PdfPage, y: number, isStrong: boolean): void {
  decorate(() =>
    doc
      .moveTo(LEFT, y)
      .lineTo(RIGHT, y)
      .lineWidth(isStrong ? 1 : 0.75)
      .strokeColor(isStrong ? INK : '#c2cfcb')
      .stroke(),
  )
}

function drawFoot(page: PdfPage, company: Company): void {
  write(page, 'P', company.legalName, LEFT, FOOT, { size: 8, color: INK_2, width: WIDTH })
}
