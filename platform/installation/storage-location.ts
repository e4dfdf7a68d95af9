import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database } from '../database/database.ts'
import type { S3Location } from '../object-store/s3-bucket.ts'
import { startupProblem } from '../startup-problem.ts'
import { lockInstallation, updateInstallation } from './installation.ts'

/**
 * Where stored files lie, as a name: the bucket and folder of an S3 store, or the id that DATA_DIR was given at its first
 * start. Servers that share a folder or a bucket find the same name.
 */
export function storageLocationName({
  dataDir,
  s3,
}: {
  dataDir: string
  s3: S3Location | undefined
}): string {
  if (!s3) return `folder ${folderId(dataDir)}`
  const { endpoint, bucket, prefix } = s3
  return `bucket ${createHash('sha256').update([endpoint, bucket, prefix].join('\0')).digest('hex').slice(0, 32)}`
}

/** What a server calls its connection for as long as it lives: others see by it where its files lie. */
export function connectionName(place: string): string {
  return `server ${place}`
}

/**
 * Makes this place the one of the database. Call it when the connection of that name is open. Throws a start-up problem
 * while a server with another place is running: each would keep files that the other cannot find. @returns whether the
 * place was another one before.
 */
export async function claimStorageLocation(db: Database, place: string, now: Date): Promise<boolean> {
  const claimed = await db.transaction(async (tx) => {
    const { storagePlace } = await lockInstallation(tx)
    if (storagePlace === place) return { moved: false }
    if (storagePlace) {
      const { rows } = await tx.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and application_name = ${connectionName(storagePlace)} limit 1`)
      if (rows.length > 0) {
        await raiseAlert(tx, { code: 'second_server_refused', now })
        return undefined
      }
    }
    await updateInstallation(tx, { storagePlace: place })
    return { moved: storagePlace !== null }
  })
  if (!claimed)
    throw startupProblem(
      'Another server uses this database and keeps its files in another folder or bucket: files of one would be lost to the other. Give both the same DATA_DIR (a shared file system) or the same S3 store (STORAGE_S3_BUCKET), or stop the other server first.',
    )
  return claimed.moved
}

/** Tells the owner how many files of the database are not where files lie now, or that all are there. */
export async function reportMissingFiles(
  db: Database,
  known: string[],
  list: () => AsyncIterable<{ fileId: string }>,
  now: Date,
): Promise<void> {
  const missing = new Set(known)
  if (missing.size > 0) for await (const { fileId } of list()) missing.delete(fileId)
  const detail = { files: known.length, missing: missing.size }
  await db.transaction(async (tx) => {
    if (missing.size > 0) await raiseAlert(tx, { code: 'storage_moved', detail, now })
    else await resolveAlert(tx, 'storage_moved', now)
  })
}

/** Outside of the folders that a backup carries to other machines. */
function folderId(dataDir: string): string {
  const file = join(dataDir, 'folder.id')
  const draft = `${file}.${process.pid}`
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(draft, randomUUID(), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file) // refuses to replace one that another process made meanwhile
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
