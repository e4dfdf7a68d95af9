import { formatDay } from '#i18n/format-date.ts'
import { fill, formatNumber, formatPrice } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'
import { heightOf, type TextStyle, write } from '#platform/pdf/write-text.ts'
import {
  daysAfter,
  type InvoiceDocument,
  type InvoiceLine,
  REMINDER_DEADLINE_DAYS,
  type ReminderLevel,
} from '../invoice.ts'
import { formatPermille, lineCents, vatShares } from '../rules/invoice-sums.ts'
import { qrBillOf } from '../rules/qr-bill.ts'
import { drawPaymentPart } from './draw-payment-part.server.ts'
import { INVOICE_PDF_TEXTS, type InvoicePdfTexts } from './invoice-pdf.texts.ts'
import { drawLetterhead, numberPages, PAPER, rule } from './letter-paper.server.ts'

export interface InvoicePdf {
  filename: string
  content: Buffer
  contentType: 'application/pdf'
}

export interface ReminderLetter {
  level: ReminderLevel
  /** `YYYY-MM-DD` */
  on: string
  openCents: number
  paidCents: number
  creditedCents: number
}

interface PdfOptions {
  /** Private page of the invoice; null for a preview. */
  address: string | null
  reminder?: ReminderLetter | undefined
  /** Shows what it will look like: no number, nothing to pay with. */
  isDraft?: boolean
}

interface Sheet extends PdfOptions {
  page: PdfPage
  invoice: InvoiceDocument
  texts: InvoicePdfTexts
  language: Language
}

/** An invoice, a credit note, or the letter of a reminder, in the customer's language; with a QR-bill where money is due. */
export async function renderInvoicePdf(invoice: InvoiceDocument, options: PdfOptions): Promise<InvoicePdf> {
  const { language, kind, number, issuedOn } = invoice
  const texts = INVOICE_PDF_TEXTS[language]
  const { reminder } = options
  const name = reminder ? texts.reminder[reminder.level].title : nameOf(invoice, texts)
  const title = `${name} ${options.isDraft ? texts.draft : number}`
  const page = openPdfPage({
    title,
    lang: HTML_LANG[language],
    author: invoice.seller.legalName,
    date: new Date(`${reminder?.on ?? issuedOn}T12:00:00Z`),
    layout: 'portrait',
    bufferPages: true,
  })
  const sheet = { ...options, page, invoice, texts, language }
  const { seller, recipient } = invoice
  drawLetterhead(page, seller, recipient, seller.vatNumber && `${texts.vatNumber} ${seller.vatNumber}`)
  let y = write(page, 'H1', title, PAPER.left, PAPER.title, { font: 'sign', size: 22 }) + 5
  y = reminder ? drawReminder(sheet, reminder, y) : drawInvoice(sheet, y)
  drawFoot(sheet, y)
  numberPages(page, (at, pages) => fill(texts.page, { page: at, pages }))
  const file = [reminder ? texts.fileName.reminder : texts.fileName[kind], number].filter(Boolean).join('-')
  return { filename: `${file}.pdf`, content: await page.finish(), contentType: 'application/pdf' }
}

function drawInvoice({ page, invoice, texts, language }: Sheet, top: number) {
  const day = (of: string) => formatDay(language, of)
  const { issuedOn, dueOn, corrects, performedFrom, performedTo, note } = invoice
  const days =
    performedFrom && performedTo && performedTo !== performedFrom
      ? `${day(performedFrom)} – ${day(performedTo)}`
      : performedFrom && day(performedFrom)
  const head = corrects
    ? fill(texts.corrects, { issued: day(issuedOn), number: corrects })
    : fill(texts.payable, { issued: day(issuedOn), due: day(dueOn) })
  const facts = [...(days ? [fill(texts.performed, { days })] : []), ...orderNumberOf(invoice, texts)]
  let y =
    write(page, 'P', [head, facts.join(' ')].filter(Boolean).join('\n'), PAPER.left, top, { color: INK_2 }) +
    12
  // The reason of a credit note is its line.
  if (note && !invoice.lines.some(({ title }) => title === note))
    y = write(page, 'P', note, PAPER.left, y) + 12
  y = drawTable(page, invoice, texts, y)
  return drawSums(page, invoice, texts, y)
}

/** `Anzahlungsrechnung`, `Schlussrechnung`, `Rechnung`, `Gutschrift` */
function nameOf({ kind, part }: InvoiceDocument, texts: InvoicePdfTexts) {
  return kind === 'invoice' && part !== 'whole' ? texts.partTitle[part] : texts.title[kind]
}

