import type { Transaction } from '#platform/database/database.ts'
import { type BookableEvent, freePlaces, receivedCents, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import {
  listBookingsOfEvent,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { hasWaited, recordBookingEvent } from '../database/booking-history.server.ts'
import { hasReplaced, insertReplacement, listAbandoned } from '../database/replacements-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueRefunds } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { type Replacement, replacedBy } from '../rules/replacement.ts'

type Deps = Pick<BookingDeps, 'vouchers' | 'invoices' | 'payments' | 'ownerEmail' | 'clock'>

const COMING: readonly StoredBooking['state'][] = ['confirmed', 'attended', 'no_show']

/**
 * Refunds the fee of places cancelled too late, or credits the invoice of it, once the waiting list has taken them for good (paid, on invoice, or
 * given by staff). Needs the event's lock, under which it happens once.
 */
export async function refundReplaced(
  tx: Transaction,
  deps: Deps,
  event: BookableEvent,
  { id: replacedById, people }: Pick<StoredBooking, 'id' | 'people'>,
  { granted = false }: { granted?: boolean } = {},
): Promise<void> {
  if (event.places === null || (!granted && !(await hasWaited(tx, replacedById)))) return
  if (await hasReplaced(tx, replacedById)) return
  const now = deps.clock()
  const abandoned = await listAbandoned(tx, event.id)
  if (abandoned.length === 0) return
  const coming = (await listBookingsOfEvent(tx, event.id)).filter(({ state }) => COMING.includes(state))
  const taken = event.blocked + coming.reduce((sum, each) => sum + each.people, 0)
  for (const replaced of replacedBy(abandoned, { free: freePlaces(event, taken), people })) {
    await insertReplacement(tx, replaced, { replacedById, at: now })
    await giveBack(tx, deps, replaced, now)
  }
}

async function giveBack(tx: Transaction, deps: Deps, { bookingId, backCents }: Replacement, now: Date) {
  const booking = await lockBooking(tx, bookingId)
  // An event that was called off has given it back already.
  const back = Math.min(backCents, booking?.feeCents ?? 0)
  if (!booking || back === 0) return
  const isIn = booking.state !== 'cancelled'
  const after = {
    ...booking,
    feeCents: booking.feeCents - back,
    totalCents: isIn ? booking.totalCents - back : booking.totalCents,
  }
  const { payment, ...money } = await settleVoucher(tx, deps, after, now)
  const settled = { ...after, ...money }
  const isNothingDue = !isIn && after.feeCents === 0 && receivedCents(settled) === 0
  const updated = await updateBooking(
    tx,
    bookingId,
    {
      feeCents: after.feeCents,
      ...money,
      payment: isNothingDue && payment === 'invoiced' ? 'nothing_due' : payment,
    },
    now,
  )
  const detail = {
    backCents: back,
    refundCents: refundDueCents(updated),
    voucherCents: booking.voucherCents - money.voucherCents,
  }
  await recordBookingEvent(tx, { bookingId, at: now, action: 'replaced', detail })
  await enqueueRefunds(tx, deps, updated, now)
  await deps.invoices.follow(tx, updated, { now, because: 'replaced' })
  await enqueueBookingMails(tx, deps, updated, 'replaced')
}
