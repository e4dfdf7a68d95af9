import { voidVouchers } from '#features/voucher/void-vouchers.server.ts'
import { listOpenAlerts, raiseAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { voucherUsesOf } from './voucher-uses.ts'

/** Alerts the owner when the vouchers paid for bookings and staff did not request the refund. */
export async function voidAndAlert(tx: Transaction, orderLineIds: string[], now: Date): Promise<void> {
  const good = await voidVouchers(tx, orderLineIds, now)
  if (good.length === 0) return
  const uses = await voucherUsesOf(tx, orderLineIds)
  const affected = uses.filter(({ voucherId }) => good.includes(voucherId))
  if (affected.length === 0) return
  await takeAdvisoryLock(tx, CODE)
  const open = (await listOpenAlerts(tx)).find(({ code }) => code === CODE)
  const known = String(open?.detail['bookings'] ?? '')
    .split(', ')
    .filter(Boolean)
  const numbers = affected.map(({ bookingNumber }) => bookingNumber).sort((a, b) => a - b)
  const bookings = [...new Set([...known, ...numbers.map(String)])].join(', ')
  await raiseAlert(tx, { code: CODE, detail: { bookings }, now, isNews: true })
}

const CODE = 'used_voucher_voided'
