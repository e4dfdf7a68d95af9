import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { SAMPLE_ACCOUNT, SAMPLE_QR_ACCOUNT, SAMPLE_RECIPIENT } from '#test/invoice-samples.ts'
import { openPdfReader } from '#test/read-qr-of-pdf.ts'
import { countOf, seedOf } from '#test/sample.ts'
import { formatInvoiceNumber, type InvoiceDocument, type InvoiceLine } from '../invoice.ts'
import { totalOf } from '../rules/invoice-sums.ts'
import { qrBillOf, qrPayload } from '../rules/qr-bill.ts'
import { renderInvoicePdf } from './invoice-pdf.server.ts'
import { INVOICE_PDF_TEXTS } from './invoice-pdf.texts.ts'

const ADDRESS = `https://www.gratweg.test/rechnung/${'a'.repeat(43)}`
let reader: Awaited<ReturnType<typeof openPdfReader>>

beforeAll(async () => {
  reader = await openPdfReader()
})
afterAll(() => reader.close())

const LINES: InvoiceLine[] = [
  {
    title: 'Durchhaltevermögen, 28./29. November 2026',
    detail: '5 Personen, Wildspitz',
    quantityHundredths: 500,
    unitCents: 25_000,
    vat: 'standard',
  },
]

function anInvoice(change: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const lines = change.lines ?? LINES
  return {
    kind: 'invoice',
    part: 'whole',
    number: 'R-2026-0119',
    language: 'de',
    seller: FIRST_COMPANY,
    account: SAMPLE_QR_ACCOUNT,
    recipient: SAMPLE_RECIPIENT,
    orderNumber: '4500-118',
    addedOrderNumber: null,
    addedOrderNumberOn: null,
    note: null,
    lines,
    totalCents: totalOf(lines),
    issuedOn: '2026-11-23',
    dueOn: '2026-12-23',
    performedFrom: '2026-11-28',
    performedTo: '2026-11-29',
    corrects: null,
    ...change,
  }
}

/** What the code must say: by the rules, which have tests of their own. */
function meant(invoice: InvoiceDocument, amountCents = invoice.totalCents): string | undefined {
  const message = `${INVOICE_PDF_TEXTS[invoice.language].title[invoice.kind]} ${invoice.number}`
  const bill = qrBillOf(invoice, { amountCents, message })
  return bill ? qrPayload(bill) : undefined
}

const taxed = { ...FIRST_COMPANY, vatNumber: 'CHE-123.456.788 MWST' }

