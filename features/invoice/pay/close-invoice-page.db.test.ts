import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { type InvoiceScene, openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { correctInvoiceEmail } from '../change/correct-invoice-email.server.ts'
import { creditInvoice } from '../change/credit-invoice.server.ts'
import { recordPaymentByHand, undoPayment } from '../change/record-payment.server.ts'
import { writeOffInvoice } from '../change/write-off.server.ts'
import {
  CLOSE_INVOICE_PAGE_QUEUE,
  findInvoice,
  type StoredInvoice,
} from '../database/invoices-repository.server.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { closeInvoicePage } from './close-invoice-page.server.ts'
import { openInvoicePayment } from './open-invoice-payment.server.ts'
import { payInvoiceByVoucher } from './pay-by-voucher.server.ts'

const LOG = { info() {}, warn() {}, error() {} }
const TOTAL = 140_000

let scene: InvoiceScene
let deps: InvoiceDeps
let jobs: Jobs
let isAway = false
/** Between the opening of a page and the moment when the invoice knows it. */
let meanwhile: (() => Promise<unknown>) | undefined
let completion: PaymentEvent | null = null
const queried: string[] = []
const closed: string[] = []

beforeAll(async () => {
  scene = await openInvoiceScene()
  const { payments, db } = scene.deps
  deps = {
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
  jobs = await startJobs({ database: db, log: LOG, retryDelaySeconds: 1, keyed, periodic: [] })
})
afterAll(async () => {
  await jobs.stop()
  await scene.close()
})

const stored = async (id: string): Promise<StoredInvoice> => {
  const invoice = await findInvoice(deps.db, { id })
  if (!invoice) throw new Error('no invoice')
  return invoice
}

/** A sent invoice with a page that is open for all of it. */
async function withPage() {
  const { id } = await scene.sent()
  expect((await openInvoicePayment(deps, await stored(id), 'de')).ok).toBe(true)
  const { sessionId } = await stored(id)
  if (!sessionId) throw new Error('no page')
  return { id, sessionId }
}

const paidToday = (cents: number) => ({
  id: randomUUID(),
  cents,
  paidOn: day(),
  way: 'cash' as const,
  note: null,
})
const byHand = (id: string, cents: number) => recordPaymentByHand(deps, id, paidToday(cents), STAFF)
const day = () => deps.clock().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })
const credit = (id: string, cents: number) =>
  creditInvoice(deps, id, { id: randomUUID(), cents, reason: 'Kulanz' }, STAFF)

const CHANGES: Record<string, (id: string) => Promise<{ ok: boolean }>> = {
  'a payment by hand': (id) => byHand(id, TOTAL),
  'a part paid by hand': (id) => byHand(id, 40_000),
  'a credit note': (id) => credit(id, TOTAL),
  'a credit note of a part': (id) => credit(id, 40_000),
  'a write-off': (id) => writeOffInvoice(deps, id, { reason: 'Konkurs', seenCents: TOTAL }, STAFF),
  'a voucher that staff enter': async (id) => {
    const { code } = await scene.voucher({ kind: 'value', amountCents: 40_000 })
    return payInvoiceByVoucher(deps, id, { id: randomUUID(), code }, STAFF)
  },
}

describe('the payment page of an invoice', () => {
  it.each(Object.entries(CHANGES))('is closed after %s', async (_name, change) => {
    const { id, sessionId } = await withPage()
    expect((await change(id)).ok).toBe(true)
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
    await recordPaymentByHand(deps, id, payment, STAFF)
    await undoPayment(deps, id, payment.id, { staffId: STAFF, mayReturnMoney: true })
    isAway = false
    await closeInvoicePage(deps, sessionId)
    expect(closed).not.toContain(sessionId)
  })

  it('is never given to a customer for what was due before it was opened', async () => {
    const { id } = await scene.sent()
    meanwhile = () => byHand(id, 40_000)
    const first = await openInvoicePayment(deps, await stored(id), 'de')
    expect(first).toMatchObject({ ok: true })
    expect(await stored(id)).toMatchObject({ askedCents: TOTAL - 40_000 })
    meanwhile = () => byHand(id, TOTAL - 40_000)
    const next = await openInvoicePayment(deps, await stored(id), 'fr')
    expect(next).toMatchObject({ refusal: { code: 'nothing_due' } })
  })

  it('is not opened for less than providers take', async () => {
    const { id } = await scene.sent()
    await recordPaymentByHand(deps, id, paidToday(TOTAL - 49), STAFF)
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
    expect(await openInvoicePayment(deps, await stored(id), 'it')).toMatchObject({
      refusal: { code: 'payment_underway' },
    })
    const customer = { name: null, email: null, phone: null, shippingAddress: null }
    const paid = {
      kind: 'paid',
      amountCents: TOTAL,
      currency: 'chf',
      customer,
      termsAccepted: false,
    } as const
    completion = { ...event, ...paid }
    expect(await openInvoicePayment(deps, await stored(id), 'it')).toMatchObject({
      refusal: { code: 'nothing_due' },
    })
    expect(await stored(id)).toMatchObject({ paidCents: TOTAL, sessionId: null })
    completion = null
  })
})
