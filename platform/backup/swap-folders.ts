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
import { takeStartLock } from '../database/embedded-postgres/start-lock.ts'
import { withClient } from '../database/with-client.ts'
import { startupProblem } from '../startup-problem.ts'
import { BACKUP_FOLDERS } from './copy-data-folder.ts'

/**
 * No transaction spans rows and folders, so a restore stages the new folders, journals its id, writes the same id in
 * the rows' transaction, then swaps the folders. `finishRestore` at the next start completes it if the rows committed,
 * else undoes it.
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

/** Moves the staged folders into place. Idempotent. */
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

/** Completes or undoes an interrupted restore. Throws a start-up problem when another runs for over a minute. */
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

export const UNPACKED = '.restore-'

/** An unpacked backup holds the key and personal data. */
async function removeUnpacked(dataDir: string): Promise<void> {
  const left = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith(UNPACKED)) : []
  if (left.length === 0) return
  const lock = await takeStartLock(lockOf(dataDir), 0)
  if (!lock.held) return
  try {
    for (const name of left) rmSync(join(dataDir, name), { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

/** One process at a time; the kernel releases the lock when the process ends. */
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
  const { rows } = await withClient(url, (client) =>
    client.query<{ restore_id: string | null }>('select restore_id from public.installation'),
  )
  return rows[0]?.restore_id ?? null
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
