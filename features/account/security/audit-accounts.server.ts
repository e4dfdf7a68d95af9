import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { folded, matchesWords } from '#platform/database/matches-words.ts'
import { authUsers } from '../database/account.tables.server.ts'

/** Of accounts that a search finds. */
const MOST_ACCOUNTS = 50

/** Accounts whose address has this part. */
export async function findAccounts(db: Database, address: string): Promise<string[]> {
  const rows = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(matchesWords(folded(authUsers.email), [address]))
    .limit(MOST_ACCOUNTS)
  return rows.map(({ id }) => id)
}

/** Addresses by account, as far as they exist. */
export async function nameAccounts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(inArray(authUsers.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
