import { BRAND, type Company } from '#features/company/content/company.ts'
import type { BookingLetter } from '#features/booking/mail/booking-letter.ts'
import { bookingMailTexts } from '#features/booking/mail/booking-mail.texts.ts'
import { drawQrCode } from '#features/voucher/draw-qr-code.server.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { withColon } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { signatureOf } from '#platform/mail/letter.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, fittedSize, INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'

/** Points, A4 upright. */
const MARGIN = 56
const WIDTH = 483.28
const BODY_TOP = 128
const BODY_BOTTOM = 752
const LABEL_WIDTH = 128
const QR = 84
const HAIR = '#c2cfcb'

/** The largest of these with which everything fits on one page. */
const SCALES = Array.from({ length: 16 }, (_, step) => 1 - step * 0.04)

interface BookingSheet {
  letter: BookingLetter
  money: readonly string[]
  /** Of the booking's private page, or where guests enter themselves. */
  address: string
  /** What the address is for; by default to see and change the booking. */
  way?: string
}

interface SheetPlace {
  language: Language
  date: Date
  company: Company
}

/** A booking's mail on one page of paper, with a code that leads to the private page. */
export async function drawBookingSheet(
  { letter, money, address, way }: BookingSheet,
  { language, date, company }: SheetPlace,
) {
  const page = openPdfPage({
    title: letter.subject,
    lang: HTML_LANG[language],
    author: company.legalName,
    date,
    layout: 'portrait',
  })
  const { doc, tagged, decorate } = page
  decorate(() => drawRhombus(doc, MARGIN, 48, 21, 14))
  tagged('P', () => drawLine(doc, 'strong', 12, BRAND, MARGIN + 28, 59))
  tagged('P', () => {
    const day = plainSpaces(formatDay(language, swissTime(date).day))
    drawLine(doc, 'text', 9.5, day, MARGIN + WIDTH - doc.font('text').fontSize(9.5).widthOfString(day), 59, {
      color: INK_2,
    })
  })
  tagged('H1', () => {
    const title = plainSpaces(letter.title)
    drawLine(doc, 'sign', fittedSize(doc, 'sign', 24, title, WIDTH), title, MARGIN, 106)
  })
  const fits = (scale: number) => drawBody(page, { letter, money }, scale, false) <= BODY_BOTTOM - QR - 40
  const scale = SCALES.find(fits) ?? SCALES.at(-1) ?? 1
  const end = drawBody(page, { letter, money }, scale, true)
  const top = Math.min(end + 14, BODY_BOTTOM - QR)
  drawWay(page, top, { language, address, way: way ?? bookingMailTexts[language].open })
  drawFoot(page, company)
  return page.finish()
}

/** @returns where it ends; draws nothing unless `draws` */
function drawBody(
  { doc, tagged, decorate }: PdfPage,
  { letter, money }: Pick<BookingSheet, 'letter' | 'money'>,
  scale: number,
  draws: boolean,
) {
  const size = 10.5 * scale
  let y = BODY_TOP
  const write = (text: string, gap: number, { font = 'text', x = MARGIN, width = WIDTH, tag = 'P' } = {}) => {
    const options = { width, lineGap: 2 * scale }
    const plain = plainSpaces(text)
    const height = doc.font(font).fontSize(size).heightOfString(plain, options)
    const at = y
    if (draws) tagged(tag, () => doc.font(font).fontSize(size).fillColor(INK).text(plain, x, at, options))
    y += height + gap * scale
    return height
  }
  write(letter.greeting, 6)
  write(letter.text, 8)
  if (money.length > 0) write(money.join(' '), 8)
  y += 4 * scale
  for (const [label, value] of letter.facts) {
    const top = y
    if (draws) decorate(() => hairLine(doc, top - 4 * scale))
    write(label, 0, { width: LABEL_WIDTH - 10 })
    const below = y
    y = top
    write(value, 0, { font: 'strong', x: MARGIN + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH })
    y = Math.max(below, y) + 7 * scale
  }
  const end = y
  if (draws) decorate(() => hairLine(doc, end - 4 * scale))
  y += 6 * scale
  for (const note of letter.notes) write(note, 6)
  if (letter.packing.items.length > 0) {
    write(letter.packing.title, 2, { font: 'strong', tag: 'H2' })
    for (const item of letter.packing.items) write(`·  ${item}`, 1)
    y += 5 * scale
  }
  if (letter.terms) write(`${letter.terms.label} (${shortAddress(letter.terms.href)})`, 0)
  return y
}

function hairLine(doc: PDFKit.PDFDocument, y: number) {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(HAIR)
    .stroke()
}

/** The way to the page, for a camera and to be typed. */
function drawWay(
  { doc, tagged }: PdfPage,
  top: number,
  { language, address, way }: { language: Language; address: string; way: string },
) {
  tagged('Figure', () => drawQrCode(doc, address, { x: MARGIN, y: top, width: QR, height: QR }), { alt: way })
  const x = MARGIN + QR + 20
  tagged('P', () => drawLine(doc, 'strong', 10.5, plainSpaces(withColon(language, way)), x, top + 14))
  tagged('P', () =>
    doc
      .font('text')
      .fontSize(9)
      .fillColor(INK_2)
      .text(shortAddress(address), x, top + 22, { width: WIDTH - QR - 20, lineGap: 2 }),
  )
  doc.link(x, top, WIDTH - QR - 20, 40, address)
}

function drawFoot({ doc, tagged, decorate }: PdfPage, company: Company) {
  decorate(() =>
    doc
      .moveTo(MARGIN, 776)
      .lineTo(MARGIN + WIDTH, 776)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke(),
  )
  const lines = plainSpaces(signatureOf(company).slice(1).join(', '))
  tagged('P', () => drawLine(doc, 'text', fittedSize(doc, 'text', 8.5, lines, WIDTH), lines, MARGIN, 792))
}

/** Without what browsers add by themselves. */
function shortAddress(address: string) {
  return address.replace(/^https?:\/\//, '')
}
