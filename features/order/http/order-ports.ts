import type { VoucherPort } from '#features/order/order-deps.server.ts'
import { promisedYears } from './promised-years.ts'
import { voidAndAlert } from './void-and-alert.ts'
import { voucherUsesOf } from './voucher-uses.ts'

export const voucherPort: VoucherPort = {
  promisedYears,
  void: voidAndAlert,
  lockUses: (tx, orderLineIds) => voucherUsesOf(tx, orderLineIds, { lock: true }),
}
