import { eq, getTableColumns } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Bucket } from '../storage.ts'
import { storageBuckets } from './storage.tables.server.ts'

const columns = getTableColumns(storageBuckets)

export async function findBucket(db: Database | Transaction, id: string): Promise<Bucket | undefined> {
  const [bucket] = await db.select(columns).from(storageBuckets).where(eq(storageBuckets.id, id))
  return bucket
}

/** False when the id is taken. */
export async function insertBucket(tx: Database | Transaction, bucket: Bucket): Promise<boolean> {
  const { rowCount } = await tx.insert(storageBuckets).values(bucket).onConflictDoNothing()
  return rowCount === 1
}

/** Undefined when there is no such bucket. */
export async function updateBucket(
  tx: Database | Transaction,
  id: string,
  changes: Partial<Pick<Bucket, 'public' | 'fileSizeLimit' | 'allowedMimeTypes'>> & { updatedAt: Date },
): Promise<Bucket | undefined> {
  const [bucket] = await tx
    .update(storageBuckets)
    .set(changes)
    .where(eq(storageBuckets.id, id))
    .returning(columns)
  return bucket
}
