import type { Worker } from 'node:cluster'

/**
 * Closes the connection that was on its way to a worker when it was killed. Node's cluster waits for the worker's answer
 * and keeps such a connection open for ever: one at each of three kills measured, its visitor waiting.
 */
export function closeStrandedConnection({ process: child }: Pick<Worker, 'process'>): void {
  const { send } = child
  let last: { close(): void } | undefined
  child.send = ((...args: Parameters<typeof send>) => {
    if (isHandle(args[1])) last = args[1]
    return send.apply(child, args)
  }) as typeof send
  // Does nothing to one that has been passed: cluster has closed its own copy then.
  child.once('exit', (_code, signal) => signal && last?.close())
}

function isHandle(value: unknown): value is { close(): void } {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function'
}
