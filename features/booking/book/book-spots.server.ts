import { createHash } from 'node:crypto'
import { accept, type Result, refuse, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { limitConcurrency } from '#platform/database/limit-concurrency.ts'
import { readLimits, requireLimits } from '#platform/database/limits.ts'
import { type Pipeline, pipelinedIfAccepted, PRECONDITION_FAILED } from '#platform/database/pipeline.ts'
import { isTaken } from '#platform/database/unique-violation.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import {
  type BookableEvent,
  type BookingDecision,
  type BookingRefusal,
  type PlacesRequest,
  decideBooking,
  freePlaces,
  offerUntil,
} from '../booking.ts'
import type { BookedEvent, BookingDeps, VoucherValue } from '../booking-deps.server.ts'
import type { BookSpotsRefusal, PaymentProblem, TooMany, VoucherRefusal } from '../booking-refusal.ts'
import type { BookingForm } from '../rules/booking-form.schema.ts'
import type { CustomerNotification } from '../mail/booking-notifications.ts'
import { enqueueBookingMails, isMailWithheld } from '../mail/booking-mails.server.ts'
import {
  countFree,
  heldLimit,
  lockNetwork,
  unreviewedInvoiced,
  exceedsWaitingLimit,
} from '../database/booking-limits-repository.server.ts'
import {
  BOOKING_KEY,
  countTaken,
  findBooking,
  insertBooking,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { addBookingEvent } from '../database/booking-history.server.ts'
import { isFreeBookingAllowed, mostInvoicedBefore } from '../rules/booking-limits.ts'
import { openBookingPayment } from '../money/payment-page.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { BookSpotsInput, PreparedBooking, StaffTerms } from './booking-input.server.ts'
import { toBookingRow } from './to-booking-row.server.ts'
import { findOwnHold, cancelHold } from './replace-hold.server.ts'

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
 * Replaces this browser's hold, or keeps it on refusal. The payment page opens afterwards; on failure the hold is
 * released. The usual booking costs one round trip, in which the lock waits for PostgreSQL alone (ADR-030).
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
  if (!event || !(event.public || byStaff)) return refuseFor('unknown_event')
  const totalCents = (event.priceCents ?? 0) * form.people
  if (form.shownTotalCents !== undefined && form.shownTotalCents !== totalCents)
    return refuse({ code: 'price_changed', totalCents })
  const own = await findOwnHold(deps, input, { event, totalCents, sameKey })
  if (!own.ok) return own
  const hold = own.value?.hold
  if (hold && hold.state !== 'held') return resume(deps, hold)
  if (sameKey && sameKey.id !== hold?.id) return refuseFor('idempotency_key_reused')
  const prepared = { event, totalCents, idempotencyHash, requestHash, ...own.value }
  const written = await write(deps, input, prepared)
  if (written.ok && written.value !== 'duplicate')
    return withPayment(deps, await written.value.booking, event, true)
  // A duplicate may have caused the refusal by taking the last places.
  const other = idempotencyHash ? await findBooking(deps.db, { idempotencyHash }) : undefined
  if (other && other.id !== hold?.id)
    return other.requestHash === requestHash ? resume(deps, other) : refuseFor('idempotency_key_reused')
  // If the duplicate does not exist any more, its key was released meanwhile: start over.
  return written.ok ? bookSpots(deps, input) : written
}

/** Not awaited inside its transaction: the number comes with the answer to COMMIT. */
interface Written {
  booking: StoredBooking | Promise<StoredBooking>
}

type WriteRefusal = BookingRefusal | VoucherRefusal | TooMany | { code: 'hold_kept' }

/**
 * Tries first as if there were room and all limits held, for PostgreSQL to check; if not, or where a voucher or hold is to
 * be read, reads under the locks. Writes nothing on refusal, so that the existing hold survives.
 */
async function write(
  deps: BookingDeps,
  input: BookSpotsInput,
  prepared: PreparedBooking,
): Promise<Result<Written | 'duplicate', WriteRefusal>> {
  const { form, byStaff } = input
  const attempt = (foreseen: boolean) =>
    pipelinedIfAccepted(deps.db, (pipeline) => writeBooking(pipeline, deps, input, { ...prepared, foreseen }))
  try {
    return await limitConcurrency(deps.db, [`event ${form.eventId}`], async () => {
      const isUsual = !form.voucher && !prepared.hold && !byStaff && prepared.totalCents > 0
      const foreseen = isUsual ? await attempt(true).catch(unlessUnforeseen) : undefined
      return foreseen?.ok ? foreseen : attempt(false)
    })
  } catch (error) {
    if (isTaken(error, BOOKING_KEY)) return accept('duplicate')
    throw error
  }
}

function unlessUnforeseen(error: unknown): undefined {
  if (!isUnforeseen(error)) throw error
}

/** The event is full, or what was read without its lock is no longer so. */
function isUnforeseen(error: unknown) {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === PRECONDITION_FAILED || constraint === 'events_never_oversold'
}

