import { BRAND, type Company } from '#features/company/content/company.ts'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import { bareServiceName, serviceGloss } from '#features/services/content/service-name.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import commonTexts from '#i18n/texts/common.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { drawScene } from '#platform/pdf/draw-scene.ts'
import { drawRhombus, drawSign } from '#platform/pdf/draw-sign.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, fittedSize, INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'
import { readScene } from '#platform/pdf/read-scene.ts'
import { drawGift, type GiftWords, hasWords } from './draw-gift.server.ts'
import { drawQrCode } from './draw-qr-code.server.ts'
import { voucherPdfTexts } from './voucher-pdf.texts.ts'

export interface PrintedVoucher {
  code: string
  kind: 'course' | 'value'
  level: number | null
  amountCents: number
  currency: string
  validUntil: string
  issuedAt: Date
  test: boolean
  /** Words and picture of a personal one. */
  gift?: (GiftWords & { drawing?: string; photograph?: Photograph }) | undefined
  /** Shows what it will look like: no code, no way to redeem it. */
  isSample?: boolean
}

export interface Photograph {
  jpeg: Uint8Array
  alt: string
  /** Who has to be named beside it. */
  credit?: string
}

export interface PdfFile {
  filename: string
  content: Buffer
  contentType: 'application/pdf'
}

const SCENES = ['aufbruch', 'nacht', 'kompass'] as const

/** Points; leaves the margin that home printers need. */
const TICKET = { x: 30, y: 30, width: 781.9, height: 535.3 }
const PICTURE_WIDTH = 356
const LEFT = TICKET.x + PICTURE_WIDTH + 38
const RIGHT = TICKET.x + TICKET.width - 36
const WIDTH = RIGHT - LEFT

/** One printable page in the buyer's language. */
export async function renderVoucherPdf(
  voucher: PrintedVoucher,
  language: Language,
  publicUrl: string,
  company: Company,
): Promise<PdfFile> {
  const texts = voucherPdfTexts[language]
  const title = nameOfCourse(voucher, texts.freeChoice)
  const page = openPdfPage({
    title: `${texts.voucher} ${title}`,
    lang: HTML_LANG[language],
    author: company.legalName,
    date: voucher.issuedAt,
  })
  drawPicture(page, voucher, language)
  drawHead(page, voucher, language, title)
  drawCode(page, voucher, language, { url: publicUrl, email: company.email })
  drawFoot(page, voucher, language, company)
  return {
    filename: voucherFileName(voucher, language),
    content: await page.finish(),
    contentType: 'application/pdf',
  }
}

/** `gutschein-aufbruch-7K2M.pdf`: ASCII only, for all mail programs. */
export function voucherFileName(voucher: PrintedVoucher, language: Language): string {
  const subject =
    voucher.level === null
      ? `${voucher.currency}-${Math.trunc(voucher.amountCents / 100)}`
      : nameOfCourse(voucher, 'kurs')
  const name = `${voucherPdfTexts[language].fileName}-${subject}`.toLowerCase()
  const plain = name.replaceAll('ö', 'oe').replace(/[^a-z0-9]+/g, '-')
  return `${plain}-${voucher.code.slice(-4)}.pdf`
}

function drawPicture({ doc, tagged, decorate }: PdfPage, voucher: PrintedVoucher, language: Language): void {
  const { x, y, width, height } = TICKET
  const { photograph, drawing } = voucher.gift ?? {}
  if (photograph) {
    tagged('Figure', () => drawPhotograph(doc, photograph.jpeg, { x, y, width: PICTURE_WIDTH, height }), {
      alt: photograph.alt,
    })
  } else {
    const own = voucher.level === null ? 'posten' : (SCENES[voucher.level - 1] ?? 'posten')
    const scene = drawing ?? own
    const sceneAlt = DRAWINGS[scene]?.alt[language] ?? ''
    const alt = scene === own ? voucherPdfTexts[language].drawing[own] : sceneAlt
    tagged('Figure', () => drawScene(doc, readScene(scene), { x, y, width: PICTURE_WIDTH, height }, 0.7), {
      alt,
    })
  }
  decorate(() => {
    const fold = x + PICTURE_WIDTH
    doc.lineWidth(1.2).strokeColor(INK)
    doc.rect(x, y, width, height).stroke()
    doc
      .moveTo(fold, y)
      .lineTo(fold, y + height)
      .dash(4, { space: 3 })
      .stroke()
      .undash()
  })
}

function drawPhotograph(
  doc: PDFKit.PDFDocument,
  jpeg: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  doc.save()
  doc.rect(x, y, width, height).clip()
  doc.image(Buffer.from(jpeg), x, y, { cover: [width, height], align: 'center', valign: 'center' })
  doc.restore()
}

/** Baselines below the top, sizes of the title and the sign; a personal voucher leaves room for its words. */
const HEAD = { voucher: 92, title: 139, size: 46, forWhat: 164, sign: 190, signHeight: 56 }
const HEAD_WITH_WORDS = { voucher: 44, title: 78, size: 32, forWhat: 96, sign: 108, signHeight: 42 }