/** A number added after sending is marked as such: the rest of the document is unchanged. */
function orderNumberOf(
  { language, orderNumber, addedOrderNumber, addedOrderNumberOn }: InvoiceDocument,
  texts: InvoicePdfTexts,
): string[] {
  if (addedOrderNumber && addedOrderNumberOn) {
    const day = formatDay(language, addedOrderNumberOn)
    return [fill(texts.addedOrderNumber, { number: addedOrderNumber, day })]
  }
  return orderNumber ? [fill(texts.orderNumber, { number: orderNumber })] : []
}

const COLUMN = { title: 292, quantity: 55, price: 65, total: 70 } as const
const RIGHT = {
  total: PAPER.right,
  price: PAPER.right - COLUMN.total,
  quantity: PAPER.right - COLUMN.total - COLUMN.price,
} as const

function drawTable(page: PdfPage, invoice: InvoiceDocument, texts: InvoicePdfTexts, top: number) {
  let y = drawTableHead(page, texts, top)
  for (const line of invoice.lines) {
    const height = lineHeight(page, line)
    if (y + height > PAPER.bottom) {
      page.doc.addPage()
      y = drawTableHead(page, texts, PAPER.top)
    }
    drawTableLine(page, invoice.language, line, y)
    y += height
    rule(page, y)
  }
  return y
}

function drawTableHead(page: PdfPage, texts: InvoicePdfTexts, y: number) {
  const small: TextStyle = { size: 8.5, color: INK_2 }
  write(page, 'P', texts.service, PAPER.left, y, small)
  const right = (text: string, edge: number) =>
    write(page, 'P', text, edge - 80, y, { ...small, width: 80, align: 'right' })
  right(texts.quantity, RIGHT.quantity)
  right(texts.price, RIGHT.price)
  const bottom = right('CHF', RIGHT.total) + 4
  rule(page, bottom, { strong: true })
  return bottom
}

const LINE = {
  title: { width: COLUMN.title },
  detail: { width: COLUMN.title, size: 8.5, color: INK_2 },
  padding: 5.5,
}

function lineHeight(page: PdfPage, { title, detail }: InvoiceLine) {
  const below = detail ? heightOf(page, detail, LINE.detail) : 0
  return heightOf(page, title, LINE.title) + below + LINE.padding * 2 - 2
}

function drawTableLine(page: PdfPage, language: Language, line: InvoiceLine, top: number) {
  const y = top + LINE.padding
  const below = write(page, 'P', line.title, PAPER.left, y, LINE.title)
  const right = (text: string, edge: number) =>
    write(page, 'P', text, edge - 80, y, { width: 80, align: 'right' })
  right(quantity(language, line.quantityHundredths), RIGHT.quantity)
  right(amount(language, line.unitCents), RIGHT.price)
  right(amount(language, lineCents(line)), RIGHT.total)
  if (line.detail) write(page, 'P', line.detail, PAPER.left, below, LINE.detail)
}

/** Total, and its VAT where the seller has a number; without one VAT is not mentioned (MWSTG Art. 27). */
function drawSums(page: PdfPage, invoice: InvoiceDocument, texts: InvoicePdfTexts, top: number) {
  const { seller, language, lines, performedFrom, issuedOn, kind } = invoice
  const shares = seller.vatNumber ? vatShares(lines, performedFrom ?? issuedOn) : []
  let y = roomFor(page, top, 40 + shares.length * 14)
  y = drawTotal(
    page,
    kind === 'invoice' ? texts.toPay : texts.credited,
    amount(language, invoice.totalCents),
    y,
  )
  for (const { permille, netCents, taxCents, grossCents } of shares) {
    const net = amount(language, netCents)
    const vatText =
      permille > 0
        ? fill(texts.vat, { rate: formatPermille(permille), net })
        : fill(texts.noVat, { gross: amount(language, grossCents) })
    const small: TextStyle = { size: 8.5, color: INK_2 }
    write(page, 'P', vatText, PAPER.left, y, { ...small, width: COLUMN.title + 60 })
    if (permille > 0)
      write(page, 'P', amount(language, taxCents), PAPER.right - 80, y, {
        ...small,
        width: 80,
        align: 'right',
      })
    y += 14
  }
  return y
}

