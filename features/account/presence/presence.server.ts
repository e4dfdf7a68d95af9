import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { listAddresses } from '../database/users-repository.server.ts'
import { type OtherEditor, PRESENT_FOR_SECONDS, type TabReport } from './presence.ts'

/**
 * Which view of the back office a browser tab shows, for seconds. Without a foreign key: accounts may be kept by a
 * project elsewhere, and rows go within a minute.
 * @retention sweeper
 */
const staffPresence = pgTable(
  'staff_presence',
  {
    tab: uuid('tab').primaryKey(),
    userId: uuid('user_id').notNull(),
    place: text('place').notNull(),
    /** What is open within the place; null: nothing in particular. */
    part: text('part'),
    at: moment('at').notNull(),
  },
  (table) => [index('staff_presence_place').on(table.place)],
)

export interface PresenceDeps {
  db: Database
  /** Where addresses of accounts are, which may be another database. */
  accounts: Database
  clock: () => Date
}

/** Stores where a tab is, deletes closed tabs, and returns who else has the same thing open. */
export async function tellPresence(
  { db, accounts, clock }: PresenceDeps,
  { tab, place, part }: TabReport,
  userId: string,
): Promise<OtherEditor[]> {
  const now = clock()
  const since = new Date(now.getTime() - PRESENT_FOR_SECONDS * 1000)
  const isOwnTab = and(eq(staffPresence.tab, tab), eq(staffPresence.userId, userId))
  if (place === null) {
    await db.delete(staffPresence).where(or(isOwnTab, lt(staffPresence.at, since)))
    return []
  }
  await db
    .insert(staffPresence)
    .values({ tab, userId, place, part, at: now })
    .onConflictDoUpdate({
      target: staffPresence.tab,
      set: { place, part, at: now },
      // A tab can only be reported by its own user.
      setWhere: eq(staffPresence.userId, userId),
    })
  await db.delete(staffPresence).where(lt(staffPresence.at, since))
  const others = await db
    .select({ userId: staffPresence.userId, part: staffPresence.part })
    .from(staffPresence)
    .where(and(eq(staffPresence.place, place), ne(staffPresence.tab, tab), gt(staffPresence.at, since)))
    .orderBy(asc(staffPresence.at))
    .limit(20)
  const addresses = await listAddresses(accounts, [...new Set(others.map((each) => each.userId))])
  return others.map((each) => ({
    email: addresses.get(each.userId) ?? null,
    isOwn: each.userId === userId,
    part: each.part,
  }))
}
