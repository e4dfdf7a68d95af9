import { asc, eq, inArray, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import { moment, oneOf } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { type Food, FOODS } from './group.ts'

/**
 * The link of a booking by which its guests enter themselves. Another id makes another link.
 * @retention participants
 */
const bookingGroups = pgTable('booking_groups', {
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
const bookingGuests = pgTable(
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

export type StoredGuest = typeof bookingGuests.$inferSelect
export type StoredGroup = typeof bookingGroups.$inferSelect

export async function findGroup(
  db: Database | Transaction,
  by: { bookingId: string } | { linkHash: string },
) {
  const condition =
    'bookingId' in by ? eq(bookingGroups.bookingId, by.bookingId) : eq(bookingGroups.linkHash, by.linkHash)
  const [group] = await db.select().from(bookingGroups).where(condition)
  return group
}

/** Replaces an earlier link of the booking. */
export async function putGroup(tx: Transaction, group: StoredGroup) {
  const { bookingId: _bookingId, ...link } = group
  await tx
    .insert(bookingGroups)
    .values(group)
    .onConflictDoUpdate({ target: bookingGroups.bookingId, set: link })
}

/** In the order in which they entered themselves. */
export async function listGuests(
  db: Database | Transaction,
  bookingIds: readonly string[],
): Promise<StoredGuest[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(bookingGuests)
    .where(inArray(bookingGuests.bookingId, [...bookingIds]))
    .orderBy(asc(bookingGuests.createdAt), asc(bookingGuests.id))
}

export async function insertGuest(tx: Transaction, guest: StoredGuest) {
  await tx.insert(bookingGuests).values(guest)
}

export async function updateGuest(tx: Transaction, id: string, change: Partial<StoredGuest>) {
  await tx.update(bookingGuests).set(change).where(eq(bookingGuests.id, id))
}

export async function deleteGuest(tx: Transaction, id: string) {
  await tx.delete(bookingGuests).where(eq(bookingGuests.id, id))
}

/** Link and guests follow a booking to its new date. */
export async function moveGroup(tx: Transaction, from: string, to: string) {
  await tx.update(bookingGroups).set({ bookingId: to }).where(eq(bookingGroups.bookingId, from))
  await tx.update(bookingGuests).set({ bookingId: to }).where(eq(bookingGuests.bookingId, from))
}

/** The link too, so that no further guest can register. */
export async function deleteGuestsOf(tx: Database | Transaction, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return 0
  await tx.delete(bookingGroups).where(inArray(bookingGroups.bookingId, [...bookingIds]))
  const gone = await tx.delete(bookingGuests).where(inArray(bookingGuests.bookingId, [...bookingIds]))
  return gone.rowCount ?? 0
}
