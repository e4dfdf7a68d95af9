import { describeError } from '#platform/log/describe-error.ts'
import { readSettings } from '#platform/settings.ts'
import { isStartupProblem } from '#platform/startup-problem.ts'
import type { Development } from './development.ts'
import { startServer } from './start-server.ts'

/**
 * Exit codes: 0 on request, 1 for a problem the owner can fix (one line on stderr), 75 to be restarted, 70 otherwise.
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
  const close = once(async () => {
    setTimeout(() => {
      console.error(`not everything could be ended within ${STOP_LIMIT_MS / 1000} seconds`)
      process.exit(process.exitCode || FAILED_EXIT_CODE)
    }, STOP_LIMIT_MS).unref()
    await starting.catch(() => {})
    await closeAll(closers)
    process.exit()
  })
  const stop = (code: number) => {
    // Set at once, because Node exits with it when nothing is pending. A failure outranks a requested stop.
    process.exitCode = code === FAILED_EXIT_CODE ? code : process.exitCode || code
    return close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  if (process.connected) process.on('disconnect', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      console.error(withoutValues(error))
      void stop(FAILED_EXIT_CODE)
    })
  try {
    await starting
    if (process.connected) process.send?.('ready')
  } catch (error) {
    console.error(isStartupProblem(error) ? error.message : withoutValues(error))
    await stop(isStartupProblem(error) ? 1 : FAILED_EXIT_CODE)
  }
}

export type Closer = () => Promise<unknown>

/** Asks the parent (scripts/bootstrap.mjs or a service manager) for a restart. */
const RESTART_EXIT_CODE = 75
/** EX_SOFTWARE of sysexits.h; scripts/bootstrap.mjs restarts the server after it. */
const FAILED_EXIT_CODE = 70
const STOP_LIMIT_MS = 40_000

function end(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** Error objects of queries contain personal data. */
function withoutValues(error: unknown): string {
  const { type, message, code, stack } = describeError(error)
  return `${type}: ${message}${code ? ` (${code})` : ''}\n${stack}`
}

/** In reverse order; a failing closer does not stop the others. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => console.error('could not be ended cleanly:', error))
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
