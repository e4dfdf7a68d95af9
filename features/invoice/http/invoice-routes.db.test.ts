import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { invoiceStatus } from '#features/invoice/invoice.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import { invoiceReference } from '#features/invoice/view-invoice.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { findAlert } from '#platform/alerts/raise-alert.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { testMails } from '#test/test-mails.ts'
import { openInvoiceScene, SAMPLE_DRAFT, STAFF } from '#test/invoice-scene.ts'
import { openPdfReader } from '#test/read-qr-of-pdf.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { testkasseRoutes } from '#platform/payments/testkasse/testkasse-routes.ts'
import { webhookRoutes } from '#platform/payments/webhooks/webhook-routes.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { invoiceRoutes } from './invoice-routes.ts'

const scene = await forThisFile(openInvoiceScene())
const { deps, invoice: stored, pay, report, sent } = scene
const { db } = deps
const app = Fastify()
invoiceRoutes(app, { ...deps, drawing: inProcess, limited: false })
testkasseRoutes(app, deps)
webhookRoutes(app, {
  ...deps,
  record: {
    order: async () => 'unknown_order',
    booking: async () => 'unknown_booking',
    invoice: (event) => recordInvoicePayment(deps, event),
  },
})
afterAll(() => app.close())

const addressOf = ({ id }: { id: string }) => `/api/invoices/${invoiceReference(deps.key, id)}`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const press = (invoice: { id: string }) =>
  app.inject({ method: 'POST', url: `${addressOf(invoice)}/payment?lng=it`, headers: FORM, payload: '' })

/** Pays on the page that the press led to. */
async function payThere(location: unknown) {
  const path = new URL(String(location)).pathname
  const payload = new URLSearchParams({
    email: 'buchhaltung@example.ch',
    name: 'Lia',
    terms: 'on',
  }).toString()
  const paid = await app.inject({ method: 'POST', url: `${path}/payment`, headers: FORM, payload })
  expect(paid.statusCode, paid.body).toBe(303)
  return String(paid.headers['location'])
}

describe('an invoice to a name without a Latin letter', () => {
  it.each([
    ['ООО «Ромашка»', 'Фёдор Щукін', 'Москва'],
    ['深圳市山水有限公司', '', '深圳'],
    ['', 'محمد عليّ', 'دبي'],
    ['', 'דוד לוי', 'תל אביב'],
    ['', 'გიორგი ბერიძე', 'თბილისი'],
    ['🎿', '', '🏔️'],
  ])('(%s %s, %s) has a number, a PDF and a mail with it', async (company, name, city) => {
    const recipient = { ...SAMPLE_DRAFT.recipient, company: company || null, name: name || null, city }
    const invoice = await sent({ recipient })
    expect(invoice.number).toMatch(/^R-\d{4}-\d{4}$/)
    const pdf = await app.inject(`${addressOf(invoice)}/pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const render = testMails(db, { key: deps.key })
    for (const [kind, detail] of [
      ['invoice-sent', {}],
      ['invoice-reminded', { level: 1, cents: 1_000, on: '2026-12-30' }],
    ] as const) {
      const mail = await render({ kind, language: 'de', payload: { invoiceId: invoice.id, ...detail } })
      expect(mail.attachments?.some(({ filename }) => String(filename).endsWith('.pdf'))).toBe(true)
    }
  })
})

describe('the private page', () => {
  it('is the same for a wrong reference and for a draft', async () => {
    const draft = await scene.draft()
    const answers = await Promise.all(
      [addressOf(draft), `/api/invoices/${'x'.repeat(43)}`, "/api/invoices/'", `${addressOf(draft)}/pdf`].map(
        (url) => app.inject(url),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await press(draft)).headers['location']).toContain('/rechnung/')
  })

  it('shows what is open, is not cached, and links the PDF with the same amount in its code', async () => {
    const invoice = await sent()
    await pay(invoice.id, 40_000)
    const answer = await app.inject(addressOf(invoice))
    expect(answer.json()).toMatchObject({
      status: 'partly_paid',
      openCents: 100_000,
      orderNumber: '4500-118',
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.body).not.toContain(invoice.id)
    const pdf = await app.inject(`${addressOf(invoice)}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const reader = await openPdfReader()
    expect(await reader.qrOf(pdf.rawPayload)).toContain(`\n1400.00\nCHF\n`)
    reader.close()
  })
})

describe('paying by voucher', () => {
  it('accepts the code on the page and in its plain form, and reports what is wrong', async () => {
    const invoice = await sent()
    const voucher = await scene.voucher(30_000)
    const url = `${addressOf(invoice)}/voucher?lng=it`
    const send = (code: string) => app.inject({ method: 'POST', url, payload: { code } })
    expect((await send('GRAT-0000-0000-0000')).json()).toMatchObject({
      statusCode: 409,
      code: 'voucher_unknown',
    })
    expect((await send('')).json()).toMatchObject({ statusCode: 422, code: 'invalid' })
    const paid = await send(voucher.code)
    expect(paid.json()).toMatchObject({ status: 'partly_paid', openCents: 110_000, voucherCents: 30_000 })
    expect(paid.body).not.toContain(voucher.id)
    const form = (code: string) =>
      app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams({ code }).toString() })
    expect((await form(voucher.code)).headers['location']).toMatch(/lng=it&done=voucher$/)
    expect((await form('x')).headers['location']).toMatch(/problem=voucher_unknown$/)
    expect((await stored(invoice.id)).paidCents).toBe(30_000)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const forged = await app.inject({
      method: 'POST',
      url,
      headers: foreign,
      payload: { code: voucher.code },
    })
    expect(forged.statusCode).toBe(403)
  })

  it('closes the payment page for the whole amount; a payment that arrives anyway returns the voucher', async () => {
    const invoice = await sent()
    const voucher = await scene.voucher(30_000)
    const opened = await press(invoice)
    const url = `${addressOf(invoice)}/voucher`
    await app.inject({ method: 'POST', url, payload: { code: voucher.code } })
    const page = await app.inject(new URL(String(opened.headers['location'])).pathname)
    expect(page.body).not.toContain('name="terms"')
    await pay(invoice.id, 140_000)
    expect((await stored(invoice.id)).paidCents).toBe(140_000)
    await scene.expectBalance(voucher.id, 30_000)
  })
})

