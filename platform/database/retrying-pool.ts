import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseBusy } from './busy-database.ts'
import { type PoolLimits, sessionLimits } from './pool-limits.ts'

interface PoolOptions {
  limits: PoolLimits
  /** Hears of each connection that is lost, idle or in use. */
  onLost: (error: Error) => void
  /** How long to wait for a connection; ten seconds unless told. */
  turnMs?: number
}

/**
 * A pool whose `connect` waits up to five seconds for a PostgreSQL that is being started again. Only the opening of
 * a connection is repeated, never a statement: what was under way when the server died fails, and its caller decides.
 * A connection that is lost, idle or in use, leaves the pool.
 * `connect` is what transactions use; `query` has `limits.reserve` connections more. Who gets no connection within
 * `turnMs` because all are busy hears that as 503: nothing was begun, it can be sent again.
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
  })
  const transactions = createPlaces(limits.transactions, turnMs)
  pool.on('error', () => {}) // of idle clients, which report it themselves
  pool.on('connect', (client) => {
    // While a client is in use the pool does not listen to it, and an 'error' without a listener ends the process.
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

/** Counts who is inside; the others wait in line for `turnMs`. */
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

/**
 * A client that frees its place in the pool as soon as its connection is lost; releasing it afterwards does nothing.
 * Drizzle does not release a client whose `begin` fails: each would take a place for good.
 */
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

/** Nothing was begun: whoever asked may ask again. */
function asBusy(error: unknown): unknown {
  return isRestarting(error) || (error as Error).message === NO_TURN
    ? Object.assign(new Error('no database connection could be had in time', { cause: error }), {
        statusCode: 503,
      })
    : error
}

const PATIENCE_MS = 5000
/** What the pool says, without a code, to who waited for a connection in vain. */
const NO_TURN = 'timeout exceeded when trying to connect'

/** The socket is away or refuses (restarting), or PostgreSQL says that it is starting up or shutting down. */
function isRestarting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ENOENT' || (isDatabaseBusy(error) && message !== NO_TURN)
}
