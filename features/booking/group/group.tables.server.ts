import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import { moment, oneOf } from '#platform/database/columns.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { FOODS, type Food } from './group.ts'

/**
 * The link of a booking by which its guests enter themselves. Another id makes another link.
 * @retention participants
 */
export const bookingGroups = pgTable('booking_groups', {
  id: uuid('id').primaryKey(),
  bookingId: uuid('booking_id')
    .notNull()
    .unique()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  linkHash: text('link_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

/**
 * Guests who entered themselves. They move along with the booking.
 * @retention participants
 */
export const bookingGuests = pgTable(
  'booking_guests',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    entryHash: text('entry_hash').notNull().unique(),
    idempotencyHash: text('idempotency_hash').notNull().unique(),
    name: text('name').notNull(),
    food: text('food').$type<Food>().notNull(),
    note: text('note').notNull().default(''),
    /** Explicit consent to process what the note says about health. */
    noteConsentAt: moment('note_consent_at'),
    language: text('language').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('booking_guests_food', sql`${t.food} in (${oneOf(FOODS)})`),
    check('booking_guests_consent', sql`(${t.note} <> '') = (${t.noteConsentAt} is not null)`),
    index('booking_guests_booking').on(t.bookingId, t.createdAt),
  ],
)
