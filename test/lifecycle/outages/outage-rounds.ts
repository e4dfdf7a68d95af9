import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { health, type Program, startServer, until } from '../program.ts'
import {
  type Acknowledged,
  type ActionKind,
  type CallerFigures,
  lastSeen,
  type Stage,
  startCallers,
} from './outage-callers.ts'
import type { Outage, OutageDatabase } from './outage-database.ts'
import { freePort } from '#test/free-port.ts'

export interface OutageFigures {
  rounds: number
  /** Milliseconds from the database's recovery to the first acknowledged write. */
  medianMs: number
  maxMs: number
  acknowledged: Record<ActionKind, number>
  /** Acknowledged but missing or duplicated. */
  lost: string[]
  /** Mails never sent, and seconds until the others were. */
  unsentMails: number
  mailedS: number
  statuses: Record<string, number>
  /** Sample of each answer other than success, sold out and busy. */
  unexpected: Record<number, string>
  /** Whether the server crashed, and its exit code after SIGTERM. */
  fell: boolean
  exitCode: number | null
  stderr: string
}

const EVENTS = 30
/** Then the figure shows it. */
const PATIENCE_MS = 30_000
const ENOUGH = 8

/** Repeated outages under twenty users. Finally checks everything acknowledged. */
export async function runOutages(
  database: OutageDatabase,
  dataDir: string,
  outages: Outage[],
): Promise<OutageFigures> {
  lastSeen.clear()
  const port = await freePort()
  const server = startServer({
    ...database.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
    TRUST_PROXY: 'true',
    INVOICE_PERCENT: '100',
  })
  try {
    const stage = await prepare(server, database, port)
    const callers = startCallers(stage)
    const timesMs: number[] = []
    let fell = false
    void server.exitCode.then(() => {
      fell = true
    })
    for (const outage of outages) {
      await someProgress(callers.figures)
      timesMs.push(await timeOutage(database, outage, port, callers.figures))
      if (fell) break
    }
    await callers.stop()
    const hasFallen = fell
    const ended = performance.now()
    if (!hasFallen) await untilMailed(database)
    const mailedS = Math.round((performance.now() - ended) / 1000)
    const { acknowledged, statuses } = callers.figures
    const [lost, unsentMails] = hasFallen ? [['the server fell'], 0] : await findLost(database, acknowledged)
    server.kill('SIGTERM')
    timesMs.sort((a, b) => a - b)
    return {
      rounds: outages.length,
      medianMs: Math.round(timesMs[timesMs.length >> 1] ?? 0),
      maxMs: Math.round(timesMs.at(-1) ?? 0),
      acknowledged: countByKind(acknowledged),
      lost,
      unsentMails,
      mailedS,
      statuses,
      unexpected: Object.fromEntries(lastSeen),
      fell: hasFallen,
      exitCode: await server.exitCode,
      stderr: server.stderr(),
    }
  } finally {
    server.kill('SIGTERM')
    await server.exitCode
  }
}

async function prepare(server: Program, database: OutageDatabase, port: number): Promise<Stage> {
  await server.says(/once, within 24 hours: \S+/)
  const site = `http://localhost:${port}`
  const link = /once, within 24 hours: (\S+)/.exec(server.stdout())?.[1] ?? ''
  const answer = await fetch(link, { redirect: 'manual' })
  const fragment = new URL(answer.headers.get('location') ?? '', site).hash.slice(1)
  const staffToken = new URLSearchParams(fragment).get('access_token') ?? ''
  const eventIds = Array.from({ length: EVENTS }, () => randomUUID())
  await onDatabase(database, async (client) => {
    for (const id of eventIds)
      await client.query(
        `insert into events (id, service_id, title, place, starts_local, ends_local)
         values ($1, 'aufbruch', '{"de":"Aufbruch"}', '{"de":"Zugerberg"}',
           current_date + interval '30 days 9 hours', current_date + interval '30 days 17 hours')`,
        [id],
      )
  })
  const products = (await (await fetch(`${site}/store/gratweg/products`)).json()) as {
    products: { purchasable: boolean; variants: { id: string; manage_inventory: boolean }[] }[]
  }
  const variant = products.products
    .filter(({ purchasable }) => purchasable)
    .flatMap(({ variants }) => variants)
    .find(({ manage_inventory }) => !manage_inventory)
  return { site, eventIds, variantId: variant?.id ?? '', staffToken }
}

async function someProgress({ acknowledged }: CallerFigures): Promise<void> {
  const before = acknowledged.length
  await until(() => acknowledged.length >= before + ENOUGH)
  await wait(Math.random() * 300)
}

/** @returns milliseconds from the database's recovery to the first success of a later request, with `/healthz` ok. */
async function timeOutage(
  database: OutageDatabase,
  outage: Outage,
  port: number,
  figures: CallerFigures,
): Promise<number> {
  const heard = figures.acknowledged.length
  await database.cause(outage)
  const back = performance.now()
  await until(async () => (await health(port)).status === 200, PATIENCE_MS).catch(() => {})
  const healthy = performance.now()
  const firstYes = () => figures.acknowledged.slice(heard).find(({ answeredAt }) => answeredAt > back)
  await until(() => firstYes() !== undefined, PATIENCE_MS).catch(() => {})
  return Math.max(healthy, firstYes()?.answeredAt ?? Number.POSITIVE_INFINITY) - back
}

async function untilMailed(database: OutageDatabase): Promise<void> {
  await onDatabase(database, (client) =>
    until(async () => {
      const { rows } = await client.query(`select 1 from outgoing_mails where state <> 'sent' limit 1`)
      return rows.length === 0
    }, 90_000).catch(() => {}),
  )
}

const FIND: Record<ActionKind, (mark: string) => [string, string]> = {
  booking: (reference) => [
    'select count(*)::int as n from bookings where reference_hash = $1',
    createHash('sha256').update(reference).digest('hex'),
  ],
  order: (url) => ['select count(*)::int as n from orders where session_url = $1', url],
  request: (email) => ['select count(*)::int as n from inquiries where email = $1', email],
  event: (id) => ['select count(*)::int as n from events where id::text = $1', id],
}

async function findLost(database: OutageDatabase, acknowledged: Acknowledged[]): Promise<[string[], number]> {
  return onDatabase(database, async (client) => {
    const lost: string[] = []
    for (const { kind, mark } of acknowledged) {
      const [statement, value] = FIND[kind](mark)
      const { rows } = await client.query<{ n: number }>(statement, [value])
      if (rows[0]?.n !== 1) lost.push(`${kind} ${mark}: there ${rows[0]?.n} times`)
    }
    const { rows } = await client.query(`select count(*)::int as n from outgoing_mails where state <> 'sent'`)
    return [lost, rows[0].n]
  })
}

async function onDatabase<Answer>(
  database: OutageDatabase,
  run: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: await database.url() })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

function countByKind(acknowledged: Acknowledged[]): Record<ActionKind, number> {
  const counts = { booking: 0, order: 0, request: 0, event: 0 }
  for (const { kind } of acknowledged) counts[kind] += 1
  return counts
}
