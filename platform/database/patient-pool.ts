import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * A pool whose `connect` waits up to five seconds for a PostgreSQL that is being started again. Only the opening of
 * a connection is repeated, never a statement: what was under way when the server died fails, and its caller decides.
 */
export function createPatientPool(connectionString: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
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
        if (!isRestarting(error) || Date.now() > deadline) throw error
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

const PATIENCE_MS = 5000

/** The socket is away or refuses (restarting), or PostgreSQL says that it is starting up or shutting down. */
function isRestarting(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code)
}
