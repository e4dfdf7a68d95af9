import type { VoucherPort } from '#features/order/order-deps.server.ts'
import { voidVouchers } from '#features/voucher/void-vouchers.server.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import { raiseNamedAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import { promisedYears } from './promised-years.ts'
import { voucherUsesOf } from './voucher-uses.ts'

/** Alerts the owner when the vouchers were redeemed and staff did not request the refund. */
export async function voidAndAlert(tx: Transaction, orderLineIds: string[], now: Date): Promise<void> {
  const good = await voidVouchers(tx, orderLineIds, now)
  if (good.length === 0) return
  const uses = await voucherUsesOf(tx, orderLineIds)
  const affected = uses.filter(({ voucherId }) => good.includes(voucherId))
  if (affected.length === 0) return
  await raiseNamedAlert(tx, { code: 'used_voucher_voided', names: affected.map(nameInAlert), now })
}

/** In any language. */
const nameInAlert = ({ by, of, lastFour }: VoucherUse) =>
  by === 'order' ? `Shop ${of}` : of || `…${lastFour}`

export const voucherPort: VoucherPort = {
  promisedYears,
  void: voidAndAlert,
  lockUses: (tx, orderLineIds) => voucherUsesOf(tx, orderLineIds, { lock: true }),
}
