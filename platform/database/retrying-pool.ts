import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseBusy } from './busy-database.ts'
import { type PoolLimits, sessionLimits } from './pool-limits.ts'

interface PoolOptions {
  limits: PoolLimits
  onLost: (error: Error) => void
  turnMs?: number
}

/**
 * A pool whose `connect` (used by transactions) waits up to five seconds for a restarting PostgreSQL; it never retries
 * a statement. `query` may use `limits.reserve` more connections. Fails with 503 when none is free within `turnMs`
 * (default ten seconds): nothing was started, so a retry is safe.
 */
export function createRetryingPool(
  connectionString: string,
  { limits, onLost, turnMs = 10_000 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: limits.transactions + limits.reserve,
    connectionTimeoutMillis: turnMs,
    ...sessionLimits(limits),
    // Sends what is not awaited at once; statements that are awaited one by one run as before.
    pipeline: true,
  })
  const transactions = createPlaces(limits.transactions, turnMs)
  pool.on('error', () => {}) // idle clients report their errors themselves
  pool.on('connect', (client) => {
    // The pool does not listen to a client in use, and an 'error' without a listener ends the process.
    client.on('error', (error) => {
      if (!pool.ending) onLost(error)
    })
  })
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectPatiently = async (onReleased: () => void) => {
    const deadline = Date.now() + PATIENCE_MS
    while (true) {
      try {
        return releasedWhenLost(await connectOnce(), onReleased)
      } catch (error) {
        if (!isRestarting(error) || Date.now() > deadline) throw asBusy(error)
        await wait(50)
      }
    }
  }
  const connectForTransaction = async () => {
    await transactions.take()
    try {
      return await connectPatiently(transactions.free)
    } catch (error) {
      transactions.free()
      throw error
    }
  }
  pool.connect = ((done?: Callback) => {
    if (!done) return connectForTransaction()
    connectPatiently(() => {}).then(
      (client) => done(undefined, client, (error) => client.release(error)),
      (error) => done(error, undefined, () => {}),
    )
  }) as typeof pool.connect
  return pool
}

type Callback = (
  error: unknown,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

function createPlaces(count: number, turnMs: number) {
  let free = count
  const line: (() => void)[] = []
  return {
    async take() {
      if (free > 0) {
        free -= 1
        return
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          line.splice(line.indexOf(enter), 1)
          reject(asBusy(new Error(NO_TURN)))
        }, turnMs)
        line.push(enter)
      })
    },
    free() {
      const next = line.shift()
      if (next) next()
      else free += 1
    },
  }
}

/** Removes a client when its connection is lost: Drizzle leaks one whose `begin` fails. */
function releasedWhenLost(client: pg.PoolClient, onReleased: () => void): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let released = false
  const release = (error?: Error | boolean) => {
    if (released) return
    released = true
    client.off('error', release)
    client.off('end', onEnd)
    giveBack(error)
    onReleased()
  }
  const onEnd = () => release(true)
  client.on('error', release)
  client.once('end', onEnd)
  client.release = release
  return client
}

function asBusy(error: unknown): unknown {
  return isRestarting(error) || (error as Error).message === NO_TURN
    ? Object.assign(new Error('no database connection could be had in time', { cause: error }), {
        statusCode: 503,
      })
    : error
}

const PATIENCE_MS = 5000
const NO_TURN = 'timeout exceeded when trying to connect'

function isRestarting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ENOENT' || (isDatabaseBusy(error) && message !== NO_TURN)
}
