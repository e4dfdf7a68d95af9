import { isDeepStrictEqual } from 'node:util'
import type { GroupInvoicing } from '#features/services/content/group-invoicing.ts'
import type { BookingDeps, InvoicesPort } from '#features/booking/booking-deps.server.ts'
import {
  listMovedIds,
  lockBooking,
  type StoredBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { insertDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { writeCreditNote } from '#features/invoice/change/credit-invoice.server.ts'
import { issueInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { settleInvoice } from '#features/invoice/change/with-invoice-locks.server.ts'
import {
  deleteDraft,
  listCurrentInvoices,
  lockInvoicesOf,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '#features/invoice/database/invoices-repository.server.ts'
import { sumContested } from '#features/invoice/database/invoice-payments-repository.server.ts'
import { daysAfter } from '#features/invoice/invoice.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { missingForMail, missingOf } from '#features/invoice/rules/draft.schema.ts'
import { afterCredit, leftToInvoiceCents, planFollow } from '#features/invoice/rules/follow-source.ts'
import { totalOf } from '#features/invoice/rules/invoice-sums.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveId } from '#platform/secrets.ts'
import { BOOKING_INVOICE_TEXTS } from './booking-invoice.texts.ts'
import { draftOfInvoiced, lockInvoicedBooking, sentOf, sourceMoney } from './draft-of-booking.ts'
import { draftOfDeposit, draftOfPart } from './draft-of-deposit.ts'

export type InvoicingDeps = Pick<InvoiceDeps, 'key' | 'clock' | 'terms' | 'sourceOf'> &
  Pick<BookingDeps, 'events'>

interface By {
  staffId?: string | undefined
  now: Date
  because?: 'moved' | 'replaced' | 'paid' | undefined
  wasSettled?: boolean
}

/** Adapter, because features do not import each other. */
export function bookingInvoices(deps: InvoicingDeps): InvoicesPort {
  return {
    follow: (tx, booking, by) => followBooking(tx, deps, booking, by),
    async redraft(tx, booking, by) {
      const { invoices } = await lockInvoicedBooking(tx, booking)
      for (const draft of invoices.filter(({ state }) => state === 'draft'))
        await writeDraftAnew(tx, deps, { booking, draft }, by)
    },
    async isSent(db, booking) {
      const ids = await listMovedIds(db, booking)
      const current = await listCurrentInvoices(db, { source: 'booking' }, ids)
      return current.some(({ state }) => state === 'sent')
    },
    contestedCents: contestedOfBooking,
  }
}

/** Of all its invoices, whatever became of them since. */
export async function contestedOfBooking(tx: Transaction, booking: StoredBooking) {
  return sumContested(tx, { source: 'booking' }, await listMovedIds(tx, booking))
}

/** @param by because: `paid`: only what is asked too much is credited, nothing invoiced anew */
export async function followBooking(
  tx: Transaction,
  deps: InvoicingDeps,
  booking: StoredBooking,
  { staffId, now, because, wasSettled = false }: By,
) {
  const invoiced = await lockInvoicedBooking(tx, booking)
  const { invoices } = invoiced
  if (invoices.length === 0 && !wasSettled) return
  const replaces = booking.agreedPrice !== null && booking.state !== 'cancelled' && because !== 'paid'
  const { credits, newCents } = planFollow(await sourceMoney(tx, invoiced), sentOf(invoices), { replaces })
  for (const { id, cents } of credits) {
    const invoice = invoices.find((each) => each.id === id)
    if (invoice) await credit(tx, deps, { booking, invoice, cents }, { staffId, now, because })
  }
  const mayCostMore = credits.length === 0 && because !== 'paid'
  const isFinal = newCents > 0 || (mayCostMore && (await hasMoreToInvoice(tx, booking, wasSettled)))
  for (const draft of invoices.filter(({ state }) => state === 'draft'))
    await writeDraftAnew(tx, deps, { booking, draft, isGone: isFinal }, { staffId, now })
  if (isFinal) await sendAnew(tx, deps, booking, { staffId, now })
}

/**
 * Whether a booking at a list price costs more than its sent invoices. A draft contains the difference and is sent by
 * staff; what was never invoiced waits for its invoice, unless nothing was open.
 */
async function hasMoreToInvoice(tx: Transaction, booking: StoredBooking, wasSettled: boolean) {
  if (booking.agreedPrice !== null || booking.state !== 'confirmed') return false
  // On arrival, or by the agreed transfer.
  if (wasSettled && booking.dueWay !== 'invoice') return false
  const invoiced = await lockInvoicedBooking(tx, booking)
  const sent = sentOf(invoiced.invoices)
  if (sent.length < invoiced.invoices.length) return false
  if (!wasSettled && sent.every(({ payableCents }) => payableCents === 0)) return false
  return leftToInvoiceCents(await sourceMoney(tx, invoiced), sent) > 0
}

/** What was paid of it stays with the booking, which pays it back or counts it. */
async function credit(
  tx: Transaction,
  deps: InvoicingDeps,
  { booking, invoice, cents }: { booking: StoredBooking; invoice: StoredInvoice; cents: number },
  { staffId, now, because }: By,
) {
  const texts = BOOKING_INVOICE_TEXTS[booking.language]
  const why = texts[because ?? (booking.state === 'cancelled' ? 'cancelled' : 'people')]
  const reason = fill(why, { n: booking.number, people: booking.people })
  const by = { actorId: staffId, now }
  await writeCreditNote(tx, deps, invoice, { id: crypto.randomUUID(), cents, reason }, by)
  const [before] = sentOf([invoice])
  if (!before) throw new Error('a draft is not credited')
  const { handedCents } = afterCredit(before, cents)
  const further = { creditedCents: invoice.creditedCents + cents, handedCents }
  const settled = await settleInvoice(tx, deps, invoice, by, further)
  if (!settled.ok) throw new Error(`invoice ${invoice.number} was not settled: ${settled.refusal.code}`)
}

/**
 * A draft is rewritten with the amount due now, whatever its lines were, and without one it is deleted. A deposit stays one as long as the
 * group is to come.
 */
export async function writeDraftAnew(
  tx: Transaction,
  { events }: Pick<InvoicingDeps, 'events'>,
  { booking, draft, isGone = false }: { booking: StoredBooking; draft: StoredInvoice; isGone?: boolean },
  { staffId, now }: By,
) {
  const due = await draftOfPart(tx, events, await lockInvoicedBooking(tx, booking), draft.part)
  if (isGone || !due.ok) return deleteDraft(tx, draft.id)
  const { lines, part, performedFrom, performedTo } = due.value
  const change = { lines, totalCents: Math.max(0, totalOf(lines)), part, performedFrom, performedTo }
  const was = {
    lines: draft.lines,
    totalCents: draft.totalCents,
    part: draft.part,
    performedFrom: draft.performedFrom,
    performedTo: draft.performedTo,
  }
  if (isDeepStrictEqual(change, was)) return
  await updateInvoice(tx, draft, change, now)
  await recordInvoiceEvent(tx, draft.id, 'redrafted', { actorId: staffId, now })
}

/** Sent at once: its content was already agreed. A customer who paid online gave no address, and needs none by mail. */
async function sendAnew(tx: Transaction, deps: InvoicingDeps, booking: StoredBooking, { staffId, now }: By) {
  const due = await draftOfInvoiced(tx, deps.events, await lockInvoicedBooking(tx, booking))
  if (!due.ok) throw new Error(`booking ${booking.number} has nothing to invoice: ${due.refusal.code}`)
  const own = { id: crypto.randomUUID(), source: 'booking' as const, sourceId: booking.id }
  const draft = await insertDraft(tx, deps, own, due.value, staffId ?? null)
  if (!draft) throw new Error('the invoice was not inserted')
  if (missingForMail(draft, deps.terms().seller).length === 0)
    await issueInvoice(tx, deps, draft, { actorId: staffId, now })
}

/**
 * Sends the invoice of a group's deposit, once, payable within the agreed days and by the day of the event at the
 * latest. Stays a draft when it cannot be sent (no town). Needs the lock under which the booking was created.
 */
export async function invoiceDeposit(
  tx: Transaction,
  deps: InvoicingDeps,
  {
    bookingId,
    invoicing,
    staffId,
  }: { bookingId: string; invoicing: GroupInvoicing; staffId: string | undefined },
) {
  const booking = await lockBooking(tx, bookingId)
  const event = booking && (await deps.events.find(tx, booking.eventId, booking.language))
  if (!booking || !event) throw new Error(`there is no booking ${bookingId} to invoice`)
  if ((await lockInvoicesOf(tx, { source: 'booking' }, [bookingId])).length > 0) return
  const deposit = await draftOfDeposit(tx, deps.events, await lockInvoicedBooking(tx, booking), invoicing)
  if (!deposit.ok) return
  const now = deps.clock()
  const today = swissTime(now).day
  const eventDay = event.startsLocal.slice(0, 10)
  const own = {
    id: deriveId(deps.key, 'deposit-invoice', bookingId),
    source: 'booking' as const,
    sourceId: bookingId,
  }
  const due =
    daysAfter(today, invoicing.depositDays) < eventDay ? invoicing.depositDays : daysUntil(eventDay, today)
  const draft = await insertDraft(tx, deps, own, { ...deposit.value, dueDays: due }, staffId ?? null)
  if (draft && missingOf(draft).length === 0) await issueInvoice(tx, deps, draft, { actorId: staffId, now })
}

function daysUntil(day: string, today: string) {
  return Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000))
}
