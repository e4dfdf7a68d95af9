import { accept, refuse, refuseFor } from '#kernel/result.ts'
import { readLimits } from '#platform/database/limits.ts'
import { freePlaces, HOLD_MINUTES } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { heldLimit } from '../database/booking-limits-repository.server.ts'
import { countTaken, updateBooking } from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import type { Actor } from '../booking-refusal.ts'
import { openPaymentIfDue } from './payment-page.server.ts'
import { redeemVoucherOfBooking } from './settle-voucher.server.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'

/** Switches an invoice request to online payment until that expires. Idempotent. @returns null if nothing is due. */
export async function payOnlineInstead(
  deps: BookingDeps,
  bookingId: string,
  { network, seen }: Pick<Actor, 'network' | 'seen'> = {},
) {
  let offeredUntil: Date | null = null
  const held = await withBookingLocks(
    deps,
    bookingId,
    { network },
    async ({ tx, booking, event, now, record }) => {
      if (booking.state === 'held') return accept(booking)
      const awaitsInvoice = booking.state === 'waitlisted' && booking.payment === 'invoice_asked'
      if (!awaitsInvoice || event.cancelled || event.startsAt <= now) return refuseFor('not_changeable')
      if (isOutdated(seen, booking, event, now)) return refuseFor('changed_meanwhile')
      const { people } = booking
      const taken = await countTaken(tx, event)
      // An accepted offer already has its places.
      const needed = booking.offeredUntil ? 0 : people
      const free = freePlaces(event, taken)
      if (needed > free) return refuse({ code: 'sold_out', placesLeft: free })
      if (network && !(await readLimits(tx).isWithin(heldLimit(network, people))))
        return refuseFor('too_many_held')
      offeredUntil = booking.offeredUntil
      const voucher = await redeemVoucherOfBooking(tx, deps, booking, event, now)
      const isPaid = booking.totalCents === voucher.voucherCents
      const next = isPaid
        ? ({ state: 'confirmed', payment: 'nothing_due' } as const)
        : ({
            state: 'held',
            payment: 'open',
            heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
            network: network ?? null,
          } as const)
      const updated = await updateBooking(tx, bookingId, { ...voucher, offeredUntil: null, ...next }, now)
      await deps.events.setTaken(tx, booking.eventId, taken + needed)
      await record('paid_online_instead')
      if (isPaid) await enqueueBookingMails(tx, deps, updated, 'confirmed')
      return accept(updated)
    },
  )
  return held.ok ? openPaymentIfDue(deps, held.value, offeredUntil) : held
}
