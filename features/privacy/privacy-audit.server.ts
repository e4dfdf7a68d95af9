import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import type { PrivacyAction } from './privacy.ts'
import { privacyAudit } from './privacy.tables.server.ts'

/** Writes an audit row with a keyed hash of the address. */
export async function recordPrivacyAction(
  db: Database | Transaction,
  entry: { key: AppKey; at: Date; action: PrivacyAction; email: string; counts?: Record<string, number> },
): Promise<void> {
  const { key, email, ...rest } = entry
  await db.insert(privacyAudit).values({ ...rest, addressHash: addressHash(key, email) })
}

export function readPrivacyTrail(
  db: Database,
  { key, email }: { key: AppKey; email: string },
): Promise<{ at: Date; action: PrivacyAction; counts: Record<string, number> }[]> {
  return db
    .select({ at: privacyAudit.at, action: privacyAudit.action, counts: privacyAudit.counts })
    .from(privacyAudit)
    .where(eq(privacyAudit.addressHash, addressHash(key, email)))
    .orderBy(asc(privacyAudit.at))
}

/** Deletes rows before `before`, in batches. */
export async function purgePrivacyAudit(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: privacyAudit.id })
    .from(privacyAudit)
    .where(lt(privacyAudit.at, before))
    .orderBy(asc(privacyAudit.at))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(privacyAudit).where(inArray(privacyAudit.id, due))
  return removed.rowCount ?? 0
}

function addressHash(key: AppKey, email: string): string {
  return deriveToken(key, 'privacy-address', email.toLowerCase())
}
