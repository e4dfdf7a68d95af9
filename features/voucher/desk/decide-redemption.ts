import { accept, type Result, refuse } from '#kernel/result.ts'
import type { DeskRefusal } from './desk-refusal.ts'

interface DeskVoucher {
  kind: 'course' | 'value'
  test: boolean
  voidedAt: Date | null
  suspendedAt: Date | null
  blockedAt: Date | null
  /** `YYYY-MM-DD` in Swiss time. */
  validUntil: string
  restCents: number
}

/** Whether the desk may take so much of a voucher: a value voucher in parts, a course voucher whole. */
export function decideRedemption(
  voucher: DeskVoucher,
  amountCents: number,
  { today, acceptTest }: { today: string; acceptTest: boolean },
): Result<number, DeskRefusal> {
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
