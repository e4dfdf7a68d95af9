import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { listAddresses } from '../database/users-repository.server.ts'
import { type OtherEditor, PRESENT_FOR_SECONDS, type TabReport } from './presence.ts'
import { staffPresence } from './presence.tables.server.ts'

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
