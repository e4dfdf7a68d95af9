import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { bookingGroups, bookingGuests } from './group.tables.server.ts'

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
