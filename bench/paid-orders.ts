import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { paidOrder, variantOf } from './place-paid-order.ts'
import { startSite } from './site.ts'

const SECONDS = 8
const CALLERS = [1, 32]
/** Checkout, payment, recorded payment. */
const COMMITS = 3

/**
 * Orders placed, paid on the Testkasse's page and recorded through its webhook, beside bare transactions with as many
 * commits on the same database. `goods`: everybody buys the same variant with counted stock.
 */
export async function benchPaidOrders(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-orders-'))
  const { database, url, close } = await openBenchDatabase(dataDir)
  const site = await startSite({ DATABASE_URL: url, AUTH_RATE_LIMITS: 'off' })
  try {
    await database.execute(
      sql`update product_variants set inventory_quantity = 1000000 where manage_inventory`,
    )
    await database.execute(sql`create table bench_bare (id uuid primary key, value jsonb)`)
    const variants = { voucher: await variantOf(database, false), goods: await variantOf(database, true) }
    const rows = []
    for (const [kind, variantId] of Object.entries(variants))
      for (const callers of CALLERS) {
        const bare = await measure(callers, () => bareOrder(database))
        const before = cpuMs(site.pid)
        const ours = await measure(callers, () => paidOrder(site.url, variantId))
        const cpu = cpuMs(site.pid) - before
        rows.push({
          order: kind,
          callers,
          'paid/s': ours.perSecond,
          'p50 ms': ours.p50Ms,
          'p99 ms': ours.p99Ms,
          'bare/s': bare.perSecond,
          ratio: Number((ours.perSecond / bare.perSecond).toFixed(2)),
          'server CPU ms': Number((cpu / (ours.perSecond * SECONDS)).toFixed(1)),
          failures: ours.failures,
        })
      }
    console.table(rows)
  } finally {
    await site.stop()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** User and system time of a process on Linux, in its 10 ms ticks. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function measure(callers: number, once: () => Promise<boolean>) {
  for (let i = 0; i < 20; i++) await once()
  const times: number[] = []
  let failures = 0
  const end = performance.now() + SECONDS * 1000
  const call = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      if (await once()) times.push(performance.now() - start)
      else failures++
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return { perSecond: Math.round(times.length / SECONDS), p50Ms: at(0.5), p99Ms: at(0.99), failures }
}

async function bareOrder(database: Database): Promise<boolean> {
  for (let commit = 0; commit < COMMITS; commit++)
    await database.execute(
      sql`insert into bench_bare values (${randomUUID()}, ${'{"lines":[{"quantity":1,"price":20000}]}'})`,
    )
  return true
}
