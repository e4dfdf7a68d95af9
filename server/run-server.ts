import cluster from 'node:cluster'
import { readSettings } from '#platform/settings.ts'
import type { Development } from './development.ts'
import { RESTART_EXIT_CODE, runUntilStopped } from '#platform/processes/run-until-stopped.ts'
import { superviseProcesses } from '#platform/processes/supervise-processes.ts'
import { FIRST_WORKER } from '#platform/processes/worker-pool.ts'
import { readyLine, printLine } from '#platform/processes/ready-line.ts'

/** Starts the server, or with `PROCESSES` the one that supervises several. Exit codes: see `runUntilStopped`. */
export async function runServer(development?: Development): Promise<void> {
  const read = readSettings()
  if (!read.ok) {
    console.error(read.refusal.join('\n'))
    process.exitCode = 1
    return
  }
  const settings = development ? { ...read.value, processes: 1 } : read.value
  if (settings.processes > 1 && cluster.isPrimary) return superviseProcesses(settings)

  await runUntilStopped(async ({ onStarted, stop }) => {
    // Loaded here, so that the process which supervises others stays small.
    const { startServer } = await import('./start-server.ts')
    if (cluster.isPrimary) process.on('SIGUSR2', () => void stop(RESTART_EXIT_CODE))
    const { publicUrl, notes } = await startServer({
      settings,
      role: cluster.isPrimary ? 'alone' : process.argv.includes(FIRST_WORKER) ? 'first' : 'other',
      development,
      onStarted,
      onRestored() {
        console.log('A backup was restored: starting again …')
        void stop(RESTART_EXIT_CODE)
      },
    })
    if (cluster.isPrimary) for (const line of [readyLine(settings, publicUrl), ...notes]) printLine(line)
    if (process.connected) process.send?.(cluster.isPrimary ? 'ready' : { notes })
  })
}
