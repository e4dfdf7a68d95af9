import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
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
  /** Ids under which invoices of it may stand: a booking that moved has those of before too. Needs its lock. */
  idsOf(tx: Transaction, sold: Sold): Promise<string[]>
  /** What is due of it and on no invoice yet, as lines. Needs its lock. */
  draft(tx: Transaction, sold: Sold): Promise<Result<SourceDraft, SourceRefusal>>
  /** Tells it of money that came (or, below zero, went again; 0: only a credit note was written). Needs its lock. */
  settle(
    tx: Transaction,
    sold: Sold,
    told: {
      cents: number
      /** All of the invoice, in Rappen: owed after credit notes, paid of that, credited. */
      money: { owedCents: number; settledCents: number; creditedCents: number }
      invoice: string
      actorId: string | undefined
      now: Date
    },
  ): Promise<Result<void, SourceRefusal>>
}

export interface InvoiceDeps {
  db: Database
  key: AppKey
  clock: Clock
  publicUrl: string
  payments: Payments
  terms: () => InvoiceTerms
  sources: SourcesPort
}