function drawHead(page: PdfPage, voucher: PrintedVoucher, language: Language, title: string) {
  const { doc, tagged, decorate } = page
  const texts = voucherPdfTexts[language]
  const top = TICKET.y + 34
  const words = voucher.gift && hasWords(voucher.gift) ? voucher.gift : undefined
  const at = words ? HEAD_WITH_WORDS : HEAD
  decorate(() => drawRhombus(doc, LEFT, top - 1, 26, 17.5))
  tagged('P', () => drawLine(doc, 'strong', 15, BRAND, LEFT + 35, top + 12.5, { characterSpacing: -0.3 }))
  tagged('P', () => drawLine(doc, 'italic', 21, texts.voucher, LEFT, top + at.voucher))
  tagged('H1', () => {
    const size = fittedSize(doc, 'sign', at.size, title, WIDTH)
    drawLine(doc, 'sign', size, title, LEFT - 1.5, top + at.title, { characterSpacing: -0.6 })
  })
  const forWhat = whatFor(voucher, language)
  tagged('P', () => {
    const size = fittedSize(doc, 'text', 12, forWhat, WIDTH)
    drawLine(doc, 'text', size, forWhat, LEFT, top + at.forWhat, { color: INK_2 })
  })
  const length = voucher.level === null ? texts.value : (texts.lengths[voucher.level - 1] ?? texts.value)
  const amount = plainSpaces(formatPrice(language, voucher.amountCents, { code: voucher.currency }))
  const sign = { x: LEFT, y: top + at.sign, width: WIDTH, height: at.signHeight }
  tagged('P', () => drawSign(doc, sign, voucher.level ?? 1, length, amount), {
    actual: `${length}, ${amount}`,
  })
  if (words) drawGift(page, words, language, { x: LEFT, y: top + 166, width: WIDTH, height: 102 })
}

function drawCode(
  { doc, tagged, decorate }: PdfPage,
  voucher: PrintedVoucher,
  language: Language,
  { url, email }: { url: string; email: string },
) {
  const texts = voucherPdfTexts[language]
  const top = TICKET.y + 322
  const side = 92
  const textWidth = WIDTH - side - 24
  const address = new URL(url).host
  tagged('P', () => drawLine(doc, 'text', 10, texts.code, LEFT, top, { color: INK_2 }))
  tagged('P', () => {
    const size = fittedSize(doc, 'strong', 20, voucher.code, WIDTH - side - 26)
    drawLine(doc, 'strong', size, voucher.code, LEFT, top + 23, { characterSpacing: 0.4 })
  })
  const validUntil = fill(texts.validUntil, { date: formatDay(language, voucher.validUntil) })
  tagged('P', () => drawLine(doc, 'strong', 11, plainSpaces(validUntil), LEFT, top + 46))
  tagged('P', () => drawLine(doc, 'strong', 9.5, texts.redeem, LEFT, top + 76))
  tagged('P', () => {
    const words = `${fill(texts.howTo, { address, email })}\n${texts.keep}`
    doc.font('text').fontSize(9.5).fillColor(INK_2)
    doc.text(plainSpaces(words), LEFT, top + 82, { width: textWidth, lineGap: 1.6 })
  })
  const square = { x: RIGHT - side, y: top - 5, width: side, height: side }
  if (!voucher.isSample) {
    const link = `${url}/buchen?voucher=${encodeURIComponent(voucher.code)}`
    tagged('Figure', () => drawQrCode(doc, link, square), { alt: texts.qr })
    doc.link(square.x, square.y, side, side, link)
  }
  const mark = voucher.isSample ? texts.sample : voucher.test ? texts.test : undefined
  if (mark) {
    const y = voucher.isSample ? square.y : top + 99
    tagged('P', () => {
      doc.rect(RIGHT - side, y, side, 22).fill('#c9212b')
      const size = fittedSize(doc, 'sign', 11, mark, side - 14)
      drawLine(doc, 'sign', size, mark, RIGHT - side + 7, y + 15, { color: '#ffffff' })
    })
  }
  decorate(() => {
    const y = TICKET.y + TICKET.height - 66
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor('#c2cfcb').stroke()
  })
}

function drawFoot(
  { doc, tagged }: PdfPage,
  { gift }: PrintedVoucher,
  language: Language,
  company: Company,
): void {
  const top = TICKET.y + TICKET.height - 46
  const { legalName, street, postalCode, city, phone } = company
  const address = `${legalName}, ${street}, ${postalCode} ${city}, ${phone}`
  tagged('P', () => drawLine(doc, 'text', 8.5, address, LEFT, top, { color: INK_2 }))
  const { schematic, photograph } = voucherPdfTexts[language]
  const author = gift?.photograph?.credit
  const about = gift?.photograph ? author && fill(photograph, { author }) : schematic
  if (about) tagged('P', () => drawLine(doc, 'text', 8.5, about, LEFT, top + 14, { color: INK_2 }))
}

function courseOf({ level }: PrintedVoucher) {
  return SURVIVAL_COURSES.find((course) => course.level === level)?.id
}

function nameOfCourse(voucher: PrintedVoucher, otherwise: string): string {
  const course = courseOf(voucher)
  return course ? bareServiceName(commonTexts.de, course).replaceAll('\u00ad', '') : otherwise
}

/** Of a course: what its German name means, then what the voucher is good for. */
function whatFor(voucher: PrintedVoucher, language: Language): string {
  const { forWhat, forLevel } = voucherPdfTexts[language]
  const course = courseOf(voucher)
  if (!course || voucher.level === null) return forWhat
  const gloss = serviceGloss(commonTexts[language], course)
  return [gloss, fill(forLevel, { level: voucher.level })].filter(Boolean).join('. ')
}
