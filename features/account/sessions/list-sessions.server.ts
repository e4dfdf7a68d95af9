import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { authSessions } from '../database/account.tables.server.ts'
import type { StoredSession } from '../database/sessions-repository.server.ts'

const MOST_LISTED = 100

/** The user's sessions, last used first, at most 100. */
export function listSessions(db: Database, userId: string): Promise<StoredSession[]> {
  return db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(authSessions.refreshedAt), desc(authSessions.id))
    .limit(MOST_LISTED)
}
