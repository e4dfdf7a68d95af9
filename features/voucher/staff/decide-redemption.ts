import { accept, type Result, refuse } from '#kernel/result.ts'
import type { StaffVoucherRefusal } from './staff-voucher-refusal.ts'

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
