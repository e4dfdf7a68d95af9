import type { Offer } from '#features/services/content/offer.ts'
import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import type { VoucherRefusal } from './booking-refusal.ts'
import type { Language } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { BookableEvent } from './booking.ts'
import type { StoredBooking } from './database/bookings-repository.server.ts'
import type { InvoiceFor } from './rules/booking-form.ts'
import type { VoucherSummary } from './rules/voucher-summary.ts'

export interface BookedEvent extends BookableEvent {
  /** Otherwise nobody but staff books or moves there, and customers who know its id are answered as if it were not. */
  public: boolean
  serviceId: string | null
  title: string
  place: string
  meetingPoint: string | null
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
  allDay: boolean
  minimumParticipants: number | null
  decideBy: string | null
}

export interface EventsPort {
  /** The services, with the prices of events that have none of their own. */
  offer(): Offer
  find(db: Database | Transaction, id: string, language: Language): Promise<BookedEvent | undefined>
  /** Locks the event until the transaction ends; needed for every decision about its places. */
  lock(tx: Transaction, id: string): Promise<BookableEvent | undefined>
  /**
   * Takes places of an event that the caller has locked. Fails (`isUnforeseen`) when it has too few, or is no longer as it
   * was read.
   */
  takePlaces(
    tx: Transaction,
    event: Pick<BookableEvent, 'id' | 'startsAt' | 'priceCents'>,
    people: number,
  ): Promise<void>
  setTaken(tx: Transaction, id: string, taken: number): Promise<void>
  listBeginning(db: Database, after: Date, before: Date): Promise<string[]>
}

export interface VoucherValue {
  voucherId: string
  coversCents: number
  /** Amount taken off: a course voucher is used up whatever the course costs. */
  takesCents: number
  leftCents: number
  /** Bought at the Testkasse. */
  test: boolean
}

export interface VoucherQuery {
  voucher: { code: string } | { id: string }
  serviceId: string | null
  perPersonCents: number
  totalCents: number
  /** Booking of this browser, whose part of the voucher counts as available. */
  heldBy?: string | undefined
  now: Date
}

export interface VoucherPort {
  /** Locks the voucher only with `lock`. */
  appraise(
    db: Database | Transaction,
    ask: VoucherQuery,
    options?: { lock: boolean },
  ): Promise<Result<VoucherValue, VoucherRefusal>>
  redeem(tx: Transaction, worth: VoucherValue, bookingId: string, now: Date): Promise<void>
  /**
   * Returns part of what a booking took, or all of a course voucher; of vouchers that paid its invoices first. @returns whether all,
   * whether one is void, and how much went to vouchers of the Testkasse, in Rappen.
   */
  giveBack(
    tx: Transaction,
    back: { voucherId: string; bookingId: string; amountCents: number },
    now: Date,
  ): Promise<{ whole: boolean; voided: boolean; testCents: number }>
  /** A voucher in place of money paid, once; mails it to `to`. @returns its id */
  issue(
    tx: Transaction,
    value: { bookingId: string; amountCents: number; test: boolean; to: string | null; language: Language },
    now: Date,
  ): Promise<string>
  /** Transfers the redemptions to the booking that replaces `from`. */
  carry(tx: Transaction, way: { from: string; to: string }, now: Date): Promise<void>
  /** Vouchers of which each booking took something, whether or not they have it back; the earliest first. */
  usedBy(db: Database | Transaction, bookingIds: readonly string[]): Promise<Map<string, UsedVoucher[]>>
  describe(
    db: Database | Transaction,
    ids: readonly string[],
    now: Date,
  ): Promise<Map<string, VoucherSummary>>
}

/** Reads alone. */
export type VoucherReader = Pick<VoucherPort, 'describe' | 'usedBy'>

export interface InvoicesPort {
  /**
   * Lets the invoices of a booking follow what is due of it now, in the caller's transaction: what was invoiced too much is
   * credited, what is more is invoiced where an invoice was sent or nothing was open, a group's final invoice for another number of people is
   * replaced, drafts are written anew or go (ADR-056). `because`, if not of people or a
   * cancellation: it is on another date, its fee is dropped for places that others took, or it was paid online; `wasSettled`: nothing was open before.
   * Needs the locks of event and booking.
   */
  follow(
    tx: Transaction,
    booking: StoredBooking,
    by: {
      staffId?: string | undefined
      now: Date
      because?: 'moved' | 'replaced' | 'paid'
      wasSettled?: boolean
    },
  ): Promise<void>
  /**
   * Writes drafts of its invoices anew from what is left to invoice of it now; where nothing is, they go. What was sent stays. Needs the
   * locks of event and booking.
   */
  redraft(
    tx: Transaction,
    booking: StoredBooking,
    by: { staffId?: string | undefined; now: Date },
  ): Promise<void>
  /** Whether an invoice of it, or of a booking that it was moved from, was sent and stands: it is paid there. */
  isSent(db: Database | Transaction, booking: StoredBooking): Promise<boolean>
  /** What banks contest of payments of its invoices, in Rappen (ADR-027). Needs the lock of the booking. */
  contestedCents(tx: Transaction, booking: StoredBooking): Promise<number>
}

export interface BookingDeps extends InvoiceDeps {
  /** Everything is rolled back. */
  isPreview?: boolean
  events: EventsPort
  vouchers: VoucherPort
  invoices: InvoicesPort
  /** Share of an event's places bookable by invoice without approval, 0 to 100. */
  invoicePercent: number
  invoiceFor: InvoiceFor
  ownerEmail: () => string
  legal: LegalVersions
}

export interface UsedVoucher {
  voucherId: string
  /** What it has given and not back, in Rappen. */
  takenCents: number
  /** Of the last entry for this booking: who came later gets it back first. */
  lastEntry: number
}
