import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { StoredObject } from '../storage.ts'
import { storageObjects } from './storage.tables.server.ts'

const columns = getTableColumns(storageObjects)

export async function findObject(
  db: Database | Transaction,
  bucket: string,
  key: string,
): Promise<StoredObject | undefined> {
  const [object] = await db.select(columns).from(storageObjects).where(at(bucket, key))
  return object
}

/** Locks the row until the transaction ends; undefined when there is none. */
export async function lockObject(
  tx: Transaction,
  bucket: string,
  key: string,
): Promise<StoredObject | undefined> {
  const [object] = await tx.select(columns).from(storageObjects).where(at(bucket, key)).for('update')
  return object
}

/** Undefined when the key is taken; waits for a concurrent insert of the same key. */
export async function insertObject(tx: Transaction, object: StoredObject): Promise<StoredObject | undefined> {
  const [inserted] = await tx.insert(storageObjects).values(object).onConflictDoNothing().returning(columns)
  return inserted
}

export async function updateObject(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<StoredObject, 'id' | 'createdAt'>>,
): Promise<StoredObject> {
  const [updated] = await tx
    .update(storageObjects)
    .set(changes)
    .where(eq(storageObjects.id, id))
    .returning(columns)
  if (!updated) throw new Error('an object went away under its lock')
  return updated
}

/** What a key holds, or only while that is this version of it (its `fileId`). */
export interface ObjectName {
  key: string
  version?: string | undefined
}

export function deleteObjects(
  tx: Transaction,
  bucket: string,
  names: readonly ObjectName[],
): Promise<StoredObject[]> {
  const { key, fileId } = storageObjects
  const keys = names.flatMap((name) => (name.version === undefined ? [name.key] : []))
  const versions = names.flatMap((name) =>
    name.version === undefined ? [] : [and(eq(key, name.key), eq(sql`${fileId}::text`, name.version))],
  )
  return tx
    .delete(storageObjects)
    .where(and(eq(storageObjects.bucket, bucket), or(inArray(key, keys), ...versions)))
    .returning(columns)
}

function at(bucket: string, key: string) {
  return and(eq(storageObjects.bucket, bucket), eq(storageObjects.key, key))
}

/** Deletes up to `limit` objects of a bucket; returns their file ids. */
export async function deleteAllObjects(tx: Transaction, bucket: string, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ file_id: string }>(sql`
    delete from storage_objects
    where id in (select id from storage_objects where bucket_id = ${bucket} limit ${limit} for update)
    returning file_id`)
  return rows.map((row) => row.file_id)
}

export async function listFileIds(db: Database): Promise<string[]> {
  const rows = await db.select({ fileId: storageObjects.fileId }).from(storageObjects)
  return rows.map(({ fileId }) => fileId)
}
