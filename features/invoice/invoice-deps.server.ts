import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { DisputeAttention } from '#platform/payments/disputes/dispute.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type {
  Account,
  InvoiceLine,
  InvoicePart,
  Recipient,
  ReminderPlan,
  Seller,
  SourceName,
} from './invoice.ts'
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
  source: SourceName
  sourceId: string | null
}

/** A booking, order or quote that invoices are drawn from; each has what applies to it. All but `lock` need its lock. */
export interface InvoiceSource {
  /** Before the lock of an invoice. */
  lock(tx: Transaction): Promise<void>
  /** Ids under which its invoices may be stored, if not its own alone: a moved booking has those of before too. */
  ids?(tx: Transaction): Promise<string[]>
  /** What is due of it and on no invoice yet, as lines. */
  draft?(tx: Transaction): Promise<Result<SourceDraft, SourceRefusal>>
  /**
   * What no sent invoice of it asks for yet, in Rappen. Null where nothing limits that: a project may need more than was agreed, and what
   * was deleted since is invoiced all the same.
   */
  leftCents?(tx: Transaction): Promise<number | null>
  /** Passes a payment to it (below zero: undone; 0: only a credit note was written). @returns false when its money is gone */
  settle?(tx: Transaction, money: SettledMoney): Promise<boolean>
  /**
   * Tells it that what banks contest of payments of its invoices may have changed, once those are settled.
   * @param reason none: no dispute changed
   */
  contested?(
    tx: Transaction,
    news: { reason: DisputeAttention | undefined; payments: Pick<Payments, 'provider'>; now: Date },
  ): Promise<void>
  /** Once payments of its invoices went back and are settled: credits what these ask for and it does not owe. */
  follow?(tx: Transaction, deps: InvoiceDeps, by: Actor): Promise<void>
  /** What becomes of money that invoices handed to it. */
  paidBack?(tx: Transaction): Promise<PaidBack | undefined>
  /**
   * Tells it of a credit note by hand, once it is settled: what is owed no more lowers the price, unless it is still due and invoiced
   * anew.
   */
  credited?(tx: Transaction, credit: CreditedByHand): Promise<void>
  /** What vouchers of the sale were redeemed for, if so much credited in all takes their ground. Locks them. */
  usesWithoutGround?(tx: Transaction, creditedCents: number): Promise<VoucherUse[]>
  /** The booking whose money it is, and what vouchers may still pay of it; none: as much as is open. */
  account?(tx: Transaction): Promise<{ bookingId: string | null; openCents: number } | undefined>
}

/** Who changes an invoice, and when; nobody: it goes by itself, or the customer does it. */
export interface Actor {
  actorId: string | undefined
  now: Date
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

export interface SettledMoney extends Actor {
  cents: number
  /** Totals of the invoice, in Rappen: payable after credit notes, paid of that, credited. */
  money: { payableCents: number; settledCents: number; creditedCents: number }
  invoice: string
  /** From the Testkasse, or a voucher bought there. */
  test?: boolean | undefined
  /** It came from, or went back to, this voucher. */
  voucherId?: string
}

export interface InvoiceDeps {
  db: Database
  key: AppKey
  clock: Clock
  publicUrl: string
  payments: Payments
  terms: () => InvoiceTerms
  /** Undefined for what was written by hand. */
  sourceOf: (sold: Sold) => InvoiceSource | undefined
}
