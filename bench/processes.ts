import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './load.ts'
import { median } from './median.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { paidOrder, variantOf } from './place-paid-order.ts'
import { startSite } from './site.ts'

const ROUNDS = 3
const SECONDS = 4
const CALLERS = 32

/**
 * Cached pages and paid orders with two processes beside one, in turns, each on its own embedded database. Targets on two
 * cores: 1.7 times the pages, 1.4 times the paid orders. The generator runs on the same machine.
 */
export async function benchProcesses(): Promise<void> {
  const one = await startSiteWith('1')
  const two = await startSiteWith('2')
  try {
    const pages = { one: [] as number[], two: [] as number[] }
    const orders = { one: [] as number[], two: [] as number[] }
    for (const site of [one, two]) await pagesPerSecond(site.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      pages.one.push(await pagesPerSecond(one.url))
      pages.two.push(await pagesPerSecond(two.url))
      orders.one.push(await ordersPerSecond(one))
      orders.two.push(await ordersPerSecond(two))
    }
    console.table([
      { what: 'cached page (1.7)', ...compared(pages) },
      { what: 'paid order (1.4)', ...compared(orders) },
    ])
  } finally {
    await one.stop()
    await two.stop()
  }
}

interface Site {
  url: string
  variantId: string
  stop(): Promise<void>
}

async function startSiteWith(processes: string): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-processes-'))
  const { database, url, close } = await openBenchDatabase(dataDir)
  const site = await startSite({ DATABASE_URL: url, PROCESSES: processes, AUTH_RATE_LIMITS: 'off' })
  return {
    url: site.url,
    variantId: await variantOf(database, false),
    async stop() {
      await site.stop()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function pagesPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de' }
  const { requestsPerSecond } = await load(url, { connections: CALLERS, seconds: SECONDS, headers })
  return requestsPerSecond
}

async function ordersPerSecond({ url, variantId }: Site): Promise<number> {
  let paid = 0
  const end = performance.now() + SECONDS * 1000
  const call = async () => {
    while (performance.now() < end) if (await paidOrder(url, variantId)) paid += 1
  }
  await Promise.all(Array.from({ length: CALLERS }, call))
  return paid / SECONDS
}

function compared({ one, two }: { one: number[]; two: number[] }) {
  return {
    'one/s': Math.round(median(one)),
    'two/s': Math.round(median(two)),
    ratio: Number((median(two) / median(one)).toFixed(2)),
  }
}
