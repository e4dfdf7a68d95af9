import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import { insertRows } from '#platform/database/plain-statements.ts'
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
  options: { test: boolean; now: Date; years: number },
): Promise<string[]> {
  const { now } = options
  const issued = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => toVoucher(key, line, options)),
  )
  if (issued.length === 0) return []
  const entries = issued.map(({ id, initialCents }) => ({
    voucherId: id,
    at: now,
    amountCents: initialCents,
    cause: 'issued' as const,
  }))
  await Promise.all([insertRows(tx, vouchers, issued), insertRows(tx, voucherEntries, entries)])
  return issued.map((voucher) => voucher.id)
}

function toVoucher(
  key: AppKey,
  line: VoucherLine,
  { test, now, years }: { test: boolean; now: Date; years: number },
): typeof vouchers.$inferInsert {
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
    validUntil: validUntil(now, years),
    issuedAt: now,
  }
}
