import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { validUntil } from './voucher.ts'
import { hashVoucherCode, voucherCode } from './voucher-code.server.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/**
 * A voucher for an amount in place of the money that a booking was paid with (ADR-052), in Rappen. The caller has the booking's
 * lock and sees to it that it happens once. @returns its id
 */
export async function issueBookingVoucher(
  tx: Transaction,
  key: AppKey,
  {
    bookingId,
    amountCents,
    test,
    now,
    years,
  }: { bookingId: string; amountCents: number; test: boolean; now: Date; years: number },
): Promise<string> {
  const id = randomUUID()
  const code = voucherCode(key, id)
  await tx.insert(vouchers).values({
    id,
    bookingId,
    kind: 'value',
    initialCents: amountCents,
    currency: 'chf',
    codeHash: hashVoucherCode(code) as string,
    lastFour: code.slice(-4),
    test,
    validUntil: validUntil(now, years),
    issuedAt: now,
  })
  await tx.insert(voucherEntries).values({ voucherId: id, at: now, amountCents, cause: 'issued' })
  return id
}
