import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { validUntil } from './voucher.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'
import { hashVoucherCode, voucherCode } from './voucher-code.server.ts'

export interface VoucherLine {
  orderLineId: string
  kind: 'course' | 'value'
  level: number | null
  amountCents: number
  currency: string
  quantity: number
}

/** Issues `quantity` vouchers per paid line, each with its first account entry. @returns their ids. */
export async function issueVouchers(
  tx: Transaction,
  key: AppKey,
  lines: VoucherLine[],
  options: { test: boolean; now: Date },
): Promise<string[]> {
  const { test, now } = options
  const issued = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => toVoucher(key, line, test, now)),
  )
  if (issued.length === 0) return []
  await tx.insert(vouchers).values(issued)
  await tx.insert(voucherEntries).values(
    issued.map((voucher) => ({
      voucherId: voucher.id,
      at: now,
      amountCents: voucher.initialCents,
      cause: 'issued' as const,
    })),
  )
  return issued.map((voucher) => voucher.id)
}

function toVoucher(key: AppKey, line: VoucherLine, test: boolean, now: Date): typeof vouchers.$inferInsert {
  const id = randomUUID()
  const code = voucherCode(key, id)
  return {
    id,
    orderLineId: line.orderLineId,
    kind: line.kind,
    level: line.level,
    initialCents: line.amountCents,
    currency: line.currency,
    codeHash: hashVoucherCode(code) as string,
    lastFour: code.slice(-4),
    test,
    validUntil: validUntil(now),
    issuedAt: now,
  }
}
