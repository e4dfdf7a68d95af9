import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { takeStartLock } from '../database/embedded-postgres/start-lock.ts'
import { startupProblem } from '../startup-problem.ts'
import { BACKUP_FOLDERS } from './copy-data-folder.ts'

/**
 * A restore changes rows and folders, and no transaction holds both. So the folders are laid ready beside those in use
 * and a journal names the restore; the transaction of the rows writes the same name; then the folders change places.
 * `finishRestore` at the next start completes what was cut off after the rows were in, and undoes what was before.
 */
export function stageFolders(from: string, dataDir: string, restoreId: string): void {
  for (const name of BACKUP_FOLDERS) {
    const draft = draftOf(dataDir, name)
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(join(from, name))) renameSync(join(from, name), draft)
    else mkdirSync(draft, { mode: 0o700 })
    closeToOthers(draft)
  }
  const draft = `${journalOf(dataDir)}.part`
  writeFileSync(draft, JSON.stringify({ restoreId }), { mode: 0o600, flush: true })
  renameSync(draft, journalOf(dataDir))
  syncFolder(dataDir)
}

/** Puts the folders that lie ready in their places. May be cut off and called again. */
export function swapFolders(dataDir: string): void {
  for (const name of BACKUP_FOLDERS) {
    const target = join(dataDir, name)
    const draft = draftOf(dataDir, name)
    if (!existsSync(draft)) continue
    rmSync(`${target}.old`, { recursive: true, force: true })
    if (existsSync(target)) renameSync(target, `${target}.old`)
    renameSync(draft, target)
  }
  syncFolder(dataDir)
  for (const name of BACKUP_FOLDERS) rmSync(`${join(dataDir, name)}.old`, { recursive: true, force: true })
  rmSync(journalOf(dataDir), { force: true })
  syncFolder(dataDir)
}

/**
 * Completes or undoes a restore that was cut off, and removes what it had unpacked; nothing to do when there was none.
 * Waits up to a minute for one that is changing things. Throws a start-up problem when it runs longer.
 */
export async function finishRestore(place: {
  url: string
  dataDir: string
}): Promise<'completed' | 'undone' | undefined> {
  if (!existsSync(journalOf(place.dataDir))) {
    await removeUnpacked(place.dataDir)
    return undefined
  }
  const finished = await duringRestore(place.dataDir, async () => {
    if (!existsSync(journalOf(place.dataDir))) return undefined
    const { restoreId } = JSON.parse(readFileSync(journalOf(place.dataDir), 'utf8')) as { restoreId: string }
    if ((await readRestoreId(place.url)) === restoreId) {
      swapFolders(place.dataDir)
      return 'completed'
    }
    for (const name of BACKUP_FOLDERS) rmSync(draftOf(place.dataDir, name), { recursive: true, force: true })
    rmSync(journalOf(place.dataDir), { force: true })
    return 'undone'
  })
  await removeUnpacked(place.dataDir)
  return finished
}

/** How the folder begins into which a restore unpacks. */
export const UNPACKED = '.restore-'

/** An unpacked backup holds the key and everybody's data: one whose restore was killed does not stay. */
async function removeUnpacked(dataDir: string): Promise<void> {
  const left = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith(UNPACKED)) : []
  if (left.length === 0) return
  const lock = await takeStartLock(lockOf(dataDir), 0)
  if (!lock.held) return // it is at work
  try {
    for (const name of left) rmSync(join(dataDir, name), { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

/** One process at a time works on the folders; the kernel ends the lock with the process. */
export async function duringRestore<Value>(dataDir: string, work: () => Promise<Value>): Promise<Value> {
  const lock = await takeStartLock(lockOf(dataDir), LOCK_PATIENCE_MS)
  if (!lock.held)
    throw startupProblem(
      `A restore is under way in DATA_DIR ${dataDir} (${lock.holder}); wait for its end, then try again.`,
    )
  try {
    return await work()
  } finally {
    lock.release()
  }
}

const LOCK_PATIENCE_MS = 60_000

async function readRestoreId(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ restore_id: string | null }>(
      'select restore_id from public.installation',
    )
    return rows[0]?.restore_id ?? null
  } finally {
    await client.end()
  }
}

function draftOf(dataDir: string, name: string): string {
  return join(dataDir, `${name}.restored`)
}

function lockOf(dataDir: string): string {
  return join(dataDir, 'restore.lock')
}

function journalOf(dataDir: string): string {
  return join(dataDir, 'restore-journal.json')
}

/** Folders 0700, files 0600, whatever the archive says. */
function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() || entry.isFile())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
