import { and, eq, isNotNull } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { balanceOf, creditVoucher, lockVoucher } from '../voucher-balance.server.ts'
import { voucherEntries } from '../voucher.tables.server.ts'
import type { StaffVoucherCall, StaffVoucherDeps } from './staff-voucher-deps.server.ts'
import type { StaffVoucherRefusal } from './staff-voucher-refusal.ts'

interface Redemption {
  amountCents: number
  /** What it is for: a receipt number, a booking. */
  reference: string
  /** 32 hex digits, new per decision; idempotent. */
  requestKey: string
}

export interface Redeemed {
  /** Takes the redemption back. */
  entryId: number
  restCents: number
}

/** Redeems a part or the rest of a voucher. Locks the voucher, so concurrent redemptions never exceed the balance. */
export async function redeemByStaff(
  { db, clock, acceptTest }: StaffVoucherDeps,
  id: string,
  { amountCents, reference, requestKey }: Redemption,
  { actorId, onDone }: StaffVoucherCall<{ lastFour: string; beforeCents: number; afterCents: number }>,
): Promise<Result<Redeemed, StaffVoucherRefusal>> {
  return db.transaction(async (tx): Promise<Result<Redeemed, StaffVoucherRefusal>> => {
    const voucher = await lockVoucher(tx, id)
    if (!voucher) return refuse({ code: 'unknown_voucher' })
    const beforeCents = await balanceOf(tx, id)
    const [earlier] = await tx.select().from(voucherEntries).where(eq(voucherEntries.requestKey, requestKey))
    if (earlier) {
      const isSame = earlier.voucherId === id && earlier.amountCents === -amountCents
      return isSame
        ? accept({ entryId: earlier.id, restCents: beforeCents })
        : refuse({ code: 'request_key_reused' })
    }
    const now = clock()
    const { day: today } = swissTime(now)
    const decided = decideRedemption({ ...voucher, restCents: beforeCents }, amountCents, {
      today,
      acceptTest,
    })
    if (!decided.ok) return decided
    const entry = { voucherId: id, at: now, amountCents: -amountCents, cause: 'redeemed' as const }
    const [written] = await tx
      .insert(voucherEntries)
      .values({ ...entry, reference, actorId, requestKey })
      .returning({ id: voucherEntries.id })
    const restCents = beforeCents - amountCents
    await onDone(tx, { lastFour: voucher.lastFour, beforeCents, afterCents: restCents })
    return accept({ entryId: written?.id ?? 0, restCents })
  })
}

/**
 * Undoes a redemption by staff as a whole; idempotent. Counts for the replacement of a voucher that was replaced meanwhile; a
 * refunded one gets nothing back. Locks the vouchers.
 */
export async function undoRedemption(
  { db, clock }: Pick<StaffVoucherDeps, 'db' | 'clock'>,
  entryId: number,
  { actorId, onDone }: StaffVoucherCall<{ voucherId: string; lastFour: string; amountCents: number }>,
): Promise<Result<{ voucherId: string }, StaffVoucherRefusal>> {
  return db.transaction(async (tx): Promise<Result<{ voucherId: string }, StaffVoucherRefusal>> => {
    const [entry] = await tx
      .select()
      .from(voucherEntries)
      .where(
        and(
          eq(voucherEntries.id, entryId),
          eq(voucherEntries.cause, 'redeemed'),
          isNotNull(voucherEntries.reference),
        ),
      )
    const voucher = entry && (await lockVoucher(tx, entry.voucherId))
    if (!entry || !voucher) return refuse({ code: 'unknown_redemption' })
    const voucherId = voucher.id
    const [undone] = await tx.select().from(voucherEntries).where(eq(voucherEntries.reversesId, entryId))
    if (undone) return accept({ voucherId })
    if (voucher.voidedAt && !voucher.replacedById) return refuse({ code: 'voucher_voided' })
    const amountCents = -entry.amountCents
    await creditVoucher(tx, voucher, {
      at: clock(),
      amountCents,
      cause: 'given_back',
      reference: entry.reference,
      actorId,
      reversesId: entryId,
    })
    await onDone(tx, { voucherId, lastFour: voucher.lastFour, amountCents })
    return accept({ voucherId })
  })
}

interface RedeemableVoucher {
  kind: 'course' | 'value'
  test: boolean
  voidedAt: Date | null
  suspendedAt: Date | null
  blockedAt: Date | null
  /** `YYYY-MM-DD` in Swiss time. */
  validUntil: string
  restCents: number
}

/** Whether staff may redeem this amount: value vouchers in parts, course vouchers only as a whole. */
export function decideRedemption(
  voucher: RedeemableVoucher,
  amountCents: number,
  { today, acceptTest }: { today: string; acceptTest: boolean },
): Result<number, StaffVoucherRefusal> {
  const { kind, restCents } = voucher
  if (voucher.test && !acceptTest) return refuse({ code: 'voucher_test' })
  if (voucher.voidedAt) return refuse({ code: 'voucher_voided' })
  if (voucher.suspendedAt) return refuse({ code: 'voucher_suspended' })
  if (voucher.blockedAt) return refuse({ code: 'voucher_blocked' })
  if (voucher.validUntil < today) return refuse({ code: 'voucher_lapsed' })
  if (restCents <= 0) return refuse({ code: 'voucher_used_up' })
  if (amountCents > restCents) return refuse({ code: 'more_than_rest', restCents })
  if (kind === 'course' && amountCents !== restCents) return refuse({ code: 'voucher_whole_only' })
  return accept(restCents - amountCents)
}
