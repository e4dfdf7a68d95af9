import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { authFactors } from './account.tables.server.ts'
import { deleteFactor, ownFactor } from './factors.server.ts'
import type { StoredFactor } from './users-repository.server.ts'

export function listFactors(db: Database, userId: string): Promise<StoredFactor[]> {
  return db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, userId))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id))
}

/** Takes a factor away on behalf of its owner, who has lost it. Undefined when there is no such factor. */
export function takeFactorAway(
  db: Database,
  userId: string,
  factorId: string,
): Promise<StoredFactor | undefined> {
  return db.transaction(async (tx) => {
    const factor = await ownFactor(tx, userId, factorId)
    if (factor) await deleteFactor(tx, factor)
    return factor
  })
}
