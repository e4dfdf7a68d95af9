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
import { moment } from '#platform/database/columns.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

const localised = (name: string) => jsonb(name).$type<LocalisedText>()
const wallClock = (name: string) => timestamp(name, { mode: 'string' })
/** A time that occurs twice in October is the second one. */
const inSwitzerland = (local: string): SQL => sql.raw(`timezone('Europe/Zurich', ${local})`)

export type EventState = 'scheduled' | 'cancelled'

/**
 * Local time is stored as the owner means it; the database derives the instants.
 * @retention nobody
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    /** Of a service, validated on write; null for an event outside the services. */
    serviceId: text('service_id').$type<ServiceId>(),
    title: localised('title').notNull(),
    startsLocal: wallClock('starts_local').notNull(),
    endsLocal: wallClock('ends_local').notNull(),
    startsAt: moment('starts_at').notNull().generatedAlwaysAs(inSwitzerland('starts_local')),
    endsAt: moment('ends_at').notNull().generatedAlwaysAs(inSwitzerland('ends_local')),
    allDay: boolean('all_day').notNull().default(false),
    place: localised('place').notNull(),
    meetingPoint: localised('meeting_point'),
    places: integer('places'),
    /** Booked, held or offered. Written only by the transaction that locks this row and counts; at most `places`. */
    taken: integer('taken').notNull().default(0),
    /** Part of `taken` given away outside the site, for example by telephone. */
    blocked: integer('blocked').notNull().default(0),
    /** Per person; null: the service's price. */
    priceCents: integer('price_cents'),
    public: boolean('public').notNull().default(true),
    note: text('note'),
    minimumParticipants: integer('minimum_participants'),
    decideBy: date('decide_by'),
    /** The decision day the owner was already asked about. */
    decisionRequestedFor: date('decision_asked_for'),
    state: text('state').$type<EventState>().notNull().default('scheduled'),
    /** Called off because it takes place on another date: that event. */
    movedToId: uuid('moved_to_id'),
    /** RFC 5545 revision: grows with each change that calendars must pick up. */
    sequence: integer('sequence').notNull().default(0),
    seriesId: uuid('series_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('events_title_german', sql`coalesce(${t.title} ->> 'de', '') <> ''`),
    check('events_place_german', sql`coalesce(${t.place} ->> 'de', '') <> ''`),
    // Refuses the hour that is skipped on a Sunday in March.
    check(
      'events_clock_exists',
      sql`timezone('Europe/Zurich', ${t.startsAt}) = ${t.startsLocal} and timezone('Europe/Zurich', ${t.endsAt}) = ${t.endsLocal}`,
    ),
    // Bounds the index range: a listing starts a month back instead of at the first event.
    check(
      'events_length',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsLocal} <= ${t.startsLocal} + interval '30 days'`,
    ),
    // Pages and feeds are cached up to a multiple of five minutes, so nothing may end within.
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
    // The end is included, so past events are skipped by the index alone.
    index('events_by_start').on(t.startsAt, t.id, t.endsAt).where(sql`${t.public}`),
    index('events_by_service').on(t.serviceId, t.startsAt, t.id, t.endsAt).where(sql`${t.public}`),
    index('events_to_decide')
      .on(t.startsAt, t.id)
      .where(
        sql`${t.state} = 'scheduled' and ${t.minimumParticipants} is not null and ${t.decideBy} is not null`,
      ),
    index('events_by_local_start').on(t.startsLocal, t.id),
    index('events_by_series').on(t.seriesId).where(sql`${t.seriesId} is not null`),
  ],
)

export type EventRow = typeof events.$inferSelect
