import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/**
 * Calls `onChange` whenever somebody changes the catalogue (LISTEN catalog_changed, on a connection of its own),
 * and after a lost connection is back, because notices were missed meanwhile. Resolves when it listens.
 * @returns stops watching and closes the connection.
 */
export async function watchCatalog(
  connectionString: string,
  onChange: () => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await listen(connectionString, onChange, reconnect)

  async function reconnect() {
    for (let delay = FIRST_RETRY_MS; !stopping.signal.aborted; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      await wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        client = await listen(connectionString, onChange, reconnect)
      } catch {
        continue
      }
      if (stopping.signal.aborted) await client.end()
      else onChange()
      return
    }
  }

  return async () => {
    stopping.abort()
    await client.end().catch(() => {})
  }
}

async function listen(
  connectionString: string,
  onChange: () => void,
  onLost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'watch-catalog',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {}) // 'end' follows
  client.on('notification', onChange)
  try {
    await client.connect()
    await client.query('listen catalog_changed')
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.once('end', onLost)
  return client
}
