import { inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { storageOrphanedFiles, storageObjects } from './storage.tables.server.ts'

const AT_ONCE = 100
const UNKNOWN_HOURS = 24
const UNKNOWN_DAYS = 14

/** Deletes due files. @returns how many. Runs may overlap (SKIP LOCKED). */
export async function sweepOrphanedFiles({ db, backend, clock }: StorageDeps): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await tx
        .select({ fileId: storageOrphanedFiles.fileId })
        .from(storageOrphanedFiles)
        .where(lte(storageOrphanedFiles.dueAt, clock()))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      const fileIds = due.map(({ fileId }) => fileId)
      if (fileIds.length === 0) return 0
      await backend.remove(await namedByNobody(tx, fileIds))
      await tx.delete(storageOrphanedFiles).where(inArray(storageOrphanedFiles.fileId, fileIds))
      return fileIds.length
    })
    swept += count
    if (count < AT_ONCE) return swept
  }
}

/** Rechecked, because deletion is final. */
async function namedByNobody(tx: Transaction, fileIds: string[]): Promise<string[]> {
  const named = await tx
    .select({ fileId: storageObjects.fileId })
    .from(storageObjects)
    .where(inArray(storageObjects.fileId, fileIds))
  return fileIds.filter((id) => !named.some(({ fileId }) => fileId === id))
}

/** Registers files unknown to the database for deletion in two weeks: it may be the wrong one. @returns how many. */
export async function registerUnknownFiles(deps: StorageDeps): Promise<number> {
  const { backend, clock } = deps
  // Uploads are registered first, but clocks of two machines may differ.
  const before = clock().getTime() - UNKNOWN_HOURS * 3_600_000
  let found = 0
  let batch: string[] = []
  const settle = async () => {
    found += await announce(deps, batch)
    batch = []
  }
  for await (const { fileId, modifiedAt } of backend.list()) {
    if (modifiedAt.getTime() > before) continue
    if (batch.push(fileId) >= AT_ONCE) await settle()
  }
  if (batch.length > 0) await settle()
  return found
}

async function announce({ db, clock }: StorageDeps, fileIds: string[]): Promise<number> {
  const dueAt = new Date(clock().getTime() + UNKNOWN_DAYS * 24 * 3_600_000)
  const { rowCount } = await db.execute(sql`
    insert into storage_loose_files (file_id, due_at)
    select found.id, ${dueAt.toISOString()}::timestamptz
    from unnest(${sql.param(fileIds)}::uuid[]) as found (id)
    where not exists (select from storage_objects where file_id = found.id)
    on conflict do nothing`)
  return rowCount ?? 0
}
