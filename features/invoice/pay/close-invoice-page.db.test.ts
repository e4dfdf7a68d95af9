import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startJobs } from '#platform/jobs/jobs.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { invoicing, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { correctInvoiceEmail } from '../change/correct-invoice-email.server.ts'
import { writeOffInvoice } from '../change/write-off.server.ts'
import { CLOSE_INVOICE_PAGE_QUEUE } from '../database/invoices-repository.server.ts'
import { closeInvoicePage } from './close-invoice-page.server.ts'
import { openInvoicePayment } from './open-invoice-payment.server.ts'
import { payInvoiceByVoucher } from './pay-by-voucher.server.ts'
import { accepted, expectRefused } from '#test/results.ts'

const LOG = { info() {}, warn() {}, error() {} }
const TOTAL = 140_000

const scene = await forThisFile(openInvoiceScene())
const { sent } = scene
const { payments, db } = scene.deps
let isAway = false
/** Between the opening of a page and the moment when the invoice knows it. */
let meanwhile: (() => Promise<unknown>) | undefined
let completion: PaymentEvent | null = null
const queried: string[] = []
const closed: string[] = []
const deps: typeof scene.deps = {
  ...scene.deps,
  payments: {
    ...payments,
    async createSession(session) {
      const opened = await payments.createSession(session)
      const change = meanwhile
      meanwhile = undefined
      await change?.()
      return opened
    },
    readCompletion: async (sessionId) => (completion?.sessionId === sessionId ? completion : null),
    async expireSession(sessionId) {
      queried.push(sessionId)
      if (isAway) return 'unreachable'
      closed.push(sessionId)
      return payments.expireSession(sessionId)
    },
  },
}
const run = (sessionId: string) => closeInvoicePage(deps, sessionId)
const keyed = [{ queue: CLOSE_INVOICE_PAGE_QUEUE, run }]
const pace = { retryDelaySeconds: 1, pollSeconds: 0.5 }
const jobs = await startJobs({ database: db, log: LOG, ...pace, keyed, periodic: [] })
afterAll(() => jobs.stop())

const { credit, enter, invoice: stored, pay: byHand, payment: paidToday, undo } = invoicing(deps)

/** A sent invoice with a page that is open for all of it. */
async function withPage() {
  const { id } = await sent()
  await accepted(openInvoicePayment(deps, await stored(id), 'de'))
  const { sessionId } = await stored(id)
  if (!sessionId) throw new Error('no page')
  return { id, sessionId }
}

const CHANGES: Record<string, (id: string) => ReturnType<typeof byHand>> = {
  'a payment by hand': (id) => byHand(id, TOTAL),
  'a part paid by hand': (id) => byHand(id, 40_000),
  'a credit note': (id) => credit(id, TOTAL),
  'a credit note of a part': (id) => credit(id, 40_000),
  'a write-off': (id) => writeOffInvoice(deps, id, { reason: 'Konkurs', seenCents: TOTAL }, STAFF),
  'a voucher that staff enter': async (id) => {
    const { code } = await scene.voucher(40_000)
    return payInvoiceByVoucher(deps, id, { id: randomUUID(), code }, STAFF)
  },
}

describe('the payment page of an invoice', () => {
  it.each(Object.entries(CHANGES))('is closed after %s', async (_name, change) => {
    const { id, sessionId } = await withPage()
    await accepted(change(id))
    await expect.poll(() => closed).toContain(sessionId)
  })

  it('is closed when the provider is back', async () => {
    const { id, sessionId } = await withPage()
    isAway = true
    await byHand(id, TOTAL)
    await expect.poll(() => queried).toContain(sessionId)
    expect(closed).not.toContain(sessionId)
    isAway = false
    await expect.poll(() => closed).toContain(sessionId)
  })

  it('stays open while the same amount is due', async () => {
    const { id, sessionId } = await withPage()
    await correctInvoiceEmail(deps.db, id, 'andere@example.ch', { staffId: STAFF, now: deps.clock() })
    const payment = paidToday(40_000)
    isAway = true
    await enter(id, payment)
    await undo(id, payment.id)
    isAway = false
    await closeInvoicePage(deps, sessionId)
    expect(closed).not.toContain(sessionId)
  })

  it('is never given to a customer for what was due before it was opened', async () => {
    const { id } = await sent()
    meanwhile = () => byHand(id, 40_000)
    const first = await openInvoicePayment(deps, await stored(id), 'de')
    expect(first).toMatchObject({ ok: true })
    expect(await stored(id)).toMatchObject({ askedCents: TOTAL - 40_000 })
    meanwhile = () => byHand(id, TOTAL - 40_000)
    const next = await openInvoicePayment(deps, await stored(id), 'fr')
    expect(next).toMatchObject({ refusal: { code: 'nothing_due' } })
  })

  it('is not opened for less than providers take', async () => {
    const { id } = await sent()
    await byHand(id, TOTAL - 49)
    expect(await openInvoicePayment(deps, await stored(id), 'de')).toEqual({
      ok: false,
      refusal: { code: 'nothing_due' },
    })
  })

  it('is not opened again while a payment on it is being processed, nor before one whose event is late counts', async () => {
    const { id, sessionId } = await withPage()
    const event = {
      id: randomUUID(),
      occurredAt: deps.clock(),
      orderId: id,
      sessionId,
      paymentId: randomUUID(),
    }
    completion = { ...event, kind: 'processing' }
    await expectRefused(openInvoicePayment(deps, await stored(id), 'it'), 'payment_underway')
    const customer = { name: null, email: null, phone: null, shippingAddress: null }
    const paid = {
      kind: 'paid',
      amountCents: TOTAL,
      currency: 'chf',
      customer,
      termsAccepted: false,
    } as const
    completion = { ...event, ...paid }
    await expectRefused(openInvoicePayment(deps, await stored(id), 'it'), 'nothing_due')
    expect(await stored(id)).toMatchObject({ paidCents: TOTAL, sessionId: null })
    completion = null
  })
})
