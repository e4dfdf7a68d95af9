import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { SYSTEM_FOLDER } from '#platform/database/embedded-postgres/cluster-folder.ts'
import {
  isPostmaster,
  readPostmasterFile,
  shutDown,
} from '#platform/database/embedded-postgres/postmaster.ts'
import { takeStartLock } from '#platform/database/embedded-postgres/start-lock.ts'
import { limitMs } from './machine-speed.ts'

/** Folder of the whole run (scripts/test-run.ts), which children inherit; whatever is left in it fails the run. */
export const RUN_FOLDER = 'TEST_RUN_FOLDER'

const made = new Set<string>()

/** The run's folder in it has the name of the one on the disk. */
export const MEMORY = '/dev/shm'

/**
 * Mode 711, because as root PostgreSQL runs as another user. `remove` ends a PostgreSQL that a killed server left in it.
 * @param inMemory megabytes of memory to keep it in, where the system has such a place with room for four times as much
 */
export function makeTemporaryFolder(purpose: string, inMemory = 0): { path: string; remove(): void } {
  const place = folderIn(inMemory > 0 && hasMemory(4 * inMemory) ? MEMORY : tmpdir())
  const path = mkdtempSync(join(place, `gratweg-${purpose}-`))
  chmodSync(path, 0o711)
  made.add(path)
  return { path, remove: () => removeFolder(path) }
}

function hasMemory(megabytes: number): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > megabytes * 2 ** 20
  } catch {
    return false
  }
}

/** Those of this process that a failed test has not removed. */
export function removeTemporaryFolders(): void {
  for (const path of made) removeFolder(path)
}

function folderIn(parent: string): string {
  const run = process.env[RUN_FOLDER]
  if (!run) return parent
  const folder = join(parent, basename(run))
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  return folder
}

/** Ends what runs on it first. */
export function removeFolder(path: string): void {
  for (const link of findClusters(path)) {
    const cluster = realpathSync(link)
    endPostmaster(cluster)
    // As root the database of a closed folder is outside, where its own user can reach it.
    if (cluster.startsWith(SYSTEM_FOLDER)) rmSync(dirname(cluster), { recursive: true, force: true })
  }
  rmSync(path, { recursive: true, force: true })
  made.delete(path)
}

/** Stops PostgreSQL of killed test runs, and removes their folders. */
export async function sweepAbandoned(purpose: string): Promise<void> {
  const places = [tmpdir(), MEMORY].filter((place) => existsSync(place)).map(folderIn)
  const folders = places.flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.startsWith(`gratweg-${purpose}-`))
      .map((name) => join(place, name)),
  )
  for (const folder of folders) {
    const cluster = join(folder, 'postgres')
    try {
      const abandoned = readPostmasterFile(cluster)
      const lock = abandoned && (await takeStartLock(`${cluster}.lock`, 0))
      if (!abandoned || !lock?.held) continue
      await shutDown(abandoned.pid)
      lock.release()
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // someone else's, or already gone
    }
  }
}

/** Data folders are at most three levels below; a cluster's own thousand files are not looked through. */
function findClusters(folder: string, levels = 3): string[] {
  if (levels < 0 || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name !== 'postgres') return findClusters(path, levels - 1)
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? [path] : []
  })
}

/** Without a checkpoint: nobody will read it. Waits, because what it still writes would bring the folder back. */
function endPostmaster(cluster: string): void {
  const running = readPostmasterFile(cluster)
  if (!running) return
  const { pid, socketDir } = running
  if (isPostmaster(pid, cluster)) sendSignal(pid, 'SIGQUIT')
  for (const deadline = Date.now() + limitMs(10_000); isPostmaster(pid, cluster); pauseThread(20))
    if (Date.now() > deadline) sendSignal(pid, 'SIGKILL')
  if (socketDir) rmSync(socketDir, { recursive: true, force: true })
}

/** To a process that may have ended by now. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function pauseThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
