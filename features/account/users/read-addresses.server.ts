import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { authUsers } from '../database/account.tables.server.ts'

/** Addresses of accounts by id; deleted and external accounts are missing. */
export async function readAddresses(
  db: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const found = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(inArray(authUsers.id, wanted))
  return new Map(found.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])))
}
