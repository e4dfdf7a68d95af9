import { BRAND, type Company } from '#features/company/content/company.ts'
import { drawQrCode } from '#features/voucher/draw-qr-code.server.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import { openPdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, fittedSize, INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'

/** Points, A4 upright. */
const MARGIN = 40
const WIDTH = 515.28
const TOP = 128
const COLUMNS = 2
const ROWS = 5
const TICKET = { width: WIDTH / COLUMNS, height: 130 }
const QR = 92
/** Four modules of a code of 29, which cameras need around it. */
const QUIET = 14
const HAIR = '#c2cfcb'

interface GuestCodes {
  title: string
  /** Of the event, on every ticket. */
  event: string
  /** Lines of their own. */
  when: string
  how: string
  guests: readonly { name: string; code: string }[]
}

interface SheetPlace {
  language: Language
  date: Date
  company: Company
}

/** Tickets to cut out, ten a page: each guest's name with the guest's check-in code. */
export async function drawGuestCodes(
  { title, event, when, how, guests }: GuestCodes,
  { language, date, company }: SheetPlace,
) {
  const page = openPdfPage({
    title,
    lang: HTML_LANG[language],
    author: company.legalName,
    date,
    layout: 'portrait',
  })
  const { doc, tagged, decorate } = page
  decorate(() => drawRhombus(doc, MARGIN, 40, 21, 14))
  tagged('P', () => drawLine(doc, 'strong', 12, BRAND, MARGIN + 28, 51))
  tagged('H1', () => {
    const head = plainSpaces(title)
    drawLine(doc, 'sign', fittedSize(doc, 'sign', 22, head, WIDTH), head, MARGIN, 88)
  })
  tagged('P', () => {
    const text = plainSpaces(how)
    drawLine(doc, 'text', fittedSize(doc, 'text', 9.5, text, WIDTH), text, MARGIN, 108, { color: INK_2 })
  })
  for (const [index, { name, code }] of guests.entries()) {
    const place = index % (COLUMNS * ROWS)
    if (index > 0 && place === 0) doc.addPage()
    const x = MARGIN + (place % COLUMNS) * TICKET.width
    const y = TOP + Math.floor(place / COLUMNS) * TICKET.height
    decorate(() =>
      doc
        .rect(x, y, TICKET.width, TICKET.height)
        .lineWidth(0.6)
        .dash(3, {})
        .strokeColor(HAIR)
        .stroke()
        .undash(),
    )
    const frame = { x: x + QUIET, y: y + (TICKET.height - QR) / 2, width: QR, height: QR }
    tagged('Figure', () => drawQrCode(doc, code, frame), { alt: plainSpaces(name) })
    const left = frame.x + QR + QUIET
    const room = x + TICKET.width - left - 10
    tagged('P', () =>
      doc
        .font('strong')
        .fontSize(12)
        .fillColor(INK)
        .text(plainSpaces(name), left, frame.y + 4, { width: room, height: 32, ellipsis: true }),
    )
    tagged('P', () =>
      doc
        .font('text')
        .fontSize(8.5)
        .fillColor(INK_2)
        .text([event, ...when.split('\n')].map(plainSpaces).join('\n'), left, frame.y + 44, {
          width: room,
          height: 46,
          lineGap: 1.5,
          ellipsis: true,
        }),
    )
  }
  return page.finish()
}
