import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { SERVICE_IDS } from '#content/services.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { startSite } from './site.ts'

const SIZES = [1_000, 100_000]
const SAMPLES = 220
const WARM_UP = 20
/** Longer than a notice of the database takes. */
const NOTICE_MS = 15

/**
 * Answers made anew, one request at a time, with few and with very many events: half of them over, the others in the
 * next three years. The site is a process of its own on a database of its own.
 */
export async function benchCalendar(): Promise<void> {
  const rows: Record<string, string | number>[] = []
  for (const size of SIZES) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-calendar-'))
    const log = { info: () => {}, warn: console.warn }
    const { database, url, close } = await openDatabase(
      { dataDir, databaseUrl: undefined, pgBinDir: undefined },
      log,
    )
    await database.execute(manyEvents(size))
    await database.execute(sql`analyze events`)
    const site = await startSite({ DATABASE_URL: url, SEED_DEMO: 'off' })
    try {
      await (await fetch(`${site.url}/nicht-da`)).text()
      for (const [name, path] of Object.entries(addresses())) {
        const measured = await measure(site.url + path, () => database.execute(TAKE_OR_GIVE_BACK))
        rows.push({ events: size, answer: name, ...measured })
      }
    } finally {
      await site.stop()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  console.table(rows.toSorted((a, b) => String(a['answer']).localeCompare(String(b['answer']))))
}

/** Every service, one hour to two days long, from three years ago to three years ahead. */
function manyEvents(size: number) {
  const services = sql.raw(SERVICE_IDS.map((id) => `'${id}'`).join())
  return sql`
    insert into events (id, service_id, title, place, starts_local, ends_local, places, taken)
    select gen_random_uuid(), (array[${services}])[1 + n % ${sql.raw(String(SERVICE_IDS.length))}],
      jsonb_build_object('de', 'Anlass ' || n), '{"de": "Zugerberg"}', day + interval '9 hours',
      day + interval '17 hours' + (n % 2) * interval '1 day', 12, n % 13
    from generate_series(1, ${size}) n,
      lateral (select current_date::timestamp + ((n::bigint * 7919 % ${size}) * 2190 / ${size} - 1095) * interval '1 day' as day) d`
}

const TAKE_OR_GIVE_BACK = sql`
  update events set taken = case taken when 0 then 1 else 0 end
  where id = (select id from events where public order by starts_at desc, id limit 1)`

/** What is asked for; the month page alone has more to show when there is more. */
function addresses(): Record<string, string> {
  const now = new Date()
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, 1)).toISOString().slice(0, 7)
  return {
    'list, page': '/event-kalender?lng=de',
    'month, page': `/event-kalender?ansicht=monat&monat=${month}&lng=de`,
    'list, data': '/api/events?limit=24&lng=de',
    'feed, all': '/kalender.ics?lng=de',
    'feed, one service': '/kalender.ics?service=aufbruch&lng=de',
  }
}

/** Each request finds nothing kept: a place is taken or given back before it, and the site hears of it. */
async function measure(address: string, change: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: number[] = []
  let bytes = 0
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await change()
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
    const start = performance.now()
    const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
    bytes = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - start)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  }
  const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1))
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), KB: Math.round(bytes / 1024) }
}
