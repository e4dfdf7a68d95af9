import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { FAILED_EXIT_CODE, RESTART_EXIT_CODE } from './run-until-stopped.ts'

export interface WorkerPool {
  /** Starts the first worker, then the others. Resolves when all are ready, with the first one's lines for the owner. */
  start(): Promise<string[] | undefined>
  /** One after the other: each ends only when its successor is ready. */
  replaceAll(): Promise<void>
  /** Lets all finish what they have begun, and kills those that take too long. */
  stop(): Promise<void>
}

/** Argument of workers that start while none was ready yet. */
export const FIRST_WORKER = 'first-worker'

/** A worker that falls is replaced after these pauses; after the last one all are given up. */
const PAUSES_MS = [0.1, 0.5, 1, 2, 4, 8].map((seconds) => seconds * 1000)
/** Serving this long resets the pauses. */
const STEADY_MS = 60_000
/** A worker times out after 40 s. */
const STOP_LIMIT_MS = 45_000

interface Running {
  worker: Worker
  readyAt: number
  /** Undefined when it ended before it was ready. */
  ready: Promise<Ready | undefined>
  ended: Promise<void>
  isReplaceable: boolean
}

interface Ready {
  notes: string[]
}

export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { count, env, warn, onEnd, pausesMs = PAUSES_MS } = options
  const running = new Set<Running>()
  const pauses = new Set<NodeJS.Timeout>()
  const started = Promise.withResolvers<string[] | undefined>()
  /** Of the first worker; undefined before any was ready. */
  let notes: string[] | undefined
  let falls = 0
  let stopping: Promise<void> | undefined
  let replacing: Promise<void> | undefined

  function launch(isReplaceable = true): Running {
    cluster.setupPrimary({ args: notes ? [] : [FIRST_WORKER] })
    const worker = cluster.fork(env)
    closeStrandedConnection(worker)
    const ready = Promise.withResolvers<Ready | undefined>()
    const ended = Promise.withResolvers<void>()
    const own: Running = {
      worker,
      isReplaceable,
      readyAt: Number.POSITIVE_INFINITY,
      ready: ready.promise,
      ended: ended.promise,
    }
    running.add(own)
    worker.on('message', (message: Ready) => {
      own.readyAt = Date.now()
      ready.resolve(message)
      afterReady(message)
    })
    worker.on('exit', (code, signal) => {
      running.delete(own)
      ready.resolve(undefined)
      ended.resolve()
      if (!stopping && own.isReplaceable) afterFall(own, code, signal)
    })
    return own
  }

  function afterReady(message: Ready): void {
    if (!notes) {
      notes = message.notes
      if (!stopping) for (let others = count - 1; others > 0; others--) launch()
    }
    if ([...running].filter(({ readyAt }) => Number.isFinite(readyAt)).length >= count) started.resolve(notes)
  }

  function afterFall({ readyAt }: Running, code: number | null, signal: string | null): void {
    if (code === RESTART_EXIT_CODE || (code === 1 && !notes)) return onEnd(code)
    const how = signal ?? `exit code ${code}`
    falls = Date.now() - readyAt > STEADY_MS ? 1 : falls + 1
    const pauseMs = pausesMs[falls - 1]
    if (pauseMs === undefined) {
      warn(`A process fell (${how}), ${falls} times in a row: all are stopped.`)
      return onEnd(FAILED_EXIT_CODE)
    }
    warn(`A process fell (${how}); starting another one in ${pauseMs / 1000} s …`)
    const pause = setTimeout(() => {
      pauses.delete(pause)
      launch()
    }, pauseMs)
    pauses.add(pause)
  }

  async function replaceEach(): Promise<void> {
    const before = Array.from(running)
    for (const old of before) {
      if (stopping) return
      const next = launch(false)
      if (!(await next.ready)) {
        if (!stopping) warn('A new process did not become ready: the others go on as they are.')
        return
      }
      next.isReplaceable = true
      old.isReplaceable = false
      old.worker.process.kill('SIGTERM')
      await old.ended
    }
  }

  async function stopAll(): Promise<void> {
    started.resolve(undefined)
    for (const pause of pauses) clearTimeout(pause)
    const left = [...running]
    for (const { worker } of left) worker.process.kill('SIGTERM')
    const limit = new AbortController()
    const allEnded = Promise.all(left.map(({ ended }) => ended))
    const tooLate = wait(STOP_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => {})
    await Promise.race([allEnded, tooLate])
    limit.abort()
    for (const { worker } of running) worker.process.kill('SIGKILL')
    await allEnded
  }

  return {
    start() {
      // The first one alone, because it may have to migrate and to seed.
      launch()
      return started.promise
    },
    async replaceAll() {
      replacing ??= replaceEach().finally(() => {
        replacing = undefined
      })
      await replacing
    },
    stop() {
      stopping ??= stopAll()
      return stopping
    },
  }
}

interface PoolOptions {
  count: number
  /** Settings of the workers that differ from ours. */
  env: Record<string, string>
  warn: (text: string) => void
  /** The program is to end with this exit code: a worker asks for it, or none can be kept running. */
  onEnd: (code: number) => void
  pausesMs?: readonly number[]
}

/**
 * Closes the connection that was on its way to a worker when it was killed. Node's cluster waits for the worker's answer
 * and keeps such a connection open for ever: one at each of three kills measured, its visitor waiting.
 */
function closeStrandedConnection({ process: child }: Pick<Worker, 'process'>): void {
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
