import type { Database, Transaction } from '#platform/database/database.ts'
import { amountDueCents, securedCents } from '../booking.ts'
import type { BookedEvent, BookingDeps, VoucherReader } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import { settleBalance, voucherExcessCents } from '../rules/booking-balance.ts'
import { pendingRefundCents } from './enqueue-refunds.server.ts'

type Vouchers = Pick<BookingDeps, 'vouchers'>
type Settled = Pick<StoredBooking, 'voucherCents' | 'payment' | 'totalCents' | 'placeCents' | 'testCents'>

/**
 * Returns the excess of a reduced booking, voucher first. Of a cancelled booking a course voucher returns whole; the rest is invoiced.
 * It pays one place of a standing booking at any price (ADR-056): it returns where the money pays for all places without it, its own
 * at the price of the others, else it stays and the money is refunded.
 * @param keepsPlace the places stay as they are, so the course voucher stays with its own
 */
export async function settleVoucher(
  tx: Transaction,
  deps: Vouchers,
  after: StoredBooking,
  now: Date,
  { keepsPlace = false }: { keepsPlace?: boolean } = {},
): Promise<Settled> {
  const isKept = after.state !== 'cancelled' && after.agreedPrice === null
  const course = isKept ? await readCoursePart(tx, deps, after, now) : null
  if (!course) return settled(tx, deps, { booking: after, backCents: voucherExcessCents(after) }, now)
  const { people, feeCents, placeCents, voucherCents, totalCents } = after
  const alike = placeCents === null ? totalCents : totalCents - course.placeCents + placeCents
  const moneyCents = securedCents(after) - voucherCents - (await pendingRefundCents(tx, after.id))
  if (!keepsPlace && moneyCents >= alike && securedCents(after) > amountDueCents(after)) {
    const isAlike = placeCents !== null && alike === placeCents * people + feeCents
    const booking = { ...after, totalCents: alike, placeCents: isAlike ? null : placeCents }
    return settled(tx, deps, { booking, backCents: voucherCents }, now)
  }
  const backCents = Math.min(course.othersCents, voucherExcessCents(after))
  return settled(tx, deps, { booking: after, backCents }, now)
}

/** Of a course voucher, what it pays of the booking and what other vouchers do, in Rappen; null when none pays. */
export async function readCoursePart(
  db: Database | Transaction,
  { vouchers }: { vouchers: VoucherReader },
  { id, voucherId, voucherCents }: StoredBooking,
  now: Date,
): Promise<{ placeCents: number; othersCents: number } | null> {
  if (!voucherId || voucherCents === 0) return null
  const voucher = (await vouchers.describe(db, [voucherId], now)).get(voucherId)
  if (voucher?.kind !== 'course') return null
  const used = (await vouchers.usedBy(db, [id])).get(id) ?? []
  const taken = used.reduce((sum, each) => sum + (each.voucherId === voucherId ? 0 : each.takenCents), 0)
  const othersCents = Math.min(taken, voucherCents)
  return othersCents < voucherCents ? { placeCents: voucherCents - othersCents, othersCents } : null
}

async function settled(
  tx: Transaction,
  deps: Vouchers,
  { booking, backCents }: { booking: StoredBooking; backCents: number },
  now: Date,
): Promise<Settled> {
  const back = await returnVoucher(tx, deps, booking, backCents, now)
  const { voucherCents, payment, totalCents, placeCents } = settleBalance(booking, back.cents)
  const testCents = Math.max(0, booking.testCents - back.testCents)
  return { voucherCents, payment, totalCents, placeCents, testCents }
}

/**
 * @returns what the voucher no longer pays: the amount, or its whole part when it returned whole; and what of it vouchers of the
 * Testkasse have back, in Rappen
 */
export async function returnVoucher(
  tx: Transaction,
  { vouchers }: Pick<BookingDeps, 'vouchers'>,
  { id, voucherId, voucherCents }: StoredBooking,
  amountCents: number,
  now: Date,
): Promise<{ cents: number; testCents: number }> {
  if (!voucherId || amountCents <= 0) return { cents: 0, testCents: 0 }
  const { whole, testCents } = await vouchers.giveBack(tx, { voucherId, bookingId: id, amountCents }, now)
  return { cents: whole ? voucherCents : amountCents, testCents }
}

/** Redeems the voucher noted while waiting, as far as it is still worth something. Needs event and booking locks. */
export async function redeemVoucherOfBooking(
  tx: Transaction,
  { vouchers }: Pick<BookingDeps, 'vouchers'>,
  { id, voucherId, voucherCents, testCents, totalCents }: StoredBooking,
  { serviceId, priceCents }: Pick<BookedEvent, 'serviceId' | 'priceCents'>,
  now: Date,
) {
  if (!voucherId || voucherCents > 0 || totalCents === 0) return { voucherId, voucherCents, testCents }
  const ask = { voucher: { id: voucherId }, serviceId, perPersonCents: priceCents ?? 0, totalCents, now }
  const worth = await vouchers.appraise(tx, ask, { lock: true })
  if (!worth.ok) return { voucherId: null, voucherCents: 0, testCents }
  await vouchers.redeem(tx, worth.value, id, now)
  const { coversCents, test } = worth.value
  return {
    voucherId: worth.value.voucherId,
    voucherCents: coversCents,
    testCents: testCents + (test ? coversCents : 0),
  }
}
