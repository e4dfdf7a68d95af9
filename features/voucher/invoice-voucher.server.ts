import { eq } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import { type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  type CartVoucher as PayingVoucher,
  type CartVoucherRefusal,
  findCartVoucher,
} from './order-voucher.server.ts'
import { creditVoucher, lockVoucher } from './voucher-balance.server.ts'
import { hashVoucherCode } from './voucher-code.server.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/** What an invoice takes of a voucher, or returns to it, in Rappen. */
export interface InvoiceUse {
  voucherId: string
  cents: number
  invoiceId: string
  /** That the invoice is for: what it took then goes back as what other bookings took. */
  bookingId: string | null
  /** Staff who entered it. */
  actorId?: string | undefined
}

export type { PayingVoucher }
export type InvoiceVoucherRefusal = { code: Exclude<CartVoucherRefusal['code'], 'voucher_other_currency'> }

/** Of an amount, in francs; locks it. Those of the Testkasse pay where it takes payments. */
export async function findInvoiceVoucher(
  tx: Transaction,
  { payments }: { payments: { test: boolean } },
  code: string,
  now: Date,
): Promise<Result<PayingVoucher, InvoiceVoucherRefusal>> {
  const ask = { code, currency: 'chf', today: swissTime(now).day, acceptTest: payments.test }
  const found = await findCartVoucher(tx, ask, { lock: true })
  if (found.ok) return found
  const problem = found.refusal.code
  return refuse({ code: problem === 'voucher_other_currency' ? 'voucher_unknown' : problem })
}

/** The voucher of a code, whatever it is worth; undefined for an unknown one. */
export async function findVoucherId(db: Database | Transaction, code: string): Promise<string | undefined> {
  const codeHash = hashVoucherCode(code)
  if (!codeHash) return undefined
  const [voucher] = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.codeHash, codeHash))
  return voucher?.id
}

/** Needs the voucher's lock and as much on it. */
export async function redeemForInvoice(tx: Transaction, use: InvoiceUse, now: Date): Promise<void> {
  const { cents, ...where } = use
  await tx.insert(voucherEntries).values({ ...where, at: now, amountCents: -cents, cause: 'redeemed' })
}

/** Lost on a void voucher; continues to the replacement of a replaced one. Locks the vouchers. */
export async function returnFromInvoice(tx: Transaction, use: InvoiceUse, now: Date): Promise<void> {
  const { cents, voucherId, ...where } = use
  const voucher = await lockVoucher(tx, voucherId)
  if (voucher)
    await creditVoucher(tx, voucher, { ...where, at: now, amountCents: cents, cause: 'given_back' })
}
