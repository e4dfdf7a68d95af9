import { readSettings } from '#platform/settings.ts'
import { isStartupProblem } from '#platform/startup-problem.ts'
import type { Development } from './development.ts'
import { startServer } from './start-server.ts'

/**
 * The life of the server process: starts, serves until Ctrl-C, SIGTERM or the end of its parent, then ends all that
 * it started. What the owner can put right is one line on stderr and exit code 1, without a stack.
 */
export async function runServer(development?: Development): Promise<void> {
  const closers: Closer[] = []
  const settings = readSettings()
  if (!settings.ok) return end(settings.refusal.join('\n'))

  const starting = startServer({
    settings: settings.value,
    development,
    onStarted: (closer) => closers.push(closer),
    onRestored() {
      console.log('A backup was restored: starting again …')
      void stop(RESTART_EXIT_CODE)
    },
  })
  const stop = once(async (code: number) => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await starting.catch(() => {})
    await closeAll(closers)
    process.exit(code)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  if (process.connected) process.on('disconnect', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      console.error(error)
      void stop(1)
    })
  try {
    await starting
  } catch (error) {
    console.error(isStartupProblem(error) ? error.message : error)
    await stop(1)
  }
}

/** Ends one thing that was started. */
export type Closer = () => Promise<unknown>

/** Asks whoever started this process (scripts/bootstrap.mjs, a service manager) to start it again. */
const RESTART_EXIT_CODE = 75
const STOP_LIMIT_MS = 40_000

function end(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** Last started, first ended; one that fails does not keep the others running. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => console.error('could not be ended cleanly:', error))
}

function once(action: (code: number) => Promise<void>): (code: number) => Promise<void> {
  let done: Promise<void> | undefined
  return (code) => {
    done ??= action(code)
    return done
  }
}