describe('paying by card or TWINT', () => {
  it('opens one page for two requests, and counts its payment once', async () => {
    const invoice = await sent({ email: 'online@example.ch' })
    const [one, two] = await Promise.all([press(invoice), press(invoice)])
    expect(one.headers['location']).toBe(two.headers['location'])
    expect(await payThere(one.headers['location'])).toContain('/rechnung/')
    expect(invoiceStatus(await stored(invoice.id))).toBe('paid')
    expect((await app.inject(addressOf(invoice))).json()).toMatchObject({ status: 'paid', openCents: 0 })
    expect((await stored(invoice.id)).paidCents).toBe(140_000)
    expect((await press(invoice)).headers['location']).toContain('problem=nothing_due')
    const mails = await db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, 'online@example.ch'))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['invoice-paid', 'invoice-sent'])
  })

  it('pays the booking of the invoice', async () => {
    const event = await scene.event({ priceCents: 25_000 })
    const { booking } = await scene.booked(event, {
      way: 'invoice',
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      people: 2,
      email: 'firma@example.ch',
    })
    const { id } = await scene.billed(booking.id)
    await payThere((await press({ id })).headers['location'])
    expect(await scene.bookingsOf(event)).toMatchObject([{ payment: 'paid', paidCents: 50_000 }])
  })

  it('applies every refund and lost dispute, in any order and repeated', async () => {
    const { id } = await sent()
    const first = { id: randomUUID() }
    expect(await report(id, first)).toBe('applied')
    expect(await report(id, first)).toBe('duplicate')
    expect(await report(id, {})).toBe('unchanged')
    await report(id, { kind: 'refunded', refundedCents: 40_000, orderId: null })
    expect(await stored(id)).toMatchObject({ paidCents: 100_000 })
    const dispute = { kind: 'disputed', disputeId: 'd1', disputedCents: null, orderId: null }
    await report(id, { ...dispute, standing: 'lost' })
    expect(invoiceStatus(await stored(id))).toBe('open')
  })

  it.each([
    [['refunded 150', 'won 1000'], 150_00],
    [['won 1000', 'refunded 150'], 150_00],
    [['refunded 150', 'lost 1250'], 1_400_00],
    [['refunded 150', 'lost all'], 1_400_00],
    [['lost 1000', 'refunded 250'], 1_250_00],
    [['refunded 1400', 'failed 1400'], 0],
    [['failed 1400', 'refunded 1400'], 0],
    [['refunded 150', 'failed 150', 'refunded 400'], 400_00],
    [['refunded 150', 'refunded 400', 'failed 150', 'failed 150 again'], 250_00],
  ])('of refunds and disputes together, %j, takes %i Rappen', async (reports, returned) => {
    const { id } = await sent()
    await report(id, {})
    const order =
      reports.includes('failed 1400') && reports[0] === 'failed 1400' ? reports.toReversed() : reports
    for (const each of reports) {
      const [kind = '', francs, again] = each.split(' ')
      const cents = francs === 'all' ? null : Number(francs) * 100
      const occurredAt = new Date(deps.clock().getTime() + order.indexOf(each) * 60_000)
      const change =
        kind === 'refunded'
          ? { kind, refundedCents: cents }
          : kind === 'failed'
            ? { kind: 'refund_failed', refundId: `re-${id}`, amountCents: cents }
            : { kind: 'disputed', disputeId: `dp-${id}`, disputedCents: cents, standing: kind }
      const outcome = await report(id, { ...change, orderId: null, occurredAt })
      expect(outcome).toBe(again ? 'duplicate' : 'applied')
    }
    expect((await stored(id)).paidCents).toBe(1_400_00 - returned)
    const alert = await findAlert(db, 'refund_failed')
    const isAlerted = String(alert?.detail['names'] ?? '').includes((await stored(id)).number ?? '')
    expect(isAlerted).toBe(reports.some((each) => each.startsWith('failed')))
  })

  it('of a refund, its failure or a dispute before the payment counts when it comes again', async () => {
    const { id } = await sent()
    const early = [
      { id: randomUUID(), kind: 'refunded', refundedCents: 400_00 },
      { id: randomUUID(), kind: 'refund_failed', refundId: `re-${id}`, amountCents: 400_00 },
      { id: randomUUID(), kind: 'disputed', disputeId: `dp-${id}`, disputedCents: null, standing: 'open' },
    ]
    for (const each of early) expect(await report(id, each)).toBe('unknown_payment')
    await report(id, {})
    for (const each of early) expect(await report(id, each)).toBe('applied')
  })

  it('of a refund and a lost dispute before both were summed is brought over by the migration', async () => {
    const { id } = await sent()
    await report(id, {})
    const lost = { kind: 'disputed', disputeId: `dp-${id}`, disputedCents: 1_000_00, standing: 'lost' }
    await report(id, { kind: 'refunded', refundedCents: 150_00 })
    await report(id, lost)
    const { $client } = db
    await $client.query('delete from invoice_payment_events where invoice_id = $1', [id])
    const migration = readFileSync(
      new URL('../../../db/migrations/0010_refund_reports.sql', import.meta.url),
      'utf8',
    )
    const backfill = migration.split('--> statement-breakpoint').findLast((each) => each.includes('INSERT'))
    await $client.query(backfill ?? '')
    await report(id, { ...lost, standing: 'reinstated' })
    expect((await stored(id)).paidCents).toBe(1_400_00 - 150_00)
  })

  it('with test money or another currency pays nothing', async () => {
    const { id } = await sent()
    expect(await report(id, { kind: 'wrong_mode' })).toBe('unchanged')
    expect(await report(id, { currency: 'eur' })).toBe('unchanged')
    expect(await report(randomUUID(), { paymentId: 'other' })).toBe('unknown_invoice')
    expect(invoiceStatus(await stored(id))).toBe('open')
  })
})

describe('its mails', () => {
  it.each(LANGUAGES)('have PDF and link, in %s', async (language) => {
    const invoice = await sent({ language })
    const noteId = randomUUID()
    await creditInvoice(deps, invoice.id, { id: noteId, cents: 1_000, reason: 'Kulanz' }, STAFF)
    const renderMail = testMails(db, { key: deps.key })
    const render = (kind: string, payload: object) =>
      renderMail({ kind, language, payload: { invoiceId: invoice.id, ...payload } })
    const mails = [
      await render('invoice-sent', {}),
      await render('invoice-reminded', { level: 2, cents: 139_000, on: '2026-12-30' }),
      await render('invoice-credited', { invoiceId: noteId }),
      await render('invoice-paid', { cents: 5_000 }),
    ]
    for (const { subject, text, html } of mails) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w+\}|undefined|null\b/)
      expect(text).toContain(`/rechnung/`)
    }
    expect(mails.map(({ attachments }) => attachments?.length)).toEqual([2, 2, 2, 1])
    expect(mails[1]?.text).toMatch(/CHF.1.390\.00/)
  })
})
