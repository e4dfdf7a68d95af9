import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ServiceId } from '#content/services.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const localised = (name: string) => jsonb(name).$type<LocalisedText>()
/** What Swiss clocks show, `YYYY-MM-DD HH:MM:SS`. */
const wallClock = (name: string) => timestamp(name, { mode: 'string' })
/** Of a time that comes twice in October it is the second. */
const inSwitzerland = (local: string): SQL => sql.raw(`timezone('Europe/Zurich', ${local})`)

export type EventState = 'scheduled' | 'cancelled'

/**
 * Dates of courses and events. What the owner means is the time on the clock: it is stored as such, and the database
 * itself makes the instants of it.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    /** One of `SERVICE_IDS`, checked where events are written; null for an event of its own. */
    serviceId: text('service_id').$type<ServiceId>(),
    title: localised('title').notNull(),
    startsLocal: wallClock('starts_local').notNull(),
    /** Of an all-day event the midnight after its last day. */
    endsLocal: wallClock('ends_local').notNull(),
    startsAt: moment('starts_at').notNull().generatedAlwaysAs(inSwitzerland('starts_local')),
    endsAt: moment('ends_at').notNull().generatedAlwaysAs(inSwitzerland('ends_local')),
    allDay: boolean('all_day').notNull().default(false),
    place: localised('place').notNull(),
    meetingPoint: localised('meeting_point'),
    /** Null: not limited. */
    places: integer('places'),
    /**
     * Places that are not free: booked, held while somebody pays, or offered to the waiting list. Written only by
     * the transaction that locks this row (`for update`), counts the bookings and sets the sum; the check below
     * keeps it from ever passing `places`.
     */
    taken: integer('taken').notNull().default(0),
    /** Part of `taken` that no booking stands for: given away outside of the site, for example by telephone. */
    blocked: integer('blocked').notNull().default(0),
    /** Per person; null: the service's own price. */
    priceCents: integer('price_cents'),
    public: boolean('public').notNull().default(true),
    /** Internal, never shown to visitors. */
    note: text('note'),
    minimumParticipants: integer('minimum_participants'),
    decideBy: date('decide_by'),
    /** The day of decision for which the owner was asked to decide; asked again only for another one. */
    decisionAskedFor: date('decision_asked_for'),
    state: text('state').$type<EventState>().notNull().default('scheduled'),
    /** Revision in the sense of RFC 5545: grows with each change that calendars have to hear of. */
    sequence: integer('sequence').notNull().default(0),
    /** Events that were made by one repetition share it. */
    seriesId: uuid('series_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('events_title_german', sql`coalesce(${t.title} ->> 'de', '') <> ''`),
    check('events_place_german', sql`coalesce(${t.place} ->> 'de', '') <> ''`),
    // Between two and three o'clock of a Sunday in March there is no time.
    check(
      'events_clock_exists',
      sql`timezone('Europe/Zurich', ${t.startsAt}) = ${t.startsLocal} and timezone('Europe/Zurich', ${t.endsAt}) = ${t.endsLocal}`,
    ),
    // The bound lets a listing begin at an index entry a month back instead of at the first event ever.
    check(
      'events_length',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsLocal} <= ${t.startsLocal} + interval '30 days'`,
    ),
    // Pages and feeds are kept for five minutes of the clock: on these marks nothing ends while one is kept.
    check(
      'events_five_minutes',
      sql`extract(epoch from ${t.startsLocal}) % 300 = 0 and extract(epoch from ${t.endsLocal}) % 300 = 0`,
    ),
    check(
      'events_all_day',
      sql`not ${t.allDay} or (${t.startsLocal}::time = '00:00' and ${t.endsLocal}::time = '00:00')`,
    ),
    check('events_places', sql`${t.places} between 1 and 1000`),
    check(
      'events_never_oversold',
      sql`${t.taken} >= 0 and (${t.places} is null or ${t.taken} <= ${t.places})`,
    ),
    check('events_blocked', sql`${t.blocked} between 0 and ${t.taken}`),
    check('events_price', sql`${t.priceCents} >= 0`),
    check('events_minimum', sql`${t.minimumParticipants} between 1 and coalesce(${t.places}, 1000)`),
    check('events_decision', sql`${t.decideBy} is null or ${t.decideBy} <= ${t.startsLocal}::date`),
    check('events_state', sql`${t.state} in ('scheduled', 'cancelled')`),
    // With the end in them the indexes tell what is over: a full month back no row is fetched to be left out.
    index('events_by_start').on(t.startsAt, t.id, t.endsAt).where(sql`${t.public}`),
    index('events_by_service').on(t.serviceId, t.startsAt, t.id, t.endsAt).where(sql`${t.public}`),
    index('events_by_series').on(t.seriesId).where(sql`${t.seriesId} is not null`),
  ],
)

export type EventRow = typeof events.$inferSelect
