import type { LegalVersions } from '#content/legal-versions.ts'
import type { GroupInvoicing } from '#content/group-invoicing.ts'
import type { PricedServices } from '#content/service-prices.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { Result } from '#kernel/result.ts'
import type { QuoteVoucherRefusal } from './quote-refusal.ts'
import type { QuoteAcceptance } from './rules/quote-acceptance.ts'
import type { QuoteDate, QuoteDocument } from './rules/quote-document.ts'

/** An event, public or private, at the time of a date. */
export interface OverlappingEvent {
  id: string
  title: string
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
  people: number
}

/** Blocked days of guides. */
export interface BlockedTime {
  id: string
  /** Who; empty: everybody. */
  name: string
  /** Swiss days, both included. */
  fromDay: string
  toDay: string
  /** No guide is available on one of the requested days. */
  closes: boolean
}

/** What an accepted quote becomes. */
export interface Arrangement {
  quoteId: string
  document: QuoteDocument
  date: QuoteDate
  acceptance: QuoteAcceptance
  totalCents: number
  /** Totals for every number of people of the range, beginning with the fewest. */
  agreedCents: number[]
  /** Code of a voucher that pays what it can; empty: none. */
  voucher: string
}

export interface CalendarPort {
  listOverlapping(
    db: Database | Transaction,
    time: { startsLocal: string; endsLocal: string },
    language: Language,
  ): Promise<OverlappingEvent[]>
  listBlocked(
    db: Database | Transaction,
    time: { startsLocal: string; endsLocal: string },
  ): Promise<BlockedTime[]>
  /** Makes a private event and its group booking in the caller's transaction; when refused, nothing. Locks the voucher. */
  arrange(
    tx: Transaction,
    arrangement: Arrangement,
    now: Date,
  ): Promise<Result<{ eventId: string; bookingId: string }, QuoteVoucherRefusal>>
}

export interface InvoicingPort {
  /** As the owner has it for groups of a service. */
  defaultOf(db: Database | Transaction, serviceId: string): Promise<GroupInvoicing>
  /** Sends the invoice of a group's deposit in the caller's transaction, once; nothing where none was agreed. */
  deposit(
    tx: Transaction,
    group: { bookingId: string; invoicing: GroupInvoicing; staffId: string | undefined },
  ): Promise<void>
}

export interface QuoteDeps {
  /** Marks the request as answered that a sent quote belongs to, in the caller's transaction. */
  answer(tx: Transaction, inquiryId: string, by: { at: Date; staffId: string }): Promise<void>
  db: Database
  key: AppKey
  clock: Clock
  /** As offered now. */
  prices(): PricedServices
  calendar: CalendarPort
  invoicing: InvoicingPort
  legal: LegalVersions
  ownerEmail: () => string
  publicUrl: string
}
