import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { AppKey } from '#platform/secrets.ts'
import { balanceOf, lockVoucher } from '../voucher-balance.server.ts'
import { hashVoucherCode, voucherCode } from '../voucher-code.server.ts'
import { voucherEntries, vouchers } from '../voucher.tables.server.ts'
import type { StaffVoucherCall, StaffVoucherDeps } from './staff-voucher-deps.server.ts'
import type { StaffVoucherRefusal } from './staff-voucher-refusal.ts'

interface Reissued {
  id: string
  lastFour: string
}

interface ReissueDone extends Reissued {
  before: string
  restCents: number
  reason: string
}

/**
 * A lost voucher: the old code is void, a new one has the rest, the same last day and the same order; the liability stays the same.
 * Idempotent by `requestKey`. `onDone` mails it. Locks the old one.
 */
export async function reissueVoucher(
  { db, clock, key }: Pick<StaffVoucherDeps, 'db' | 'clock'> & { key: AppKey },
  id: string,
  { reason, requestKey }: { reason: string; requestKey: string },
  { actorId, onDone }: StaffVoucherCall<ReissueDone>,
): Promise<Result<Reissued, StaffVoucherRefusal>> {
  return db.transaction(async (tx): Promise<Result<Reissued, StaffVoucherRefusal>> => {
    const old = await lockVoucher(tx, id)
    if (!old) return refuse({ code: 'unknown_voucher' })
    const [earlier] = await tx
      .select({ id: vouchers.id, lastFour: vouchers.lastFour })
      .from(voucherEntries)
      .innerJoin(vouchers, eq(vouchers.id, voucherEntries.voucherId))
      .where(eq(voucherEntries.requestKey, requestKey))
    if (old.voidedAt)
      return earlier && earlier.id === old.replacedById ? accept(earlier) : refuse({ code: 'voucher_voided' })
    if (earlier) return refuse({ code: 'request_key_reused' })
    if (old.suspendedAt) return refuse({ code: 'voucher_suspended' })
    const restCents = await balanceOf(tx, id)
    if (restCents <= 0) return refuse({ code: 'voucher_used_up' })
    const now = clock()
    const newId = randomUUID()
    const code = voucherCode(key, newId)
    const lastFour = code.slice(-4)
    const { orderLineId, bookingId, kind, level, initialCents, currency, test, validUntil } = old
    await tx.insert(vouchers).values({
      id: newId,
      orderLineId,
      bookingId,
      kind,
      level,
      initialCents,
      currency,
      test,
      validUntil,
      lastFour,
      codeHash: hashVoucherCode(code) as string,
      issuedAt: now,
    })
    await tx.insert(voucherEntries).values([
      { voucherId: id, at: now, amountCents: -restCents, cause: 'replaced', actorId },
      { voucherId: newId, at: now, amountCents: restCents, cause: 'replacement', actorId, requestKey },
    ])
    const replaced = { voidedAt: now, blockedAt: null, blockReason: null, replacedById: newId }
    await tx.update(vouchers).set(replaced).where(eq(vouchers.id, id))
    await tx.update(vouchers).set({ replacedById: newId }).where(eq(vouchers.replacedById, id))
    await onDone(tx, { id: newId, lastFour, before: old.lastFour, restCents, reason })
    return accept({ id: newId, lastFour })
  })
}
