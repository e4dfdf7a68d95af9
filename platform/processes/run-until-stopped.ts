import { describeError } from '../log/describe-error.ts'
import { isStartupProblem } from '../startup-problem.ts'

export interface Life {
  /** Closers run in reverse order when the program ends. Throws, so that the start goes no further, once that has begun. */
  onStarted(closer: () => Promise<unknown>): void
  /** Begins to end the program with this exit code; a failure outranks a requested stop. */
  stop(code: number): Promise<void>
  /** Aborted as soon as the program begins to end. */
  stopping: AbortSignal
}

/** Asks the parent (scripts/bootstrap.mjs or a service manager) for a restart. */
export const RESTART_EXIT_CODE = 75
/** EX_SOFTWARE of sysexits.h; scripts/bootstrap.mjs restarts the server after it. */
export const FAILED_EXIT_CODE = 70

/**
 * Runs `start`, and ends the process after a signal, a failure, the end of its parent or `stop`: in an orderly way, but
 * after `stopLimitMs` in any case. Exit codes: 0 on request, 1 for a problem the owner can fix (one line on stderr), 75 to
 * be restarted, 70 otherwise.
 */
export async function runUntilStopped(
  start: (life: Life) => Promise<void>,
  stopLimitMs = 40_000,
): Promise<void> {
  const closers: (() => Promise<unknown>)[] = []
  const stopping = new AbortController()
  const stop = (code: number) => {
    // Set at once, because Node exits with it when nothing is pending.
    process.exitCode = code === FAILED_EXIT_CODE ? code : process.exitCode || code
    return close()
  }
  const onStarted = (closer: () => Promise<unknown>) => {
    closers.push(closer)
    stopping.signal.throwIfAborted()
  }
  const starting = start({ onStarted, stop, stopping: stopping.signal })
  const close = once(async () => {
    setTimeout(() => {
      console.error(`not everything could be ended within ${stopLimitMs / 1000} seconds`)
      process.exit(process.exitCode || FAILED_EXIT_CODE)
    }, stopLimitMs).unref()
    stopping.abort()
    await starting.catch(() => {})
    await closeAll(closers)
    process.exit()
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  if (process.connected) process.on('disconnect', () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      console.error(withoutValues(error))
      void stop(FAILED_EXIT_CODE)
    })
  try {
    await starting
  } catch (error) {
    if (stopping.signal.aborted && error === stopping.signal.reason) return close()
    console.error(isStartupProblem(error) ? error.message : withoutValues(error))
    await stop(isStartupProblem(error) ? 1 : FAILED_EXIT_CODE)
  }
}

/** Error objects of queries contain personal data. */
function withoutValues(error: unknown): string {
  const { type, message, code, stack } = describeError(error)
  return `${type}: ${message}${code ? ` (${code})` : ''}\n${stack}`
}

/** In reverse order; a failing closer does not stop the others. */
async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
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
