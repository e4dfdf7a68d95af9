import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const PROBE_EVERY_MS = 300
/** What is kept in memory may be this much older than the database; then requests wait until it has caught up. */
const MAX_LAG_MS = 900
const ANSWER_LIMIT_MS = 1500
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000

export interface Notifications {
  /**
   * Calls `onNotice` per NOTIFY on the channel, and `onGap` after a reconnect, when some may have been missed. Resolves once
   * listening.
   */
  listen(channel: string, onNotice: () => void, onGap?: () => void): Promise<void>
  /**
   * Undefined while everything committed up to 0.9 s ago has been heard. Otherwise (the process was paused, the connection
   * is lost) a promise: it resolves when that is so again, or when the database cannot be reached at all.
   */
  catchUp(): Promise<void> | undefined
  close(): Promise<void>
}

/**
 * One connection for all channels. It is asked for an answer every 0.3 s: PostgreSQL delivers pending notifications before
 * it, so an answer proves that nothing older than its question is missing. Rejects when it cannot connect.
 */
export async function openNotifications(options: Options): Promise<Notifications> {
  const channels = new Map<string, Set<Listener>>()
  const stopping = new AbortController()
  let heardUntil = performance.now()
  /** The database did not take the connection back: nothing newer can be shown than what is kept. */
  let isAway = false
  let probing: Promise<void> | undefined
  let reconnecting: Promise<void> | undefined
  let client = await connect()
  const timer = setInterval(() => void probe(), PROBE_EVERY_MS).unref()

  async function connect(): Promise<pg.Client> {
    const opened = await connected(options)
    opened.on('notification', ({ channel }) => {
      for (const { onNotice } of channels.get(channel) ?? []) onNotice()
    })
    try {
      for (const channel of channels.keys()) await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    opened.once('end', () => {
      if (opened === client) void reconnect()
    })
    return opened
  }

  function reconnect(): Promise<void> {
    reconnecting ??= (async () => {
      for (let delay = 0; ; delay = nextDelay(delay)) {
        await wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
        if (stopping.signal.aborted) return
        const startedAt = performance.now()
        try {
          client = await connect()
        } catch {
          isAway = true
          continue
        }
        for (const listeners of channels.values()) for (const { onGap } of listeners) onGap?.()
        heardUntil = startedAt
        isAway = false
        return
      }
    })().finally(() => {
      reconnecting = undefined
    })
    return reconnecting
  }

  function probe(): Promise<void> {
    probing ??= (async () => {
      if (reconnecting) return
      const probed = client
      const sentAt = performance.now()
      try {
        await answered(probed.query('select 1'))
        if (probed === client) heardUntil = sentAt
      } catch {
        // Silent connections never emit 'end' by themselves.
        if (probed === client) void reconnect()
        void probed.end().catch(() => {})
      }
    })().finally(() => {
      probing = undefined
    })
    return probing
  }

  const isBehind = () => !isAway && performance.now() - heardUntil > MAX_LAG_MS

  async function untilCaughtUp(): Promise<void> {
    while (isBehind() && !stopping.signal.aborted) {
      await probe()
      // An attempt to reconnect ends with `isAway` or caught up; later ones are not waited for.
      if (reconnecting && isBehind()) await wait(10)
    }
  }

  return {
    async listen(channel, onNotice, onGap) {
      const listeners = channels.get(channel) ?? new Set()
      listeners.add({ onNotice, onGap })
      channels.set(channel, listeners)
      if (listeners.size === 1) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
    catchUp: () => (isBehind() ? untilCaughtUp() : undefined),
    async close() {
      stopping.abort()
      clearInterval(timer)
      channels.clear()
      await reconnecting
      await client.end().catch(() => {})
    },
  }
}

interface Options {
  connectionString: string
  /** Shown in `pg_stat_activity`. */
  name: string
}

interface Listener {
  onNotice: () => void
  onGap: (() => void) | undefined
}

async function connected({ connectionString, name }: Options): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
  })
  client.on('error', () => {}) // 'end' follows
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function answered(query: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const tooLate = wait(ANSWER_LIMIT_MS, undefined, { signal: done.signal, ref: false }).then(async () => {
    // After a pause of this process timers come first; the answer may be waiting.
    await turn()
    throw new Error('the database did not answer')
  })
  try {
    await Promise.race([query, tooLate])
  } finally {
    tooLate.catch(() => {})
    query.catch(() => {})
    done.abort()
  }
}

function nextDelay(delay: number): number {
  return delay === 0 ? FIRST_RETRY_MS : Math.min(delay * 2, LAST_RETRY_MS)
}
