import type { HolderRefusal } from '#features/booking/booking-refusal.ts'
import type { PayByVoucherRefusal } from '#features/voucher/http/pay-booking-by-voucher.ts'
import type { ReceiveRefusal } from './receive-booking.ts'

type Code = (ReceiveRefusal | HolderRefusal | PayByVoucherRefusal)['code']
const STATUS: Partial<Record<Code, number>> = {
  invalid: 422,
  too_many_held: 429,
  too_many_waiting: 429,
  payment_unavailable: 502,
}

/** Most refusals say that something is not so any more. */
export function refusalStatus(code: Code): number {
  return STATUS[code] ?? 409
}
