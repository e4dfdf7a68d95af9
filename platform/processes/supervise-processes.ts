import { ensureDataFolder } from '../data-folder.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres/start-embedded-postgres.ts'
import { connectionsOf } from '../database/pool-limits.ts'
import type { Settings } from '../settings.ts'
import { openHttpFront } from '../http/http-front.ts'
import { publicUrlOn, readyLine, printLine } from './ready-line.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { createWorkerPool } from './worker-pool.ts'

/** Longer than that of a worker. */
const STOP_LIMIT_MS = 60_000

/**
 * Serves one port with `settings.processes` workers (ADR-031). This process owns the embedded database, started before
 * them and stopped after them, hands them the connections in turn, and replaces those that fall. SIGUSR2 replaces all, one
 * after the other.
 */
export function superviseProcesses(settings: Settings): Promise<void> {
  return runUntilStopped(async ({ onStarted, stop, stopping }) => {
    // A taken port is refused before anything is started, and PORT=0 becomes one port for all.
    const front = await openHttpFront(settings)
    await front.close()
    ensureDataFolder(settings.dataDir)
    const log = { info: printLine, warn: (text: string) => console.warn(text) }
    const { processes } = settings
    const embedded = settings.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({ ...settings, log, connections: processes * connectionsOf(processes) })
    if (embedded) onStarted(embedded.stop)
    const workers = createWorkerPool({
      count: processes,
      env: { PORT: String(front.port), DATABASE_URL: embedded?.url ?? settings.databaseUrl ?? '' },
      warn: log.warn,
      onEnd: (code) => void stop(code),
    })
    onStarted(workers.stop)
    stopping.addEventListener('abort', () => void workers.stop())
    process.on('SIGUSR2', () => void workers.replaceAll())
    const notes = await workers.start()
    if (!notes) return
    for (const line of [readyLine(settings, publicUrlOn(settings, front.port)), ...notes]) printLine(line)
    if (process.connected) process.send?.('ready')
  }, STOP_LIMIT_MS)
}
