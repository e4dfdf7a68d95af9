import type { VoucherRefusal } from './booking-refusal.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { BookableEvent } from './booking.ts'
import type { VoucherSummary } from './rules/voucher-summary.ts'

/** An event with what mails and payment pages say of it. */
export interface BookedEvent extends BookableEvent {
  serviceId: string | null
  title: string
  place: string
  meetingPoint: string | null
  /** What clocks in Switzerland show, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
  allDay: boolean
  minimumParticipants: number | null
  decideBy: string | null
}

/** The calendar, as bookings need it. */
export interface EventsPort {
  find(db: Database | Transaction, id: string, language: Language): Promise<BookedEvent | undefined>
  /** Locks the event until the transaction ends: everything about its places is decided under it. */
  lock(tx: Transaction, id: string): Promise<BookableEvent | undefined>
  setTaken(tx: Transaction, id: string, taken: number): Promise<void>
  /** Ids of events that take place and begin in this time. */
  listBeginning(db: Database, after: Date, before: Date): Promise<string[]>
}

/** What a voucher is good for, for one booking. */
export interface VoucherValue {
  voucherId: string
  /** What it pays of this booking. */
  coversCents: number
  /** What is taken off it: a course voucher is used up whatever the course costs today. */
  takesCents: number
  /** What stays on it afterwards. */
  leftCents: number
}

export interface VoucherQuery {
  /** As typed, or a voucher that was noted before. */
  voucher: { code: string } | { id: string }
  serviceId: string | null
  perPersonCents: number
  totalCents: number
  /** A booking of the same browser: what it holds of the voucher counts as still on it. */
  heldBy?: string | undefined
  now: Date
}

/** Gift vouchers, as bookings need them. */
export interface VoucherPort {
  /** What the voucher would pay now. Locks nothing when asked outside of a transaction's `lock`. */
  appraise(
    db: Database | Transaction,
    ask: VoucherQuery,
    options?: { lock: boolean },
  ): Promise<Result<VoucherValue, VoucherRefusal>>
  /** Takes the amount off the voucher for a booking, in its transaction. */
  redeem(tx: Transaction, worth: VoucherValue, bookingId: string, now: Date): Promise<void>
  /** Puts back an amount of what a booking took, or all of it on a course voucher. @returns whether it was all, and whether it is void. */
  giveBack(
    tx: Transaction,
    back: { voucherId: string; bookingId: string; amountCents: number },
    now: Date,
  ): Promise<{ whole: boolean; voided: boolean }>
  /** What one booking took of the voucher now stands on another, to which it was moved. */
  carry(tx: Transaction, way: { voucherId: string; from: string; to: string }, now: Date): Promise<void>
  /** What these vouchers are and how they stand now, by their ids. */
  describe(
    db: Database | Transaction,
    ids: readonly string[],
    now: Date,
  ): Promise<Map<string, VoucherSummary>>
}

/** What the booking use cases work with; each takes only its part. */
export interface BookingDeps {
  db: Database
  key: AppKey
  clock: Clock
  events: EventsPort
  vouchers: VoucherPort
  payments: Payments
  /** Share of an event's places that go by invoice before somebody of us has agreed, 0 to 100. */
  invoicePercent: number
  /** Scheme and host of the site. */
  publicUrl: string
  /** Receives the notice of each booking. */
  ownerEmail: string
}
