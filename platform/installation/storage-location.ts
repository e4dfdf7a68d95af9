import { createHash, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database } from '../database/database.ts'
import type { S3Location } from '../object-store/s3-bucket.ts'
import { startupProblem } from '../startup-problem.ts'
import { lockInstallationAtStart, updateInstallation } from './installation.ts'

/** Name of where stored files are: bucket and prefix of an S3 store, or the id of DATA_DIR from its first start. */
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

/** The `application_name` of a server's connection, by which other servers see its location. */
export function connectionName(place: string): string {
  return `server ${place}`
}

/**
 * Makes `place` the storage location, under its open connection. Throws a start-up problem while a server with another
 * location runs. @returns whether it changed.
 */
export async function claimStorageLocation(db: Database, place: string, now: Date): Promise<boolean> {
  const claimed = await db.transaction(async (tx) => {
    const { storagePlace } = await lockInstallationAtStart(tx)
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

/** Raises the alert with the number of files missing at this location, or resolves it when all are there. */
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

/** Kept outside the backed-up folders, so that it does not move to other machines. */
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
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
