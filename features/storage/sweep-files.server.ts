import { inArray, lte, sql } from 'drizzle-orm'
import type { StorageDeps } from './storage-deps.server.ts'
import { storageLooseFiles } from './storage.tables.server.ts'

const AT_ONCE = 100
/** A file that nothing knows of is not touched before this age. */
const UNKNOWN_HOURS = 48

/** Removes the files that are due. Answers how many. Runs may overlap: each takes rows that no other holds. */
export async function sweepLooseFiles({ db, backend, clock }: StorageDeps): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await tx
        .select({ fileId: storageLooseFiles.fileId })
        .from(storageLooseFiles)
        .where(lte(storageLooseFiles.dueAt, clock()))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      const fileIds = due.map(({ fileId }) => fileId)
      if (fileIds.length === 0) return 0
      await backend.remove(fileIds)
      await tx.delete(storageLooseFiles).where(inArray(storageLooseFiles.fileId, fileIds))
      return fileIds.length
    })
    swept += count
    if (count < AT_ONCE) return swept
  }
}

/**
 * Removes files of which the database knows nothing at all, as a restored backup leaves them. Only such that are two
 * days old: those of running uploads are announced, but a clock may be wrong. Answers how many.
 */
export async function sweepUnknownFiles(deps: StorageDeps): Promise<number> {
  const { backend, clock } = deps
  const before = clock().getTime() - UNKNOWN_HOURS * 3_600_000
  let swept = 0
  let batch: string[] = []
  const settle = async () => {
    const unknown = await unknownOf(deps, batch)
    await backend.remove(unknown)
    swept += unknown.length
    batch = []
  }
  for await (const { fileId, modifiedAt } of backend.list()) {
    if (modifiedAt.getTime() > before) continue
    if (batch.push(fileId) >= AT_ONCE) await settle()
  }
  if (batch.length > 0) await settle()
  return swept
}

async function unknownOf({ db }: StorageDeps, fileIds: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id::text from unnest(${sql.param(fileIds)}::uuid[]) as found (id)
    where not exists (select from storage_objects where file_id = found.id)
      and not exists (select from storage_loose_files where file_id = found.id)`)
  return rows.map(({ id }) => id)
}
