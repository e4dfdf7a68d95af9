import { eq, sql } from 'drizzle-orm'
import { payableByVoucher } from '#kernel/least-payment.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { hashVoucherCode } from './voucher-code.server.ts'
import { balanceOf, creditVoucher, lockVoucher, takenBy } from './voucher-balance.server.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

export type RedeemRefusal =
  | { code: 'voucher_unknown' }
  | { code: 'voucher_voided' }
  | { code: 'voucher_blocked' }
  | { code: 'voucher_used_up' }
  | { code: 'voucher_lapsed' }
  | { code: 'voucher_test' }
  | { code: 'voucher_other_course' }

export interface VoucherValue {
  voucherId: string
  coversCents: number
  takesCents: number
  leftCents: number
  /** Bought at the Testkasse. */
  test: boolean
}

export interface VoucherQuery {
  voucher: { code: string } | { id: string }
  /** Level of the booked course, else null. */
  courseLevel: number | null
  perPersonCents: number
  totalCents: number
  today: string
  acceptTest: boolean
  /** A booking that will return its part, which counts as available. */
  heldBy?: string | undefined
}

/**
 * What a voucher would pay: up to its balance, leaving nothing or what a payment page takes, or one place of its level at any price; nothing if void, suspended or blocked.
 * By id the replacement counts for a replaced one. `lock` locks it until the transaction ends.
 */
export async function appraiseVoucher(
  db: Database | Transaction,
  ask: VoucherQuery,
  { lock }: { lock: boolean },
): Promise<Result<VoucherValue, RedeemRefusal>> {
  const codeHash = 'code' in ask.voucher ? hashVoucherCode(ask.voucher.code) : undefined
  if ('code' in ask.voucher && !codeHash) return refuse({ code: 'voucher_unknown' })
  const which =
    'id' in ask.voucher
      ? eq(vouchers.id, await currentVoucherId(db, ask.voucher.id))
      : eq(vouchers.codeHash, codeHash ?? '')
  const query = db.select().from(vouchers).where(which)
  const [voucher] = lock ? await query.for('update') : await query
  if (!voucher) return refuse({ code: 'voucher_unknown' })
  if (voucher.test && !ask.acceptTest) return refuse({ code: 'voucher_test' })
  if (voucher.voidedAt || voucher.suspendedAt) return refuse({ code: 'voucher_voided' })
  if (voucher.blockedAt) return refuse({ code: 'voucher_blocked' })
  if (voucher.validUntil < ask.today) return refuse({ code: 'voucher_lapsed' })
  const held = ask.heldBy ? await takenBy(db, voucher.id, ask.heldBy) : 0
  const balance = (await balanceOf(db, voucher.id)) + held
  if (balance <= 0) return refuse({ code: 'voucher_used_up' })
  const { id: voucherId, test } = voucher
  if (voucher.kind === 'value') {
    const coversCents = payableByVoucher(ask.totalCents, balance)
    return accept({ voucherId, coversCents, takesCents: coversCents, leftCents: balance - coversCents, test })
  }
  if (voucher.level !== ask.courseLevel) return refuse({ code: 'voucher_other_course' })
  const coversCents = Math.min(ask.perPersonCents, ask.totalCents)
  return accept({ voucherId, coversCents, takesCents: balance, leftCents: 0, test })
}

/** Redeems an appraised amount; needs the voucher's lock. A check constraint keeps the balance non-negative. */
export async function redeemVoucher(
  tx: Transaction,
  { voucherId, takesCents }: Pick<VoucherValue, 'voucherId' | 'takesCents'>,
  bookingId: string,
  now: Date,
): Promise<void> {
  if (takesCents === 0) return
  await tx
    .insert(voucherEntries)
    .values({ voucherId, at: now, amountCents: -takesCents, cause: 'redeemed', bookingId })
}

export interface VoucherCredit {
  voucherId: string
  /** What the booking has back of it, in Rappen. */
  cents: number
  test: boolean
}

/**
 * Returns up to what a booking redeemed: of further vouchers that paid its invoices first, the latest before the others, then of
 * the one that it was booked with, a course voucher all or nothing. Lost on a void voucher. Locks them.
 * @returns whether all of all was returned, whether one is void, and what each has back.
 */
export async function restoreVoucherCredit(
  tx: Transaction,
  { voucherId, bookingId, amountCents }: { voucherId: string; bookingId: string; amountCents: number },
  now: Date,
): Promise<{ whole: boolean; voided: boolean; backs: VoucherCredit[] }> {
  const backs: VoucherCredit[] = []
  let left = amountCents
  let voided = false
  const further = (await takenFrom(tx, bookingId)).filter((id) => id !== voucherId)
  for (const id of [...further, voucherId]) {
    const voucher = await lockVoucher(tx, id)
    const taken = await takenBy(tx, id, bookingId)
    const cents = voucher?.kind === 'course' && left > 0 ? taken : Math.min(taken, left)
    if (!voucher || cents <= 0) continue
    const entry = { at: now, amountCents: cents, cause: 'given_back' as const, bookingId }
    if ((await creditVoucher(tx, voucher, entry)).lost) voided = true
    backs.push({ voucherId: id, cents, test: voucher.test })
    left -= cents
  }
  const whole = (await takenFrom(tx, bookingId)).length === 0
  return { whole, voided, backs }
}

/** Transfers the redemptions of a booking to another one atomically, even on a void voucher. Locks the vouchers. */
export async function transferVoucherCredit(
  tx: Transaction,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const voucherId of await takenFrom(tx, from)) {
    await lockVoucher(tx, voucherId)
    const taken = await takenBy(tx, voucherId, from)
    // Given back while this waited for the lock.
    if (taken <= 0) continue
    await tx.insert(voucherEntries).values([
      { voucherId, at: now, amountCents: taken, cause: 'given_back', bookingId: from },
      { voucherId, at: now, amountCents: -taken, cause: 'redeemed', bookingId: to },
    ])
  }
}

/** Vouchers of which a booking has taken something that it did not give back, the latest first. */
async function takenFrom(tx: Transaction, bookingId: string): Promise<string[]> {
  const rows = await tx
    .select({ voucherId: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(eq(voucherEntries.bookingId, bookingId))
    .groupBy(voucherEntries.voucherId)
    .having(sql`sum(${voucherEntries.amountCents}) < 0`)
    .orderBy(sql`max(${voucherEntries.id}) desc`)
  return rows.map(({ voucherId }) => voucherId)
}

/** The voucher itself, or what replaced it. */
async function currentVoucherId(db: Database | Transaction, id: string): Promise<string> {
  const [voucher] = await db
    .select({ replacedById: vouchers.replacedById })
    .from(vouchers)
    .where(eq(vouchers.id, id))
  return voucher?.replacedById ?? id
}
