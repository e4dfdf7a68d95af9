import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import type { Language } from '#i18n/languages.ts'
import type { PdfPage } from '#platform/pdf/pdf-page.ts'
import type { QrAddress, QrBill } from '../rules/qr-bill.ts'
import { PAPER } from './letter-paper.server.ts'

const LANGUAGE = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT' } as const

/** As the guidelines word it. */
const SEPARATE: Record<Language, string> = {
  de: 'Vor der Einzahlung abzutrennen',
  en: 'Separate before paying in',
  fr: 'A détacher avant le versement',
  it: 'Da staccare prima del versamento',
}

/** Receipt and payment part at the foot of the present page, black on white in the type that the guidelines ask for. */
export function drawPaymentPart(page: PdfPage, bill: QrBill, language: Language, alt: string) {
  const { doc, tagged } = page
  const data: Data = {
    currency: 'CHF',
    amount: bill.amountCents / 100,
    reference: bill.reference,
    ...(bill.message && { message: bill.message }),
    ...(bill.information && { additionalInformation: bill.information }),
    creditor: { ...addressOf(bill.creditor), account: bill.account },
    ...(bill.debtor && { debtor: addressOf(bill.debtor) }),
  }
  const slip = new SwissQRBill(data, {
    language: LANGUAGE[language],
    fontName: 'Liberation Sans',
    scissors: false,
    separate: false,
  })
  const above = { font: 'Liberation Sans', size: 8, x: 0, y: PAPER.slipTop - 13 } as const
  tagged('P', () => {
    doc.font(above.font).fontSize(above.size).fillColor('black')
    doc.text(SEPARATE[language], above.x, above.y, { width: doc.page.width, align: 'center' })
  })
  tagged(
    'Figure',
    () => {
      // It starts a page of its own when the text above has moved the cursor too far down.
      doc.x = 0
      doc.y = 0
      doc.fillColor('black')
      slip.attachTo(doc, 0, PAPER.slipTop)
      doc.undash()
    },
    { alt },
  )
}

function addressOf({ name, street, houseNumber, postalCode, city, country }: QrAddress) {
  return {
    name,
    address: street,
    ...(houseNumber && { buildingNumber: houseNumber }),
    zip: postalCode,
    city,
    country,
  }
}
