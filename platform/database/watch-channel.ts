import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/** Calls `onNotice` per NOTIFY and `onGap` after a reconnect. Resolves once listening, with a stop function. */
export async function watchChannel(watch: Watch): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client = await listen(watch, reconnect)

  async function reconnect() {
    for (let delay = FIRST_RETRY_MS; !stopping.signal.aborted; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      await wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        client = await listen(watch, reconnect)
      } catch {
        continue
      }
      if (stopping.signal.aborted) await client.end()
      else watch.onGap?.()
      return
    }
  }

  return async () => {
    stopping.abort()
    await client.end().catch(() => {})
  }
}

type Watch = {
  connectionString: string
  channel: string
  name?: string
  onNotice: () => void
  onGap?: () => void
}

async function listen(
  { connectionString, channel, name, onNotice }: Watch,
  onLost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name ?? `watch-${channel}`,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {}) // 'end' follows
  client.on('notification', onNotice)
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.once('end', onLost)
  return client
}
