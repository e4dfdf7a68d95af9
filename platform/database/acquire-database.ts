import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { findRunningPostgres } from './embedded-postgres/find-running-postgres.ts'
import { type Log, startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'

/** DATABASE_URL, or the embedded PostgreSQL, started if needed; undefined when there is none and `make` is not set. */
export async function acquireDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'pgBinDir'>,
  log: Log,
  { make }: { make: boolean },
): Promise<{ url: string; close(): Promise<void> } | undefined> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, close: async () => {} }
  const running = await findRunningPostgres(settings.dataDir)
  if (running) return { url: running, close: async () => {} }
  if (!make && !existsSync(join(settings.dataDir, 'postgres'))) return undefined
  const started = await startEmbeddedPostgres({ ...settings, log })
  return { url: started.url, close: started.stop }
}
