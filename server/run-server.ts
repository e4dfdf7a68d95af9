import { describeError } from '#platform/log/describe-error.ts'
import { readSettings } from '#platform/settings.ts'
import { isStartupProblem } from '#platform/startup-problem.ts'
import type { Development } from './development.ts'
import { startServer } from './start-server.ts'

/**
 * The life of the server process: starts, serves until Ctrl-C, SIGTERM or the end of its parent, then ends all that
 * it started. Ends with 0 when it was told to, with 1 after one line on stderr when the owner can put it right, with 75
 * to be started again, and with 70 after any other failure, whose stack it prints.
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
    // At once: when nothing is left to wait for, Node ends with what stands here. A failure outranks what was asked for.
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

/** Ends one thing that was started. */
export type Closer = () => Promise<unknown>

/** Asks whoever started this process (scripts/bootstrap.mjs, a service manager) to start it again. */
const RESTART_EXIT_CODE = 75
/** EX_SOFTWARE of sysexits.h: scripts/bootstrap.mjs starts the server again after it. */
const FAILED_EXIT_CODE = 70
const STOP_LIMIT_MS = 40_000

function end(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** A failed query carries what people typed. */
function withoutValues(error: unknown): string {
  const { type, message, code, stack } = describeError(error)
  return `${type}: ${message}${code ? ` (${code})` : ''}\n${stack}`
}

/** Last started, first ended; one that fails does not keep the others running. */
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
