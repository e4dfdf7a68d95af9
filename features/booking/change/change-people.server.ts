import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, refuseFor } from '#kernel/result.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import {
  amountDueCents,
  canChangePeople,
  coveredCents,
  fitsCapacity,
  freePlaces,
  refundDueCents,
} from '../booking.ts'
import { type StoredBooking, countTaken, updateBooking } from '../database/bookings-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { readCoursePart, settleVoucher } from '../money/settle-voucher.server.ts'
import { listGuests } from '../group/group-repository.server.ts'
import { withGuests } from '../group/guest-names.ts'
import { viewAgreed, priceForPeople } from '../rules/booking-price.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor, ChangeRefusal } from '../booking-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { countUnreviewedInvoiced } from '../database/booking-limits-repository.server.ts'
import { isInvoiceAllowed } from '../rules/booking-limits.ts'

/** Changes the number of people before the event. Fewer is a partial cancellation; more needs an invoice or staff. */
export function changePeople(
  deps: BookingDeps,
  bookingId: string,
  people: number,
  { staffId, seen }: Actor = {},
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now, record }) => {
    if (!canChangePeople(booking, { byStaff: staffId !== undefined })) return refuseFor('not_changeable')
    if (event.startsAt <= now) return refuseFor('too_late')
    if (isOutdated(seen, booking, event, now)) return refuseFor('changed_meanwhile')
    if (people === booking.people) return accept(booking)
    const more = people - booking.people
    const refusal = more > 0 && (await decideMorePeople(tx, deps, { booking, event, people }, { staffId }))
    if (refusal) return refuse(refusal)
    const { day: today } = swissTime(now)
    const { agreedPrice } = booking
    if (agreedPrice && !staffId && viewAgreed(agreedPrice, event.startsLocal.slice(0, 10), today).isFinal)
      return refuseFor('too_late')
    const course = await readCoursePart(tx, deps, booking, now)
    const { totalCents, feeCents, lostFeeCents } = priceForPeople(
      { ...booking, courseCents: course?.placeCents },
      event,
      people,
      today,
    )
    const priced = { ...booking, people, totalCents, feeCents }
    const settled = await settleVoucher(tx, deps, priced, now, { keepsPlace: more > 0 })
    // More than is paid for, pending refunds deducted: the difference is invoiced.
    const left = { ...booking, voucherCents: settled.voucherCents }
    const stays = coveredCents(left) - (more > 0 ? await pendingRefundCents(tx, bookingId) : 0)
    const grown = more > 0 && booking.state === 'confirmed' && stays < settled.totalCents
    if (grown) settled.payment = 'invoiced'
    // The limits of booking by invoice do not apply: staff agreed to every number of the range.
    const invoiceOnTrust = booking.invoiceOnTrust || (grown && !staffId && !agreedPrice)
    const guests = (await listGuests(tx, [bookingId])).map(({ name }) => name)
    const participants = withGuests(booking.participants, guests, people)
    const changed = await updateBooking(
      tx,
      bookingId,
      { people, feeCents, participants, invoiceOnTrust, ...settled },
      now,
    )
    await record('people_changed', {
      from: booking.people,
      to: people,
      feeCents: lostFeeCents,
      refundCents: refundDueCents(changed),
      voucherCents: booking.voucherCents - settled.voucherCents,
    })
    await enqueueRefunds(tx, deps, changed, now)
    const wasSettled = coveredCents(booking) >= amountDueCents(booking)
    await deps.invoices.follow(tx, changed, { staffId, now, wasSettled })
    await enqueueBookingMails(tx, deps, changed, 'changed', {
      byVisitor: !staffId,
      calls: staffId !== undefined,
    })
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(changed)
  })
}

/** Why a booking may not grow to `people`; staff may exceed the invoice limit (ADR-021). Needs both locks. */
export async function decideMorePeople(
  tx: Transaction,
  { invoicePercent }: Pick<BookingDeps, 'invoicePercent'>,
  { booking, event, people }: { booking: StoredBooking; event: BookedEvent; people: number },
  { staffId }: Pick<Actor, 'staffId'>,
): Promise<ChangeRefusal | undefined> {
  const more = people - booking.people
  const isIn = booking.state === 'confirmed'
  if (isIn && booking.payment !== 'invoiced' && !staffId) return { code: 'book_more' }
  if (isIn || booking.offeredUntil) {
    const free = freePlaces(event, await countTaken(tx, event))
    if (more > free) return { code: 'sold_out', placesLeft: free }
  }
  if (!fitsCapacity(event, people)) return { code: 'over_capacity', places: event.places ?? 0 }
  if (staffId || booking.agreedPrice) return undefined
  if (booking.payment !== 'invoiced') return undefined
  // An invoice for more people is new, so all of them count.
  const before = await countUnreviewedInvoiced(tx, booking)
  const added = booking.invoiceOnTrust ? more : people
  return isInvoiceAllowed(event, added, before, invoicePercent) ? undefined : { code: 'ask_us' }
}
