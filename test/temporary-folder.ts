import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPostmasterFile, shutDown } from '#platform/database/embedded-postgres/postmaster.ts'
import { takeStartLock } from '#platform/database/embedded-postgres/start-lock.ts'

/** Mode 711, because as root PostgreSQL runs as another user. */
export function makeTemporaryFolder(purpose: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `gratweg-${purpose}-`))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Stops PostgreSQL of killed test runs, and removes their folders. */
export async function sweepAbandoned(purpose: string): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(`gratweg-${purpose}-`))) {
    const folder = join(tmpdir(), name)
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
