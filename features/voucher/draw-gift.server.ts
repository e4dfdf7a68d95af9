import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, fittedSize } from '#platform/pdf/pdf-text.ts'
import { voucherPdfTexts } from './voucher-pdf.texts.ts'

/** The words of a personal voucher; absent ones are not printed. */
export interface GiftWords {
  recipient?: string | undefined
  sender?: string | undefined
  message?: string | undefined
}

const LARGEST = 12
/** Reached only by texts such as 280 capital letters in five lines; `voucher-gift.test.ts` shows that it is enough. */
const SMALLEST = 5
const LINE_GAP = 0.2

/** Points, within the voucher's right half. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

export function hasWords({ recipient, sender, message }: GiftWords): boolean {
  return Boolean(recipient ?? sender ?? message)
}

/** Whom it is for, the message as large as it fits, and from whom. @returns the message's size in points, 0 without one. */
export function drawGift(
  { doc, tagged }: PdfPage,
  words: GiftWords,
  language: Language,
  place: Place,
): number {
  const { recipient, sender, message } = words
  const texts = voucherPdfTexts[language]
  const { x, y, width, height } = place
  const line = (text: string, baseline: number) =>
    tagged('P', () => drawLine(doc, 'strong', fittedSize(doc, 'strong', 13, text, width), text, x, baseline))
  if (recipient) line(fill(texts.for, { name: recipient }), y + 11)
  if (sender) line(fill(texts.from, { name: sender }), y + height - 3)
  if (!message) return 0
  const top = y + (recipient ? 19 : 0)
  const room = y + height - top - (sender ? 18 : 0)
  const size = messageSize(doc, message, width, room)
  tagged('P', () => {
    doc.font('text').fontSize(size).fillColor('#0f2423')
    doc.text(message, x, top, { width, height: room + 1, lineGap: size * LINE_GAP })
  })
  return size
}

/** The largest size in half points at which the text has room. */
function messageSize(doc: PDFKit.PDFDocument, text: string, width: number, room: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.5) {
    doc.font('text').fontSize(size)
    if (doc.heightOfString(text, { width, lineGap: size * LINE_GAP }) <= room) return size
  }
  return SMALLEST
}