describe('a printed invoice', () => {
  it('without a known address leaves it to whoever pays', async () => {
    const nowhere = { company: null, street: '', houseNumber: '', postalCode: '', city: '' }
    const invoice = anInvoice({ recipient: { ...SAMPLE_RECIPIENT, name: 'Lea Muster', ...nowhere } })
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
    const read = await reader.qrOf(content)
    expect(read).toBe(meant(invoice))
    expect(read?.split('\n').slice(20, 28)).toEqual([...Array.from({ length: 7 }, () => ''), 'QRR'])
    expect(await reader.textOf(content)).toContain('Lea Muster')
  })

  it.each([
    ['ООО «Ромашка»', 'Москва'],
    ['深圳市山水有限公司', '深圳'],
    ['شركة النور', 'دبي'],
    ['דוד לוי', 'תל אביב'],
    ['გიორგი ბერიძე', 'თბილისი'],
  ])('to %s in %s names both in their letters, and has a code that a bank reads', async (company, city) => {
    const invoice = anInvoice({ recipient: { ...SAMPLE_RECIPIENT, company, city } })
    const reminder = { level: 1, on: '2027-01-05', openCents: 100, paidCents: 0, creditedCents: 0 } as const
    for (const options of [{ address: ADDRESS }, { address: ADDRESS, reminder }]) {
      const { content } = await renderInvoicePdf(invoice, options)
      const text = await reader.textOf(content)
      for (const letter of `${company}${city}`) expect(text).toContain(letter)
      expect(await reader.qrOf(content)).toBe(meant(invoice, options.reminder?.openCents))
    }
  })

  it.each(LANGUAGES)('has a QR code that a reader decodes as intended, in %s', async (language) => {
    for (const account of [SAMPLE_QR_ACCOUNT, SAMPLE_ACCOUNT]) {
      const invoice = anInvoice({ language, account })
      const { content, filename } = await renderInvoicePdf(invoice, { address: ADDRESS })
      const read = await reader.qrOf(content)
      expect(read).toBe(meant(invoice))
      expect(read).toContain('1250.00')
      expect(filename).toMatch(/^[a-z-]+-R-2026-0119\.pdf$/)
      expect(content.toString('latin1')).toContain(ADDRESS)
    }
  })

  it.each(LANGUAGES)('states what is due, by when and for what, in %s', async (language) => {
    const texts = INVOICE_PDF_TEXTS[language]
    const text = await reader.textOf(
      (await renderInvoicePdf(anInvoice({ language }), { address: ADDRESS })).content,
    )
    for (const part of [
      `${texts.title.invoice} R-2026-0119`,
      'Probe Spital AG',
      '4500-118',
      texts.toPay,
      '2026',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/1.250\.00/)
    expect(text).not.toMatch(/\{\w+\}|undefined|null/)
    expect(text).not.toMatch(/MWST|VAT|TVA|IVA/)
  })

  it.each(LANGUAGES)(
    'contains what MWSTG Art. 26 requires when there is a VAT number, in %s',
    async (language) => {
      const lines: InvoiceLine[] = [
        ...LINES,
        { title: 'Buch', detail: '', quantityHundredths: 100, unitCents: 2_052, vat: 'reduced' },
      ]
      const invoice = anInvoice({ language, seller: taxed, lines })
      const text = await reader.textOf((await renderInvoicePdf(invoice, { address: ADDRESS })).content)
      for (const part of ['CHE-123.456.788 MWST', '8.1', '93.66', '2.6', '0.52']) expect(text).toContain(part)
      expect(await reader.qrOf((await renderInvoicePdf(invoice, { address: ADDRESS })).content)).toBe(
        meant(invoice),
      )
    },
  )

  it('without an account states that it follows, and has no code', async () => {
    const invoice = anInvoice({ account: null })
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
    expect(await reader.qrOf(content)).toBeUndefined()
    expect(await reader.textOf(content)).toContain(
      'Das Konto für die Zahlung teilen wir Ihnen per E-Mail mit.',
    )
  })

  it('of many lines continues over pages, with the payment part on the last one', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...(LINES[0] as InvoiceLine),
      title: `Zeile ${index + 1} mit einem langen Titel, der über die Breite seiner Spalte hinausgeht und umbricht`,
    }))
    const invoice = anInvoice({ lines })
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
    const pages = await reader.pagesOf(content)
    expect(pages).toBeGreaterThan(2)
    expect(await reader.textOf(content)).toContain(`Seite ${pages} von ${pages}`)
    expect(await reader.qrOf(content)).toBe(meant(invoice))
  })

  it('as a credit note names the invoice and requests nothing', async () => {
    const note = anInvoice({ kind: 'credit_note', number: 'G-2026-0003', corrects: 'R-2026-0119' })
    const { content, filename } = await renderInvoicePdf(note, { address: ADDRESS })
    expect(filename).toBe('gutschrift-G-2026-0003.pdf')
    expect(await reader.qrOf(content)).toBeUndefined()
    expect(await reader.textOf(content)).toContain('zu Rechnung R-2026-0119')
  })

  it.each(LANGUAGES)('as a deposit and as the final one states so in its title, in %s', async (language) => {
    for (const part of ['deposit', 'final'] as const) {
      const invoice = anInvoice({ language, part })
      const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
      const { partTitle } = INVOICE_PDF_TEXTS[language]
      expect(await reader.textOf(content)).toContain(`${partTitle[part]} ${invoice.number}`)
      expect(await reader.qrOf(content)).toBe(meant(invoice))
    }
  })

  it('contains the customer’s order number and day, also in the code', async () => {
    const added = { addedOrderNumber: 'PO-2211', addedOrderNumberOn: '2026-12-03' }
    const invoice = anInvoice(added)
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
    const text = await reader.textOf(content)
    expect(text).toContain('Ihre Bestellnummer: PO-2211, ergänzt am 3. Dezember 2026.')
    expect(text).not.toContain('4500-118')
    const code = await reader.qrOf(content)
    expect(code).toBe(meant(invoice))
    expect(code).toContain('/20/PO-2211')
  })

  it.each([1, 2, 3] as const)('as reminder %i requests the open amount, also in the code', async (level) => {
    const invoice = anInvoice({ language: 'fr' })
    const reminder = { level, on: '2027-01-05', openCents: 65_000, paidCents: 40_000, creditedCents: 20_000 }
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS, reminder })
    expect(await reader.qrOf(content)).toBe(meant(invoice, 65_000))
    expect(await reader.textOf(content)).toContain(INVOICE_PDF_TEXTS.fr.reminder[level].title)
  })
})

/** A full run reads 200 of them, 0.5 s each. */
const ROUNDS = countOf(200) === 200 ? 200 : 24

const name = (most: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: most }),
  )
const random = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  account: fc.constantFrom(SAMPLE_ACCOUNT, SAMPLE_QR_ACCOUNT),
  isTaxed: fc.boolean(),
  sequence: fc.integer({ min: 1, max: 99_999 }),
  company: name(70),
  street: name(70),
  houseNumber: fc.constantFrom('', '3', '12a', '4-6'),
  postalCode: fc.integer({ min: 1000, max: 9999 }).map(String),
  city: name(35),
  country: fc.constantFrom('CH', 'LI', 'DE', 'FR'),
  orderNumber: fc.option(name(30)),
  unitCents: fc.integer({ min: 1, max: 9_999_999 }),
  quantityHundredths: fc.integer({ min: 1, max: 1_000 }),
  vat: fc.constantFrom('standard', 'reduced', 'lodging', 'none'),
})

it(`${ROUNDS} random invoices are read back from their drawn pages`, async () => {
  let read = 0
  for (const drawn of fc.sample(random, { numRuns: ROUNDS, seed: seedOf('random invoices') })) {
    const {
      language,
      account,
      isTaxed,
      sequence,
      orderNumber,
      unitCents,
      quantityHundredths,
      vat,
      ...recipient
    } = drawn
    const lines: InvoiceLine[] = [
      { title: 'Leistung', detail: '', quantityHundredths: 100, unitCents: 100, vat: 'standard' },
      { title: recipient.company, detail: recipient.city, quantityHundredths, unitCents, vat },
    ]
    const invoice = anInvoice({
      language,
      account,
      number: formatInvoiceNumber('invoice', 2026, sequence),
      seller: isTaxed ? taxed : FIRST_COMPANY,
      recipient: { ...recipient, name: null },
      orderNumber,
      lines,
    })
    const { content } = await renderInvoicePdf(invoice, { address: ADDRESS })
    expect(await reader.qrOf(content), JSON.stringify(drawn)).toBe(meant(invoice))
    read += 1
  }
  expect(read).toBe(ROUNDS)
})
