import { eq } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { MOST_YEARS, validUntil } from '../voucher.ts'
import { balanceOf, lockVoucher } from '../voucher-balance.server.ts'
import { vouchers } from '../voucher.tables.server.ts'
import type { StaffVoucherCall, StaffVoucherDeps } from './staff-voucher-deps.server.ts'
import type { StaffVoucherRefusal } from './staff-voucher-refusal.ts'

type Deps = Pick<StaffVoucherDeps, 'db' | 'clock'>
type StoredVoucher = typeof vouchers.$inferSelect
type Done = Result<Record<string, never>, StaffVoucherRefusal>

/** Nobody redeems it until it is unblocked; its rest stays. Refused without a rest. Idempotent: the first reason counts. Locks it. */
export function blockVoucher(
  { db, clock }: Deps,
  id: string,
  reason: string,
  { onDone }: Pick<StaffVoucherCall<{ lastFour: string }>, 'onDone'>,
): Promise<Done> {
  return db.transaction((tx) =>
    changing(tx, id, async ({ blockedAt, lastFour }) => {
      if (blockedAt) return accept({})
      if ((await balanceOf(tx, id)) <= 0) return refuse({ code: 'voucher_used_up' })
      await tx.update(vouchers).set({ blockedAt: clock(), blockReason: reason }).where(eq(vouchers.id, id))
      await onDone(tx, { lastFour })
      return accept({})
    }),
  )
}

/** Idempotent. Locks it. */
export function unblockVoucher(
  { db }: Deps,
  id: string,
  { onDone }: Pick<StaffVoucherCall<{ lastFour: string; blockReason: string | null }>, 'onDone'>,
): Promise<Done> {
  return db.transaction((tx) =>
    changing(tx, id, async ({ blockedAt, lastFour, blockReason }) => {
      if (!blockedAt) return accept({})
      await tx.update(vouchers).set({ blockedAt: null, blockReason: null }).where(eq(vouchers.id, id))
      await onDone(tx, { lastFour, blockReason })
      return accept({})
    }),
  )
}

/**
 * Moves the last day, of a lapsed voucher too, later and at most `MOST_YEARS` from today. Idempotent.
 * `seen`: the day as it was shown. Locks it.
 */
export function extendVoucher(
  { db, clock }: Deps,
  id: string,
  { until, seen }: { until: string; seen: string },
  { onDone }: Pick<StaffVoucherCall<{ lastFour: string; before: string; after: string }>, 'onDone'>,
): Promise<Done> {
  return db.transaction((tx) =>
    changing(tx, id, async ({ validUntil: before, lastFour }) => {
      if (until === seen) return refuse({ code: 'voucher_not_later' })
      // The same press again.
      if (before === until) return accept({})
      if (before !== seen) return refuse({ code: 'changed_meanwhile' })
      const now = clock()
      if (until < before) return refuse({ code: 'voucher_not_later' })
      if (until < swissTime(now).day) return refuse({ code: 'day_over' })
      if (until > validUntil(now, MOST_YEARS)) return refuse({ code: 'voucher_too_far' })
      await tx.update(vouchers).set({ validUntil: until }).where(eq(vouchers.id, id))
      await onDone(tx, { lastFour, before, after: until })
      return accept({})
    }),
  )
}

async function changing(
  tx: Transaction,
  id: string,
  change: (voucher: StoredVoucher) => Promise<Done>,
): Promise<Done> {
  const voucher = await lockVoucher(tx, id)
  if (!voucher) return refuse({ code: 'unknown_voucher' })
  if (voucher.voidedAt) return refuse({ code: 'voucher_voided' })
  return change(voucher)
}