async function writeBooking(
  pipeline: Pipeline,
  deps: BookingDeps,
  input: BookSpotsInput,
  prepared: PreparedBooking & { foreseen: boolean },
): Promise<Result<Written, WriteRefusal>> {
  const { tx, send } = pipeline
  const { form, byStaff } = input
  const { people, email, eventId } = form
  const { hold, foreseen } = prepared
  // None is counted as a network without bookings.
  const network = input.network ?? ''
  const now = deps.clock()
  const limits = foreseen ? requireLimits(pipeline) : readLimits(tx)
  // Lock order of every transaction: events, network, booking, voucher, address of the mails.
  const locked = [...new Set([eventId, hold?.eventId ?? eventId])]
    .sort()
    .map((id) => deps.events.lock(tx, id))
  for (const lock of locked) send(lock)
  // Serialises the network's bookings, so that its counts hold until commit. After the event's lock, because a busy
  // event must not block the network's other bookings.
  if (network) send(lockNetwork(tx, network))
  const event = foreseen ? prepared.event : (await Promise.all(locked)).find((each) => each?.id === eventId)
  if (prepared.voucherComesFirst) await appraiseTyped(deps, tx, form, prepared, now)
  if (hold) {
    const other = await cancelHold(tx, deps, hold.id, now)
    if (other && other.state !== 'cancelled') return accept({ booking: other })
  }
  const voucher = await appraiseTyped(deps, tx, form, prepared, now)
  if (!voucher.ok) return voucher
  if (!event) return refuseFor('unknown_event')
  const taken = foreseen ? event.blocked : await countTaken(tx, event)
  const coveredCents = voucher.value?.coversCents ?? 0
  const dueCents = prepared.totalCents - coveredCents
  const waitIfFull = form.waitIfFull !== false
  const way = byStaff ? wayOf(byStaff, prepared.event, now) : form.way
  const asksTrust = way === 'invoice' && dueCents > 0 && people <= freePlaces(event, taken)
  const most = mostInvoicedBefore(event, people, deps.invoicePercent)
  const counted = unreviewedInvoiced({ eventId, email, network })
  const onTrust = asksTrust && (!most || (await limits.isWithin({ counted, most: { ...most } })))
  const decision = decideBooking(event, taken, { people, waitIfFull, dueCents, way, onTrust }, now)
  if (!decision.ok) return decision
  const { state, payment, offeredUntil } = decision.value
  const takesPlaces = state !== 'waitlisted' || offeredUntil !== undefined
  if (foreseen && !takesPlaces) return refuse({ code: 'sold_out', placesLeft: 0 })
  if (takesPlaces) send(deps.events.takePlaces(tx, event, people))
  if (network && state === 'held' && !(await limits.isWithin(heldLimit(network, people))))
    return refuseFor('too_many_held')
  if (network && state === 'confirmed' && prepared.totalCents === 0) {
    const before = await countFree(tx, { eventId, email, network }, now)
    if (!isFreeBookingAllowed(event, people, before)) return refuseFor('too_many_held')
  }
  const waits = state === 'waitlisted'
  if (waits && payment === 'open' && hold?.eventId === eventId) return refuseFor('hold_kept')
  if (!takesPlaces && (await exceedsWaitingLimit(tx, { ...form, network: input.network })))
    return refuseFor('too_many_waiting')
  const row = {
    ...toBookingRow(deps, input, prepared, now),
    ...decision.value,
    invoiceOnTrust: payment === 'invoiced' && !byStaff,
    // A waiting customer pays when offered a place; until then the voucher is only noted.
    voucherId: voucher.value?.voucherId ?? null,
    voucherCents: waits ? 0 : coveredCents,
    testCents: waits || !voucher.value?.test ? 0 : coveredCents,
  }
  const mailed = { ...row, movedFromId: null }
  const news = newsOf(decision.value)
  const withheld = state !== 'held' && !byStaff && (await isMailWithheld(mailed, news, limits))
  const booking = insertBooking(tx, row)
  send(booking)
  if (voucher.value && !waits) await deps.vouchers.redeem(tx, voucher.value, row.id, now)
  const actorId = byStaff?.staffId ?? null
  send(
    addBookingEvent(tx, { bookingId: row.id, at: now, action: 'booked', actorId, detail: { people, state } }),
  )
  await byStaff?.onBooked?.(tx, row)
  if (state !== 'held') {
    const enqueued = enqueueBookingMails(tx, deps, mailed, news, { withheld })
    if (foreseen) send(enqueued)
    else await enqueued
  }
  if (hold) await freePlacesOf(tx, deps, hold.eventId)
  return accept({ booking })
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

function newsOf({ state, payment, offeredUntil }: BookingDecision): CustomerNotification {
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
  return event ? withPayment(deps, earlier, event, false) : refuseFor('unknown_event')
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
