import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * A pool whose `connect` waits up to five seconds for a PostgreSQL that is being started again. Only the opening of
 * a connection is repeated, never a statement: what was under way when the server died fails, and its caller decides.
 * Who gets no connection within `turnMs` because all are busy hears that as 503: nothing was begun, it can be sent again.
 */
export function createPatientPool(
  connectionString: string,
  onIdleError: (error: Error) => void,
  turnMs = 10_000,
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: turnMs })
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error)
  })
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectPatiently = async () => {
    const deadline = Date.now() + PATIENCE_MS
    while (true) {
      try {
        return await connectOnce()
      } catch (error) {
        if (!isRestarting(error) || Date.now() > deadline) throw asBusy(error)
        await wait(50)
      }
    }
  }
  pool.connect = ((done?: Callback) => {
    const connecting = connectPatiently()
    if (!done) return connecting
    connecting.then(
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

/** The pool gives no code of its own to who waited for a connection in vain. */
function asBusy(error: unknown): unknown {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
    ? Object.assign(new Error('no database connection was free in time', { cause: error }), {
        statusCode: 503,
      })
    : error
}

const PATIENCE_MS = 5000

/** The socket is away or refuses (restarting), or PostgreSQL says that it is starting up or shutting down. */
function isRestarting(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code)
}
