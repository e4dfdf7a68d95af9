import { swissTime } from '#i18n/format-date.ts'
import { refuse, accept } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { amountDueCents, canChangePeople, coveredCents, refundDueCents } from '../booking.ts'
import { updateBooking } from '../database/bookings-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { pendingRefundCents, enqueueRefunds } from '../money/enqueue-refunds.server.ts'
import { readCoursePart, settleVoucher } from '../money/settle-voucher.server.ts'
import { listGuests } from '../group/group-repository.server.ts'
import { withGuests } from '../group/guest-names.ts'
import { viewAgreed } from '../rules/agreed-price.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { priceForPeople } from '../rules/fee-today.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor } from './change-refusal.ts'
import { decideMorePeople } from './decide-more-people.server.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Changes the number of people before the event. Fewer is a partial cancellation; more needs an invoice or staff. */
export function changePeople(
  deps: BookingDeps,
  bookingId: string,
  people: number,
  { staffId, seen }: Actor = {},
) {
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking, event, now, record }) => {
    if (!canChangePeople(booking, { byStaff: staffId !== undefined }))
      return refuse({ code: 'not_changeable' })
    if (event.startsAt <= now) return refuse({ code: 'too_late' })
    if (isOutdated(seen, booking, event, now)) return refuse({ code: 'changed_meanwhile' })
    if (people === booking.people) return accept(booking)
    const more = people - booking.people
    const refusal = more > 0 && (await decideMorePeople(tx, deps, { booking, event, people }, { staffId }))
    if (refusal) return refuse(refusal)
    const { day: today } = swissTime(now)
    const { agreedPrice } = booking
    if (agreedPrice && !staffId && viewAgreed(agreedPrice, event.startsLocal.slice(0, 10), today).isFinal)
      return refuse({ code: 'too_late' })
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
