import { and, eq, lt, sql } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { balanceOf, creditVoucher, lockVoucher } from './voucher-balance.server.ts'
import { hashVoucherCode } from './voucher-code.server.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

export interface CartVoucher {
  voucherId: string
  lastFour: string
  restCents: number
  /** Bought at the Testkasse. */
  test: boolean
}

export type CartVoucherRefusal = {
  code:
    | 'voucher_unknown'
    | 'voucher_voided'
    | 'voucher_blocked'
    | 'voucher_used_up'
    | 'voucher_lapsed'
    | 'voucher_test'
    | 'voucher_for_course'
    | 'voucher_other_currency'
}

interface Ask {
  code: string
  currency: string
  today: string
  acceptTest: boolean
}

/** A value voucher that an order may use; a course voucher stands for a place. `lock` locks it until the transaction ends. */
export async function findCartVoucher(
  db: Database | Transaction,
  { code, currency, today, acceptTest }: Ask,
  { lock }: { lock: boolean },
): Promise<Result<CartVoucher, CartVoucherRefusal>> {
  const codeHash = hashVoucherCode(code)
  if (!codeHash) return refuse({ code: 'voucher_unknown' })
  const query = db.select().from(vouchers).where(eq(vouchers.codeHash, codeHash))
  const [voucher] = lock ? await query.for('update') : await query
  if (!voucher) return refuse({ code: 'voucher_unknown' })
  if (voucher.test && !acceptTest) return refuse({ code: 'voucher_test' })
  if (voucher.voidedAt || voucher.suspendedAt) return refuse({ code: 'voucher_voided' })
  if (voucher.blockedAt) return refuse({ code: 'voucher_blocked' })
  if (voucher.validUntil < today) return refuse({ code: 'voucher_lapsed' })
  if (voucher.kind === 'course') return refuse({ code: 'voucher_for_course' })
  if (voucher.currency !== currency) return refuse({ code: 'voucher_other_currency' })
  const restCents = await balanceOf(db, voucher.id)
  if (restCents <= 0) return refuse({ code: 'voucher_used_up' })
  return accept({ voucherId: voucher.id, lastFour: voucher.lastFour, restCents, test: voucher.test })
}

/** Redeems a part for an order; needs the voucher's lock. */
export async function redeemForOrder(
  tx: Transaction,
  { voucherId, cents, orderId }: { voucherId: string; cents: number; orderId: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(voucherEntries)
    .values({ voucherId, at: now, amountCents: -cents, cause: 'redeemed', orderId })
}

/**
 * Returns whatever the order has taken and not given back, so twice returns it once; with `mostCents` no more than that. Locks the
 * vouchers.
 */
export async function returnFromOrder(
  tx: Transaction,
  orderId: string,
  now: Date,
  mostCents = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = mostCents
  const sum = sql<number>`sum(${voucherEntries.amountCents})::int`
  const taken = await tx
    .select({ voucherId: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(eq(voucherEntries.orderId, orderId))
    .groupBy(voucherEntries.voucherId)
    .having(lt(sum, 0))
    .orderBy(voucherEntries.voucherId)
  for (const { voucherId } of taken) {
    const voucher = await lockVoucher(tx, voucherId)
    const [entry] = await tx
      .select({ cents: sum })
      .from(voucherEntries)
      .where(and(eq(voucherEntries.voucherId, voucherId), eq(voucherEntries.orderId, orderId)))
    const cents = Math.min(-(entry?.cents ?? 0), left)
    if (!voucher || cents <= 0) continue
    left -= cents
    await creditVoucher(tx, voucher, { at: now, amountCents: cents, cause: 'given_back', orderId })
  }
}

/**
 * Redeems again for an order whose hold was over before its payment came. @returns false when the voucher, or what replaced
 * it, has not as much any more or is void: then nothing is redeemed. Locks it.
 */
export async function retakeForOrder(
  tx: Transaction,
  { voucherId, cents, orderId }: { voucherId: string; cents: number; orderId: string },
  now: Date,
): Promise<boolean> {
  const first = await lockVoucher(tx, voucherId)
  const voucher = first?.replacedById ? await lockVoucher(tx, first.replacedById) : first
  if (!voucher || voucher.voidedAt || voucher.suspendedAt || voucher.blockedAt) return false
  if ((await balanceOf(tx, voucher.id)) < cents) return false
  await redeemForOrder(tx, { voucherId: voucher.id, cents, orderId }, now)
  return true
}
