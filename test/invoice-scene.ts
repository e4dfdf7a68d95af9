import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import type { InvoiceDeps, InvoiceTerms } from '#features/invoice/invoice-deps.server.ts'
import { type Credit, creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { draftFromSource, saveDraft, writeInvoice } from '#features/invoice/change/draft-invoice.server.ts'
import {
  type HandPayment,
  recordPaymentByHand,
  undoPayment,
} from '#features/invoice/change/record-payment.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import type { Draft } from '#features/invoice/rules/draft.schema.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { SAMPLE_ACCOUNT, SAMPLE_REMINDERS, SAMPLE_RECIPIENT } from './invoice-samples.ts'
import { openBookingScene } from './bookings/booking-scene.ts'
import { accepted } from './results.ts'

export const STAFF = '00000000-0000-4000-8000-000000000001'

export const SAMPLE_DRAFT: Draft = {
  language: 'de',
  email: 'buchhaltung@example.ch',
  recipient: SAMPLE_RECIPIENT,
  orderNumber: '4500-118',
  note: null,
  lines: [
    {
      title: 'Feuer & Fokus',
      detail: 'bis 12 Personen',
      quantityHundredths: 100,
      unitCents: 140_000,
      vat: 'standard',
    },
  ],
  performedFrom: '2026-08-20',
  performedTo: '2026-08-20',
  dueDays: 30,
}

type InvoicingDeps = InvoiceDeps & Parameters<typeof moveBooking>[0]

/** What staff and payers do with the invoices of bookings. */
export function invoicing(deps: InvoicingDeps) {
  const draftOf = (sourceId: string) => draftFromSource(deps, { source: 'booking', sourceId }, STAFF)
  const issue = ({ id, revision }: Pick<StoredInvoice, 'id' | 'revision'>) =>
    sendInvoice(deps, id, { seen: revision, staffId: STAFF })
  const payment = (cents: number, change: Partial<HandPayment> = {}): HandPayment => ({
    id: randomUUID(),
    cents,
    paidOn: swissTime(deps.clock()).day,
    way: 'transfer',
    note: null,
    ...change,
  })
  const enter = (id: string, which: HandPayment) => recordPaymentByHand(deps, id, which, STAFF)
  return {
    draftOf,
    drafted: (bookingId: string) => accepted(draftOf(bookingId)),
    issue,
    /** As the owner writes it anew; the rest as it is. */
    rewritten(draft: StoredInvoice, change: Partial<Draft>) {
      const { language, email, recipient, orderNumber, note, lines, dueDays } = draft
      const { performedFrom, performedTo } = draft
      const same = {
        language,
        email,
        recipient,
        orderNumber,
        note,
        lines,
        performedFrom,
        performedTo,
        dueDays,
      }
      return accepted(saveDraft(deps, draft.id, { ...same, ...change }, draft.revision))
    },
    /** Its draft, sent. */
    billed: async (bookingId: string) => accepted(issue(await accepted(draftOf(bookingId)))),
    async invoice(id: string): Promise<StoredInvoice> {
      const invoice = await findInvoice(deps.db, { id })
      if (!invoice) throw new Error('no such invoice')
      return invoice
    },
    /** Oldest first, without credit notes. */
    invoicesOf: (...sourceIds: string[]) =>
      deps.db
        .select()
        .from(invoices)
        .where(and(inArray(invoices.sourceId, sourceIds), eq(invoices.kind, 'invoice')))
        .orderBy(invoices.createdAt, invoices.sequence, invoices.id),
    /** Of today, by transfer. */
    payment,
    enter,
    pay: (id: string, cents: number) => enter(id, payment(cents)),
    payBack: (id: string, which: HandPayment) =>
      recordPaymentByHand(deps, id, which, STAFF, { goesBack: true }),
    undo: (id: string, paymentId: string) =>
      undoPayment(deps, id, paymentId, { staffId: STAFF, mayReturnMoney: true }),
    credit: (id: string, cents: number, change: Partial<Credit> = {}) =>
      creditInvoice(deps, id, { id: randomUUID(), cents, reason: 'Kulanz', ...change }, STAFF),
    /** By staff, as what follows. */
    people: (id: string, count: number) => accepted(changePeople(deps, id, count, { staffId: STAFF })),
    cancel: (id: string, feeCents: number) => cancelBooking(deps, id, { staffId: STAFF, feeCents }),
    moved: (id: string, to: string, priceCents?: number) =>
      accepted(moveBooking(deps, id, to, { staffId: STAFF, priceCents })),
    /** What a provider tells of a payment of an invoice, by its page. */
    report: (invoiceId: string, event: object) =>
      recordInvoicePayment(deps, {
        kind: 'paid',
        id: randomUUID(),
        occurredAt: deps.clock(),
        orderId: invoiceId,
        sessionId: null,
        paymentId: `pay-${invoiceId}`,
        amountCents: 140_000,
        currency: 'chf',
        customer: { name: null, email: null, phone: null, shippingAddress: null },
        termsAccepted: true,
        ...event,
      } as PaymentEvent),
  }
}

export type InvoiceScene = Awaited<ReturnType<typeof openInvoiceScene>>

/** A booking scene whose bookings, and what staff write by hand, are invoiced. */
export async function openInvoiceScene() {
  const scene = await openBookingScene()
  const terms: InvoiceTerms = {
    seller: FIRST_COMPANY,
    account: SAMPLE_ACCOUNT,
    dueDays: 30,
    reminders: SAMPLE_REMINDERS,
  }
  const deps = { ...scene.deps, terms: () => terms }
  const actions = invoicing(deps)
  async function draft(change: Partial<Draft> = {}): Promise<StoredInvoice> {
    const { id, revision } = await accepted(writeInvoice(deps, { id: randomUUID(), language: 'de' }, STAFF))
    return accepted(saveDraft(deps, id, { ...SAMPLE_DRAFT, ...change }, revision))
  }
  return {
    ...scene,
    ...actions,
    deps,
    terms,
    /** By somebody each. */
    booked: (eventId: string, form: Parameters<typeof scene.booked>[1] = {}) =>
      scene.booked(eventId, { email: `${randomUUID()}@example.ch`, ...form }),
    draft,
    sent: async (change: Partial<Draft> = {}) => accepted(actions.issue(await draft(change))),
  }
}