function drawTotal(page: PdfPage, label: string, cents: string, top: number) {
  const bold: TextStyle = { font: 'strong', size: 13 }
  const y = top + 9
  write(page, 'P', label, PAPER.left, y, { ...bold, width: 300 })
  return write(page, 'P', cents, PAPER.right - 160, y, { ...bold, width: 160, align: 'right' }) + 8
}

function drawReminder({ page, invoice, texts, language }: Sheet, reminder: ReminderLetter, top: number) {
  const day = (of: string) => formatDay(language, of)
  let y = write(page, 'P', `${day(reminder.on)}.`, PAPER.left, top, { color: INK_2 }) + 14
  y = write(page, 'P', texts.reminder[reminder.level].text, PAPER.left, y, { width: PAPER.width * 0.86 }) + 16
  rule(page, y, { strong: true })
  const rows: [string, number][] = [
    [fill(texts.reminded, { issued: day(invoice.issuedOn), due: day(invoice.dueOn) }), invoice.totalCents],
    ...(reminder.creditedCents > 0
      ? [[texts.creditedBefore, -reminder.creditedCents] as [string, number]]
      : []),
    ...(reminder.paidCents > 0 ? [[texts.paid, -reminder.paidCents] as [string, number]] : []),
  ]
  for (const [label, cents] of rows) {
    write(page, 'P', label, PAPER.left, y + LINE.padding, { width: 380 })
    const bottom = write(page, 'P', amount(language, cents), PAPER.right - 90, y + LINE.padding, {
      width: 90,
      align: 'right',
    })
    y = bottom + LINE.padding - 2
    rule(page, y)
  }
  y = drawTotal(page, texts.open, `CHF ${amount(language, reminder.openCents)}`, y)
  const until = day(daysAfter(reminder.on, REMINDER_DEADLINE_DAYS))
  return write(page, 'P', `${fill(texts.payUntil, { until })} ${texts.crossed}`, PAPER.left, y, {
    width: PAPER.width * 0.86,
  })
}

/** The sentences below the sum, then the payment part, or why there is none. */
function drawFoot({ page, invoice, texts, language, address, reminder, isDraft }: Sheet, top: number) {
  const amountCents = reminder ? reminder.openCents : invoice.kind === 'invoice' ? invoice.totalCents : 0
  const message = `${texts.title[invoice.kind]} ${invoice.number}`
  const bill = isDraft ? null : qrBillOf(invoice, { amountCents, message })
  const isDue = amountCents > 0
  const follows = isDue && !isDraft && bill === null
  const height = (reminder ? 0 : 20) + (follows ? 36 : 0) + (isDue ? 14 : 36)
  let y = roomFor(page, top + 12, height, isDue ? PAPER.slipTop - 16 : PAPER.bottom)
  const style: TextStyle = { width: PAPER.width * 0.86 }
  if (!isDue) y = write(page, 'P', texts.creditNote, PAPER.left, y, style) + 6
  if (follows) y = write(page, 'P', texts.accountFollows, PAPER.left, y, { ...style, font: 'strong' }) + 6
  if (!reminder) y = write(page, 'P', texts.thanks, PAPER.left, y, style) + 6
  if (isDue && address) drawAddress(page, texts, address, y)
  if (!bill) return
  const francs = formatPrice(language, bill.amountCents, { code: 'chf' })
  drawPaymentPart(
    page,
    bill,
    language,
    fill(texts.slip, { amount: plainSpaces(francs), account: bill.account }),
  )
}

function drawAddress(page: PdfPage, texts: InvoicePdfTexts, address: string, y: number) {
  const words = plainSpaces(fill(texts.online, { address: address.replace(/^https?:\/\//, '') }))
  const { doc, tagged } = page
  tagged('P', () => drawLine(doc, 'text', 8, words, PAPER.left, y + 9, { color: INK_2 }))
  doc.link(PAPER.left, y, doc.font('text').fontSize(8).widthOfString(words), 12, address)
}

/** A new page when `height` does not fit above `bottom`. */
function roomFor({ doc }: PdfPage, y: number, height: number, bottom: number = PAPER.bottom) {
  if (y + height <= bottom) return y
  doc.addPage()
  return PAPER.top
}

function amount(language: Language, cents: number) {
  return plainSpaces(formatPrice(language, cents, { code: 'chf', template: '$1' }))
}

/** `1`, `1.5`, `12.25` */
function quantity(language: Language, hundredths: number) {
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return plainSpaces(`${formatNumber(language, hundredths / 100)}${rest && `.${rest}`}`)
}
