import { createHash } from 'node:crypto'
import { TransactionRollbackError } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { limitConcurrency } from '#platform/database/limit-concurrency.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import {
  type BookableEvent,
  type BookingRefusal,
  type BookingState,
  type PlacesRequest,
  decideBooking,
  freePlaces,
  offerUntil,
} from '../booking.ts'
import type { BookedEvent, BookingDeps, VoucherValue } from '../booking-deps.server.ts'
import type { BookSpotsRefusal, PaymentProblem, TooMany, VoucherRefusal } from '../booking-refusal.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import type { CustomerNotification } from '../mail/booking-notifications.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import {
  countFree,
  countHeld,
  countUnreviewedInvoiced,
  lockNetwork,
} from '../database/booking-limits-repository.server.ts'
import {
  countTaken,
  findBooking,
  insertBooking,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { isFreeBookingAllowed } from '../rules/free-limits.ts'
import { isInvoiceAllowed } from '../rules/invoice-limits.ts'
import { openBookingPayment } from '../money/open-booking-payment.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import { bookAtOnce } from './book-at-once.server.ts'
import { heldLimit } from './held-limit.server.ts'
import type { BookSpotsInput, PreparedBooking, StaffTerms } from './booking-input.server.ts'
import { toBookingRow } from './to-booking-row.server.ts'
import { findOwnHold, cancelHold } from './replace-hold.server.ts'
import { exceedsWaitingLimit } from '../waiting-list/exceeds-waiting-limit.server.ts'

export interface Booked {
  booking: StoredBooking
  reference: string
  /** Null when nothing is due now. */
  payUrl: string | null
  /** False when the same key and form had made it before. */
  isNew: boolean
}

/**
 * Books places under the event's lock: counts, applies `decideBooking`, writes booking, voucher, history and mails.
 * Replaces this browser's hold, or keeps it on refusal. Reads before the lock what it can. The payment page opens
 * afterwards; on failure the hold is released.
 */
export async function bookSpots(
  deps: BookingDeps,
  input: BookSpotsInput,
): Promise<Result<Booked, BookSpotsRefusal>> {
  const { form, language, byStaff } = input
  const idempotencyHash = input.idempotencyKey ? hashToken(`booking:${input.idempotencyKey}`) : null
  const requestHash = createHash('sha256')
    .update(JSON.stringify(byStaff ? { form, byStaff } : form))
    .digest('hex')
  const sameKey = idempotencyHash ? await findBooking(deps.db, { idempotencyHash }) : undefined
  if (sameKey?.requestHash === requestHash) return resume(deps, sameKey)
  const event = await deps.events.find(deps.db, form.eventId, language)
  if (!event || !(event.public || byStaff)) return refuse({ code: 'unknown_event' })
  const totalCents = (event.priceCents ?? 0) * form.people
  if (form.shownTotalCents !== undefined && form.shownTotalCents !== totalCents)
    return refuse({ code: 'price_changed', totalCents })
  const own = await findOwnHold(deps, input, { event, totalCents, sameKey })
  if (!own.ok) return own
  const hold = own.value?.hold
  if (hold && hold.state !== 'held') return resume(deps, hold)
  if (sameKey && sameKey.id !== hold?.id) return refuse({ code: 'idempotency_key_reused' })
  const prepared = { event, totalCents, idempotencyHash, requestHash, ...own.value }
  const written = await limitConcurrency(deps.db, [`event ${form.eventId}`], async () => {
    const isUsual = !form.voucher && !own.value && !byStaff
    const booked = isUsual ? await bookAtOnce(deps, input, prepared) : undefined
    return booked ? accept(booked) : writeOrKeep(deps, input, prepared)
  })
  if (!written.ok) return written
  if (written.value === 'duplicate') {
    const other = idempotencyHash && (await findBooking(deps.db, { idempotencyHash }))
    if (!other) return bookSpots(deps, input)
    return other.requestHash === requestHash
      ? resume(deps, other)
      : refuse({ code: 'idempotency_key_reused' })
  }
  return withPayment(deps, written.value, event, true)
}

type Written = Result<
  StoredBooking | 'duplicate',
  BookingRefusal | VoucherRefusal | TooMany | { code: 'hold_kept' }
>

/** Rolls back on refusal, so that the existing hold survives. */
async function writeOrKeep(
  deps: BookingDeps,
  input: BookSpotsInput,
  prepared: PreparedBooking,
): Promise<Written> {
  let written: Written | undefined
  try {
    await deps.db.transaction(async (tx) => {
      written = await writeBooking(tx, deps, input, prepared)
      if (!written.ok && prepared.hold) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return written ?? refuse({ code: 'unknown_event' })
}

async function writeBooking(
  tx: Transaction,
  deps: BookingDeps,
  input: BookSpotsInput,
  prepared: PreparedBooking,
): Promise<Written> {
  const { form, byStaff } = input
  const now = deps.clock()
  const { idempotencyHash, hold } = prepared
  const hasDuplicate = async () => {
    const found = idempotencyHash ? await findBooking(tx, { idempotencyHash }) : undefined
    return found !== undefined && found.id !== hold?.id
  }
  // Lock order of every transaction: events, network, booking, voucher.
  const locked = new Map<string, BookableEvent | undefined>()
  for (const id of new Set([form.eventId, hold?.eventId ?? form.eventId].sort()))
    locked.set(id, await deps.events.lock(tx, id))
  const event = locked.get(form.eventId)
  // Under the lock a duplicate has either committed or not begun.
  if (await hasDuplicate()) return accept('duplicate' as const)
  // Serialises the network's bookings, so that its counts hold until commit. After the event's lock, because a busy
  // event must not block the network's other bookings.
  if (input.network) await lockNetwork(tx, input.network)
  if (prepared.voucherComesFirst) await appraiseTyped(deps, tx, form, prepared, now)
  if (hold) {
    const other = await cancelHold(tx, deps, hold.id, now)
    if (other && other.state !== 'cancelled') return accept(other)
  }
  const voucher = await appraiseTyped(deps, tx, form, prepared, now)
  if (!voucher.ok) return voucher
  const taken = event ? await countTaken(tx, event) : 0
  const coveredCents = voucher.value?.coversCents ?? 0
  const dueCents = prepared.totalCents - coveredCents
  const waitIfFull = form.waitIfFull !== false
  const { people } = form
  const way = byStaff ? wayOf(byStaff, prepared.event, now) : form.way
  const asksTrust = event && way === 'invoice' && dueCents > 0 && people <= freePlaces(event, taken)
  const onTrust = asksTrust && (await isTrusted(tx, deps, event, input))
  const decision = decideBooking(
    event,
    taken,
    { people, waitIfFull, dueCents, way, onTrust: onTrust === true },
    now,
  )
  if (!decision.ok) return decision
  const waits = decision.value.state === 'waitlisted'
  const isReserved = decision.value.offeredUntil !== undefined
  if (await takesTooMany(tx, input, prepared, decision.value.state, now))
    return refuse({ code: 'too_many_held' })
  if (waits && decision.value.payment === 'open' && hold?.eventId === form.eventId)
    return refuse({ code: 'hold_kept' })
  if (waits && !isReserved && (await exceedsWaitingLimit(tx, { ...form, network: input.network })))
    return refuse({ code: 'too_many_waiting' })
  const booking = await insertBooking(tx, {
    ...toBookingRow(deps, input, prepared, now),
    ...decision.value,
    invoiceOnTrust: decision.value.payment === 'invoiced' && !byStaff,
    // A waiting customer pays when offered a place; until then the voucher is only noted.
    voucherId: voucher.value?.voucherId ?? null,
    voucherCents: waits ? 0 : coveredCents,
    testCents: waits || !voucher.value?.test ? 0 : coveredCents,
  })
  if (!booking) return accept('duplicate' as const)
  if (voucher.value && !waits) await deps.vouchers.redeem(tx, voucher.value, booking.id, now)
  if (!waits || isReserved) await deps.events.setTaken(tx, form.eventId, taken + form.people)
  const detail = { people: form.people, state: booking.state }
  await recordBookingEvent(tx, {
    bookingId: booking.id,
    at: now,
    action: 'booked',
    actorId: byStaff?.staffId,
    detail,
  })
  await byStaff?.onBooked?.(tx, booking)
  if (booking.state !== 'held')
    await enqueueBookingMails(tx, deps, booking, newsOf(booking), { byVisitor: !byStaff })
  if (hold) await freePlacesOf(tx, deps, hold.eventId)
  return accept(booking)
}

/** Whether network or customer would exceed their limits. Needs both locks, with the replaced hold released. */
async function takesTooMany(
  tx: Transaction,
  { form: { people, email }, network }: BookSpotsInput,
  { event, totalCents }: PreparedBooking,
  state: BookingState,
  now: Date,
): Promise<boolean> {
  if (!network) return false
  if (state === 'held') return (await countHeld(tx, network)) + people > heldLimit(people, network)
  if (state !== 'confirmed' || totalCents > 0) return false
  const before = await countFree(tx, { eventId: event.id, email, network }, now)
  return !isFreeBookingAllowed(event, people, before)
}

async function isTrusted(
  tx: Transaction,
  { invoicePercent }: BookingDeps,
  event: BookableEvent,
  { form, network }: BookSpotsInput,
): Promise<boolean> {
  if (invoicePercent >= 100) return true
  const before = await countUnreviewedInvoiced(tx, { eventId: event.id, email: form.email, network })
  return isInvoiceAllowed(event, form.people, before, invoicePercent)
}

async function appraiseTyped(
  deps: BookingDeps,
  tx: Transaction,
  { voucher: code }: Pick<BookingForm, 'voucher'>,
  { event, totalCents }: PreparedBooking,
  now: Date,
): Promise<Result<VoucherValue | undefined, VoucherRefusal>> {
  if (!code) return accept(undefined)
  const perPersonCents = event.priceCents ?? 0
  const ask = { voucher: { code }, serviceId: event.serviceId, perPersonCents, totalCents, now }
  return deps.vouchers.appraise(tx, ask, { lock: true })
}

function newsOf({ state, payment, offeredUntil }: StoredBooking): CustomerNotification {
  if (payment === 'invoice_asked') return 'invoice_asked'
  if (offeredUntil) return 'reserved'
  return state === 'waitlisted' ? 'waitlisted' : 'confirmed'
}

function wayOf({ way, holdDays }: StaffTerms, event: BookableEvent, now: Date): PlacesRequest['way'] {
  if (way === 'online') return { reservedUntil: offerUntil(event, now) }
  return way === 'hold' ? { reservedUntil: new Date(now.getTime() + holdDays * 86_400_000) } : 'later'
}

async function resume(deps: BookingDeps, earlier: StoredBooking): Promise<Result<Booked, BookSpotsRefusal>> {
  const event = await deps.events.find(deps.db, earlier.eventId, earlier.language)
  return event ? withPayment(deps, earlier, event, false) : refuse({ code: 'unknown_event' })
}

async function withPayment(
  deps: BookingDeps,
  booking: StoredBooking,
  event: BookedEvent,
  isNew: boolean,
): Promise<Result<Booked, PaymentProblem>> {
  const reference = deriveToken(deps.key, 'booking-reference', booking.id)
  if (booking.state !== 'held') return accept({ booking, reference, payUrl: null, isNew })
  if (booking.sessionUrl) return accept({ booking, reference, payUrl: booking.sessionUrl, isNew })
  const opened = await openBookingPayment(deps, booking, event)
  return opened.ok ? accept({ booking, reference, payUrl: opened.value, isNew }) : opened
}
