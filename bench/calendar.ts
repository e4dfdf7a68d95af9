import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import type { Database } from '#platform/database/database.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { startSite } from './site.ts'

const FEW = 1_000
const MANY = 100_000
const DAYS_OF_FEW = 240
const SAMPLES = 360
const WARM_UP = 60
/** Longer than a database notification takes. */
const NOTICE_MS = 15
const MOST_GROWTH = 1.5

/** The same event pattern in each; every answer is full-sized: 24 or 25 events, 100 in a month, 250 in a feed. */
const CALENDARS: Record<string, SQL> = {
  '1,000': spread(FEW, DAYS_OF_FEW),
  // The same thousand, plus 99,000 past ones.
  '100,000, most over': sql`${spread(FEW, DAYS_OF_FEW)} union all ${spread(MANY - FEW, 8_000, -8_000)}`,
  '100,000 in six years': spread(MANY, 2_190),
}

interface Calendar {
  name: string
  url: string
  database: Database
  stop(): Promise<void>
}

/** Uncached answers, one at a time, alternating between the calendars so that load spikes affect all equally. */
export async function benchCalendar(): Promise<void> {
  const calendars: Calendar[] = []
  try {
    for (const [name, days] of Object.entries(CALENDARS)) calendars.push(await startCalendar(name, days))
    const rows = []
    for (const [answer, path] of Object.entries(addresses())) {
      const measured = await measure(calendars, path)
      const few = measured[0]?.['p99 ms'] ?? Number.NaN
      for (const each of measured)
        rows.push({ answer, ...each, 'growth of p99': Number((each['p99 ms'] / few).toFixed(2)) })
    }
    console.table(rows)
    const worst = Math.max(...rows.map((row) => row['growth of p99']))
    console.log(`Largest growth of p99: ${worst}; at most ${MOST_GROWTH} is allowed.`)
  } finally {
    for (const { stop } of calendars) await stop()
  }
}

async function startCalendar(name: string, days: SQL): Promise<Calendar> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-calendar-'))
  const { work: database, url, close } = await openBenchDatabase(dataDir)
  await database.execute(insertEvents(days))
  await database.execute(sql`vacuum (analyze) events`)
  const site = await startSite({ DATABASE_URL: url, SEED_DEMO: 'off' })
  return {
    name,
    url: site.url,
    database,
    async stop() {
      await site.stop()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Event numbers and days, evenly spread; half of them in the past by default. */
function spread(count: number, days: number, firstDay = -days / 2): SQL {
  const shuffled = sql.raw(`n::bigint * 7919 % ${count} * ${days} / ${count} + ${firstDay}`)
  return sql`select n, current_date::timestamp + (${shuffled}) * interval '1 day' as day
    from generate_series(1, ${sql.raw(String(count))}) n`
}

function insertEvents(days: SQL): SQL {
  const [first, ...others] = FIRST_SERVICE_IDS
  const names = sql.raw(others.map((id) => `'${id}'`).join())
  return sql`
    insert into events (id, service_id, title, place, starts_local, ends_local, places, taken)
    select gen_random_uuid(),
      case n % 2 when 0 then ${first} else (array[${names}])[1 + n / 2 % ${sql.raw(String(others.length))}] end,
      jsonb_build_object('de', 'Anlass ' || n), '{"de": "Zugerberg"}', day + interval '9 hours',
      day + interval '17 hours' + (n / 2 % 2) * interval '1 day', 12, n % 13
    from (${days}) d`
}

const TAKE_OR_GIVE_BACK = sql`
  update events set taken = case taken when 0 then 1 else 0 end
  where id = (select id from events where public order by starts_at desc, id desc limit 1)`

function addresses(): Record<string, string> {
  const now = new Date()
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, 1)).toISOString().slice(0, 7)
  return {
    'list, page': '/event-kalender?lng=de',
    'month, page': `/event-kalender?ansicht=monat&monat=${month}&lng=de`,
    'list, data': '/api/events?limit=24&lng=de',
    'feed, all': '/kalender.ics?lng=de',
    'feed, one service': `/kalender.ics?service=${FIRST_SERVICE_IDS[0]}&lng=de`,
  }
}

/** A booking or cancellation before each request invalidates the cache. */
async function measure(calendars: Calendar[], path: string) {
  const measured = calendars.map(({ name, url, database }) => ({
    events: name,
    ask: () => askAnew(url + path, database),
    bytes: 0,
    times: [] as number[],
  }))
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const turn of measured.keys()) {
      const one = measured[(sample + turn) % measured.length]
      if (!one) continue
      const { ms, bytes } = await one.ask()
      one.bytes = bytes
      if (sample >= WARM_UP) one.times.push(ms)
    }
  return measured.map(({ events, times, bytes }) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1))
    return { events, 'p50 ms': at(0.5), 'p99 ms': at(0.99), KB: Math.round(bytes / 1024) }
  })
}

async function askAnew(address: string, database: Database): Promise<{ ms: number; bytes: number }> {
  await database.execute(TAKE_OR_GIVE_BACK)
  await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
  const start = performance.now()
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const bytes = (await answer.arrayBuffer()).byteLength
  const ms = performance.now() - start
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return { ms, bytes }
}
