import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { VoucherUse as SoldVoucherUse } from '#kernel/voucher-use.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { DisputeAttention } from '#platform/payments/disputes/dispute.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type {
  Account,
  InvoiceLine,
  InvoicePart,
  InvoiceSource,
  Recipient,
  ReminderPlan,
  Seller,
} from './invoice.ts'
import type { InvoiceVoucherRefusal } from './invoice-refusal.ts'
import type { PaidBack } from './rules/handed-money.ts'

/** What the owners publish of the company at this moment. */
export interface InvoiceTerms {
  seller: Seller
  account: Account | null
  dueDays: number
  reminders: ReminderPlan
}

export interface SourceDraft {
  part?: InvoicePart
  language: Language
  email: string | null
  recipient: Recipient
  /** The customer's own. */
  orderNumber?: string | null
  note?: string
  lines: InvoiceLine[]
  performedFrom: string | null
  performedTo: string | null
  /** Left out: as the owner has it. */
  dueDays?: number
}

export type SourceRefusal = { code: 'unknown_source' | 'nothing_due' | 'source_changed' }

export interface Sold {
  source: InvoiceSource
  sourceId: string | null
}

/** Bookings, orders and offers, which invoices are drawn from. Every transaction locks the source before the invoice. */
export interface SourcesPort {
  lock(tx: Transaction, sold: Sold): Promise<void>
  /** Ids under which its invoices may be stored: a moved booking has those of before too. Needs its lock. */
  idsOf(tx: Transaction, sold: Sold): Promise<string[]>
  /** What is due of it and on no invoice yet, as lines. Needs its lock. */
  draft(tx: Transaction, sold: Sold): Promise<Result<SourceDraft, SourceRefusal>>
  /**
   * What no sent invoice of it asks for yet, in Rappen. Null where nothing limits that: a project may need more than was agreed, and what
   * was deleted since is invoiced all the same. Needs its lock.
   */
  leftCents(tx: Transaction, sold: Sold): Promise<number | null>
  /** Passes a payment to it (below zero: undone; 0: only a credit note was written). Needs its lock. */
  settle(tx: Transaction, sold: Sold, money: SettledMoney): Promise<Result<void, SourceRefusal>>
  /**
   * Tells it that what banks contest of payments of its invoices may have changed, once those are settled. Needs its lock.
   * @param reason none: no dispute changed
   */
  contested(
    tx: Transaction,
    sold: Sold,
    news: { reason: DisputeAttention | undefined; payments: Pick<Payments, 'provider'>; now: Date },
  ): Promise<void>
  /**
   * Once payments of its invoices went back and are settled: credits what these ask for and it does not owe. Needs its lock.
   */
  follow(
    tx: Transaction,
    deps: Pick<InvoiceDeps, 'key' | 'clock' | 'terms' | 'sources' | 'voucherPayments'>,
    sold: Sold,
    by: { actorId: string | undefined; now: Date },
  ): Promise<void>
  /** What becomes of money that invoices handed to it. Needs its lock. */
  paidBack(tx: Transaction, sold: Sold): Promise<PaidBack>
  /**
   * Tells it of a credit note by hand, once it is settled: what is owed no more lowers the price, unless it is still due and invoiced
   * anew. Needs its lock.
   */
  credited(tx: Transaction, sold: Sold, credit: CreditedByHand): Promise<void>
  /**
   * What vouchers of the sale were redeemed for, if so much credited in all takes their ground. Locks them; needs the source's
   * lock.
   */
  usesWithoutGround(tx: Transaction, sold: Sold, creditedCents: number): Promise<SoldVoucherUse[]>
  /** The booking whose money it is, and what vouchers may still pay of it; null: as much as is open. Needs its lock. */
  account(tx: Transaction, sold: Sold): Promise<{ bookingId: string | null; openCents: number } | null>
}

export interface CreditedByHand {
  invoiceId: string
  /** Of the credit note, in Rappen. */
  cents: number
  /** What is paid of the invoice became less by it: it was paid too much then. */
  settledLessCents: number
  stillDue: boolean
  /** Its number. */
  invoice: string
  actorId: string
  now: Date
}

export interface SettledMoney {
  cents: number
  /** Totals of the invoice, in Rappen: payable after credit notes, paid of that, credited. */
  money: { payableCents: number; settledCents: number; creditedCents: number }
  invoice: string
  actorId: string | undefined
  now: Date
  /** From the Testkasse, or a voucher bought there. */
  test?: boolean | undefined
  /** It came from, or went back to, this voucher. */
  voucherId?: string
}

export interface PayingVoucher {
  voucherId: string
  lastFour: string
  restCents: number
  /** Bought at the Testkasse. */
  test: boolean
}

/** What an invoice takes of a voucher, or returns to it, in Rappen. */
export interface VoucherUse {
  voucherId: string
  cents: number
  invoiceId: string
  bookingId: string | null
  actorId?: string | undefined
}

export interface VouchersPort {
  /** Of an amount, in francs; locks it. */
  find(tx: Transaction, code: string, now: Date): Promise<Result<PayingVoucher, InvoiceVoucherRefusal>>
  idOf(tx: Transaction, code: string): Promise<string | undefined>
  redeem(tx: Transaction, use: VoucherUse, now: Date): Promise<void>
  giveBack(tx: Transaction, use: VoucherUse, now: Date): Promise<void>
}

export interface InvoiceDeps {
  db: Database
  key: AppKey
  clock: Clock
  publicUrl: string
  payments: Payments
  terms: () => InvoiceTerms
  sources: SourcesPort
  voucherPayments: VouchersPort
}
