import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { asSorted } from '#platform/database/as-sorted.ts'
import { folded } from '#platform/database/matches-words.ts'
import { customerKey, moment, oneOf } from '#platform/database/columns.ts'
import { logId } from '#platform/database/log-id.ts'
import type { Language } from '#i18n/languages.ts'
import {
  BOOKING_STATES,
  type BookingState,
  DUE_WAYS,
  type DueWay,
  PAYMENT_STATES,
  type PaymentState,
} from '../booking.ts'
import { due, isOpen, refund } from './booking-sums.server.ts'
import type { AgreedPrice } from '../rules/booking-price.ts'
import type { EmergencyContact, InvoiceAddress } from '../rules/booking-form.ts'
import type { MoveRequest } from '../rules/move-request.ts'
import type { BookingNeed } from '../rules/staff-booking.ts'

const FIRST_BOOKING_NUMBER = 30001

const digits = (phone: AnyPgColumn) => sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`
/** What the back office searches, as one text: a trigram index finds any part of a word. */
const searched = (t: Record<'name' | 'email' | 'company', AnyPgColumn>) =>
  folded(sql`(${t.name} || ' ' || coalesce(${t.email}, '') || ' ' || coalesce(${t.company}, ''))`)

type Column<Name extends string> = Record<Name, AnyPgColumn>

const isWaiting = (t: Column<'state'>) => sql`${t.state} = 'waitlisted'`
const isAbandoned = (t: Column<'state'>) => sql`${t.state} in ('cancelled', 'moved')`

/**
 * `db/routines/bookings.sql` links `events` and checks the sums. Queries by event time join in SQL, to lock as they
 * scan.
 * @retention bookings
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    number: integer('number')
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: FIRST_BOOKING_NUMBER }),
    referenceHash: text('reference_hash').notNull().unique(),
    eventId: uuid('event_id').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    payment: text('payment').$type<PaymentState>().notNull(),
    people: integer('people').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    /** Null when staff booked by telephone for a customer without one. */
    email: text('email'),
    phone: text('phone'),
    customer: customerKey('email', 'phone'),
    company: text('company'),
    invoiceAddress: jsonb('invoice_address').$type<InvoiceAddress>(),
    participants: jsonb('participants').$type<string[]>().notNull().default([]),
    emergencyContact: jsonb('emergency_contact').$type<EmergencyContact>(),
    note: text('note'),
    /** Explicit consent to process what the note says about health; null for notes from before it was asked. */
    noteConsentAt: moment('note_consent_at'),
    /** Never shown to the customer. */
    staffNote: text('staff_note'),
    /** Price including fees of cancelled places; then paid by voucher, paid otherwise before refunds, and refunded. */
    totalCents: integer('total_cents').notNull(),
    voucherCents: integer('voucher_cents').notNull().default(0),
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Charged back by lost disputes, and subject to open ones: derived from `payment_disputes`. */
    withdrawnCents: integer('withdrawn_cents').notNull().default(0),
    contestedCents: integer('contested_cents').notNull().default(0),
    /** Turned into a new voucher at the customer's choice (ADR-052). */
    creditedCents: integer('credited_cents').notNull().default(0),
    /** Of refunds and lost disputes, what is not claimed back, and what was left with us then: `stillWaivedCents`. */
    waivedCents: integer('waived_cents').notNull().default(0),
    waivedKeptCents: integer('waived_kept_cents').notNull().default(0),
    feeCents: integer('fee_cents').notNull().default(0),
    /**
     * Price of each further place, and of the others but for what a course voucher pays at another price (ADR-056) and what credit notes
     * took off; null: all cost the same.
     */
    placeCents: integer('place_cents'),
    /** Of a group whose quote was accepted; null: a price per place. */
    agreedPrice: jsonb('agreed_price').$type<AgreedPrice>(),
    /** When the draft of a group's final invoice was made automatically, once: who discards it, has discarded it (ADR-056). */
    finalInvoiceAt: moment('final_invoice_at'),
    /** Another day that a group asks for; null once it is answered. */
    moveRequest: jsonb('move_wish').$type<MoveRequest>(),
    voucherId: uuid('voucher_id'),
    /** By invoice without payment or approval (ADR-021). */
    invoiceOnTrust: boolean('invoice_on_trust').notNull().default(false),
    /** Agreed by staff; the default elsewhere, where `invoiceAddress` returns whether there is anything to invoice. */
    dueWay: text('due_way').$type<DueWay>().notNull().default('invoice'),
    /** We changed time or place after booking: cancelling is free. */
    freeToLeave: boolean('free_to_leave').notNull().default(false),
    /** Keyed hash, for unpaid and free bookings; cleared when no longer needed. */
    network: text('network'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    heldUntil: moment('held_until'),
    offeredUntil: moment('offered_until'),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Of what was paid and not refunded, what the Testkasse took, and what vouchers from there paid. */
    testCents: integer('test_cents').notNull().default(0),
    /** No money at all was paid for it. */
    test: boolean('test')
      .notNull()
      .generatedAlwaysAs(sql`test_cents > 0 and test_cents >= paid_cents - refunded_cents + voucher_cents`),
    /** Amount of the payment page of `sessionId`; null for older pages. */
    askedCents: integer('asked_cents'),
    paymentId: text('payment_id'),
    needsAttention: text('needs_attention').array().$type<BookingNeed[]>().notNull().default([]),
    movedFromId: uuid('moved_from_id'),
    idempotencyHash: text('idempotency_hash').unique(),
    requestHash: text('request_hash').notNull(),
    remindedAt: moment('reminded_at'),
    /** That they were mailed about places that are held and not paid for; once a booking. */
    holdRemindedAt: moment('hold_reminded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('bookings_state', sql`${t.state} in (${oneOf(BOOKING_STATES)})`),
    check('bookings_payment', sql`${t.payment} in (${oneOf(PAYMENT_STATES)})`),
    check('bookings_due_way', sql`${t.dueWay} in (${oneOf(DUE_WAYS)})`),
    check('bookings_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    check('bookings_people', sql`${t.people} between 1 and 100`),
    check('bookings_total', sql`${t.totalCents} >= 0`),
    check('bookings_place', sql`${t.placeCents} >= 0`),
    check('bookings_voucher', sql`${t.voucherCents} between 0 and ${t.totalCents}`),
    check('bookings_test', sql`${t.testCents} >= 0`),
    check('bookings_refunded', sql`${t.refundedCents} between 0 and ${t.paidCents}`),
    check(
      'bookings_disputed',
      sql`${t.withdrawnCents} between 0 and ${t.paidCents} - ${t.refundedCents} and ${t.contestedCents} >= 0`,
    ),
    check('bookings_waived', sql`${t.waivedCents} >= 0`),
    check('bookings_credited', sql`${t.creditedCents} between 0 and ${t.paidCents}`),
    check('bookings_held', sql`(${t.state} = 'held') = (${t.heldUntil} is not null)`),
    check('bookings_note_consent', sql`${t.noteConsentAt} is null or ${t.note} is not null`),
    check('bookings_offered', sql`${t.offeredUntil} is null or ${t.state} = 'waitlisted'`),
    index('bookings_of_event').on(t.eventId, t.createdAt),
    index('bookings_held_until').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    index('bookings_offered_until').on(t.offeredUntil).where(sql`${t.offeredUntil} is not null`),
    index('bookings_session').on(t.sessionId).where(sql`${t.sessionId} is not null`),
    index('bookings_searched').using('gin', sql`${searched(t)} gin_trgm_ops`),
    index('bookings_by_name').on(asSorted(t.name), t.id),
    index('bookings_newest').on(t.createdAt, t.id),
    index('bookings_of_customer').on(t.customer),
    index('bookings_by_total').on(t.totalCents, t.id),
    index('bookings_waiting').on(t.number).where(isWaiting(t)),
    index('bookings_given_up').on(t.number).where(isAbandoned(t)),
    index('bookings_open').on(t.number).where(isOpen(t)),
    index('bookings_phone_digits').using('gin', sql`${digits(t.phone)} gin_trgm_ops`),
    index('bookings_waiting_for_us')
      .on(t.updatedAt)
      .where(sql`${t.payment} in ('invoice_asked', 'refund_failed')`),
    index('bookings_needs_attention').on(t.updatedAt).where(sql`cardinality(${t.needsAttention}) > 0`),
    index('bookings_groups_to_invoice')
      .on(t.eventId)
      .where(sql`${t.agreedPrice} is not null and ${t.finalInvoiceAt} is null`),
    // The unpaid rest.
    index('bookings_unpaid').on(t.createdAt).where(sql`${t.payment} = 'invoiced'`),
    index('bookings_on_trust').on(t.eventId).where(sql`${t.invoiceOnTrust}`),
    index('bookings_network').on(t.network).where(sql`${t.network} is not null`),
  ],
)

export const SEARCHED_BOOKING = searched(bookings)
export const PHONE_DIGITS = digits(bookings.phone)
export const BOOKING_NAME = asSorted(bookings.name)
export const BOOKING_DUE = due(bookings)
export const BOOKING_REFUND = refund(bookings)
export const OPEN_BOOKING = isOpen(bookings)
export const WAITING_BOOKING = isWaiting(bookings)
export const ABANDONED_BOOKING = isAbandoned(bookings)

/** Append-only history. */
/** Of its entries in the log. */
export const BOOKING_HISTORY = '8001'

/** @retention bookings */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('booking_events_booking').on(t.bookingId, t.id),
    // For the log.
    index('booking_events_by_staff')
      .on(t.at, logId(BOOKING_HISTORY, t.id))
      .where(sql`${t.actorId} is not null`),
  ],
)

export const BOOKING_LOG_ID = logId(BOOKING_HISTORY, bookingEvents.id)

/**
 * Places given up for a fee that the waiting list has taken, and what was given back for them (ADR-052), each once.
 * @retention bookings
 */
export const bookingReplacements = pgTable(
  'booking_replacements',
  {
    /** The entry of the history that gave the places up. */
    abandonedId: bigint('given_up_id', { mode: 'number' })
      .notNull()
      .references(() => bookingEvents.id, { onDelete: 'cascade' }),
    replacedById: uuid('replaced_by_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    places: integer('places').notNull(),
    backCents: integer('back_cents').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.abandonedId, t.replacedById] }),
    index('booking_replacements_by').on(t.replacedById),
    check('booking_replacements_places', sql`${t.places} > 0 and ${t.backCents} >= 0`),
  ],
)

/**
 * With the refunded part of each. Payments move along with the booking.
 * @retention bookings
 */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    provider: text('provider').$type<PaymentProvider>().notNull(),
    paymentId: text('payment_id').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Charged back by lost disputes. */
    withdrawnCents: integer('withdrawn_cents').notNull().default(0),
    paidAt: moment('paid_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.paymentId] }),
    check('booking_payments_refunded', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
    check(
      'booking_payments_withdrawn',
      sql`${t.withdrawnCents} between 0 and ${t.amountCents} - ${t.refundedCents}`,
    ),
    index('booking_payments_booking').on(t.bookingId),
  ],
)

/**
 * Processed provider events, for deduplication.
 * @retention bookings
 */
export const bookingPaymentEvents = pgTable('booking_payment_events', {
  id: text('id').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  kind: text('kind').notNull(),
  receivedAt: moment('received_at').notNull(),
})
