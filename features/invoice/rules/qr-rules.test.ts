import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '../invoice.ts'
import { billingInformation } from './billing-information.ts'
import {
  creditorReference,
  isCreditorReference,
  isQrReference,
  qrBillOf,
  qrBillProblems,
  qrPayload,
  qrReference,
} from './qr-bill.ts'
import { isQrText, qrText } from './qr-characters.ts'
import { splitStreet } from './split-street.ts'

const INVOICE: InvoiceDocument = {
  kind: 'invoice',
  part: 'whole',
  number: 'R-2026-0119',
  language: 'de',
  seller: {
    legalName: 'Gratweg GmbH',
    street: 'Musterstrasse 1',
    postalCode: '6330',
    city: 'Cham',
    phone: '+41 41 000 00 00',
    email: 'hallo@example.ch',
    uid: 'CHE-123.456.788',
    vatNumber: null,
  },
  account: { iban: 'CH5800791123000889012', qrIban: 'CH4431999123000889012', holder: 'Gratweg GmbH' },
  recipient: {
    company: 'Probe Spital AG',
    name: 'Buchhaltung',
    street: 'Beispielplatz',
    houseNumber: '3',
    postalCode: '6300',
    city: 'Zug',
    country: 'CH',
  },
  orderNumber: null,
  addedOrderNumber: null,
  addedOrderNumberOn: null,
  note: null,
  lines: [{ title: 'Kurs', detail: '', quantityHundredths: 500, unitCents: 25_000, vat: 'standard' }],
  totalCents: 125_000,
  issuedOn: '2026-11-23',
  dueOn: '2026-12-23',
  performedFrom: '2026-11-28',
  performedTo: '2026-11-29',
  corrects: null,
}

describe('a QR reference', () => {
  it('matches the public sample', () => {
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017')
    expect(isQrReference('210000000003139471430009017')).toBe(true)
    expect(isQrReference('0'.repeat(27))).toBe(false)
  })

  it('is refused with any one digit changed', () => {
    const digits = fc.bigInt({ min: 1n, max: 10n ** 26n - 1n }).map(String)
    fc.assert(
      fc.property(digits, fc.nat(26), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const reference = qrReference(body)
        expect(isQrReference(reference)).toBe(true)
        const changed = (Number(reference[place]) + shift) % 10
        expect(isQrReference(`${reference.slice(0, place)}${changed}${reference.slice(place + 1)}`)).toBe(
          false,
        )
      }),
    )
  })
})

describe('a creditor reference', () => {
  it('matches the public sample', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
  })

  it('is valid for every text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,21}$/), (text) => {
        expect(isCreditorReference(creditorReference(text))).toBe(true)
      }),
    )
  })

  it('is refused with two adjacent digits swapped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,21}$/), (text) => {
        const reference = creditorReference(text)
        for (let place = 4; place < reference.length - 1; place += 1) {
          const [one = '', two = ''] = [reference[place], reference[place + 1]]
          if (one === two) continue
          const swapped = `${reference.slice(0, place)}${two}${one}${reference.slice(place + 2)}`
          expect(isCreditorReference(swapped), swapped).toBe(false)
        }
      }),
    )
  })
})

describe('the text of a QR-bill', () => {
  it('keeps allowed characters and replaces the others', () => {
    expect(qrText('Müller & Söhne, Genève', 70)).toBe('Müller & Söhne, Genève')
    expect(qrText('L’«Écho» – Nguyễn 🎿 €', 70)).toBe("L'«Écho» - Nguyen €")
    expect(qrText('Łódź Țepeș', 70)).toBe('Łódź Țepeș')
    expect(qrText('Əli Ɗanjuma, Фёдор, 深圳, გიორგი, محمد, דוד, Ελένη', 70)).toBe(
      'Eli Danjuma, Fedor, ShenZhen, giorgi, mhmd, dvd, Eleni',
    )
    expect(qrText('a\nb\u00a0c\td', 70)).toBe('a b c d')
  })

  it('is one allowed line within its length for any input, idempotently', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 140 }),
        (typed, most) => {
          const text = qrText(typed, most)
          expect(isQrText(text)).toBe(true)
          expect(text).not.toMatch(/[\r\n]/)
          expect(text.length).toBeLessThanOrEqual(most)
          expect(qrText(text, most)).toBe(text)
        },
      ),
    )
  })
})

describe('a street', () => {
  it.each([
    ['Musterstrasse 1', 'Musterstrasse', '1'],
    ['Im Feld 12a', 'Im Feld', '12a'],
    ['Rue du Lac 12-14', 'Rue du Lac', '12-14'],
    ['12, rue du Lac', 'rue du Lac', '12'],
    ['Via S. Gottardo 7 B', 'Via S. Gottardo', '7 B'],
    ['Rue du Lac 12 - 14', 'Rue du Lac', '12 - 14'],
    ['Rue de Bourg 18bis', 'Rue de Bourg', '18bis'],
    ['18 bis, rue de Bourg', 'rue de Bourg', '18 bis'],
    ['Dorfstrasse 3–5', 'Dorfstrasse', '3–5'],
    ['Rue du 1er Août 7', 'Rue du 1er Août', '7'],
    ['Postfach', 'Postfach', ''],
    ['Postfach 123', 'Postfach', '123'],
    ['', '', ''],
  ])('%s is split', (typed, street, houseNumber) => {
    expect(splitStreet(typed)).toEqual({ street, houseNumber })
  })
})

describe('billing information', () => {
  it('contains number, day, period and payment terms; no VAT without a number', () => {
    expect(billingInformation(INVOICE, 100)).toBe('//S1/10/R-2026-0119/11/261123/40/0:30')
    const taxed = { ...INVOICE, seller: { ...INVOICE.seller, vatNumber: 'CHE-123.456.788 MWST' } }
    expect(billingInformation(taxed, 140)).toBe(
      '//S1/10/R-2026-0119/11/261123/30/123456788/31/261128261129/32/8.1/40/0:30',
    )
  })

  it('omits what does not fit, and escapes slashes of order numbers', () => {
    const ordered = { ...INVOICE, orderNumber: '45/00\\1' }
    expect(billingInformation(ordered, 100)).toContain('/20/45\\/00\\\\1/')
    expect(billingInformation(ordered, 40)).toBe('//S1/10/R-2026-0119/11/261123/40/0:30')
    expect(billingInformation(ordered, 10)).toBe('')
  })
})

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
)

describe('a QR-bill', () => {
  it('uses QRR with a QR-IBAN and SCOR with an IBAN', () => {
    const request = { amountCents: 125_000, message: 'Rechnung R-2026-0119' }
    expect(qrBillOf(INVOICE, request)).toMatchObject({
      account: 'CH4431999123000889012',
      reference: qrReference('20260119'),
    })
    const account = { iban: 'CH5800791123000889012', qrIban: null, holder: 'Gratweg GmbH' }
    expect(qrBillOf({ ...INVOICE, account }, request)).toMatchObject({
      account: account.iban,
      reference: creditorReference('R20260119'),
    })
    expect(qrBillOf({ ...INVOICE, account: null }, request)).toBeNull()
    expect(qrBillOf(INVOICE, { ...request, amountCents: 0 })).toBeNull()
  })

  it('has 31 or 32 lines, each as the guidelines number them', () => {
    const bill = qrBillOf(INVOICE, { amountCents: 125_000, message: 'Rechnung R-2026-0119' })
    const lines = bill ? qrPayload(bill).split('\n') : []
    expect(lines).toHaveLength(32)
    expect(lines.slice(0, 5)).toEqual(['SPC', '0200', '1', 'CH4431999123000889012', 'S'])
    expect(lines.slice(18, 21)).toEqual(['1250.00', 'CHF', 'S'])
    expect(lines.slice(27)).toEqual([
      'QRR',
      qrReference('20260119'),
      'Rechnung R-2026-0119',
      'EPD',
      '//S1/10/R-2026-0119/11/261123/40/0:30',
    ])
  })

  it('breaks no rule, for any names and amounts', () => {
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.integer({ min: 1, max: 100_000_000 }),
        (name, street, city, amountCents) => {
          const recipient = { ...INVOICE.recipient, company: name, street, city }
          const bill = qrBillOf({ ...INVOICE, recipient }, { amountCents, message: name })
          expect(bill).not.toBeNull()
          expect(bill && qrBillProblems(bill)).toEqual([])
          expect(bill && qrPayload(bill).length).toBeLessThanOrEqual(997)
        },
      ),
    )
  })

  it('leaves out a debtor of whom nothing can be written, and is none for such a seller', () => {
    const recipient = { ...INVOICE.recipient, city: '🎿' }
    const request = { amountCents: 100, message: '' }
    expect(qrBillOf({ ...INVOICE, recipient }, request)).toMatchObject({ debtor: null })
    expect(qrBillOf({ ...INVOICE, seller: { ...INVOICE.seller, city: '🎿' } }, request)).toBeNull()
  })

  it('names people and towns of other scripts in Latin letters', () => {
    const recipient = { ...INVOICE.recipient, company: 'ООО «Ромашка»', street: 'ул. Мира', city: 'Москва' }
    expect(qrBillOf({ ...INVOICE, recipient }, { amountCents: 100, message: '' })?.debtor).toMatchObject({
      name: 'OOO «Romashka»',
      street: 'ul. Mira',
      city: 'Moskva',
    })
  })
})
