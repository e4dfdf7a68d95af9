import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBenchDatabase } from './open-bench-database.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { paidOrder, variantOf } from './place-paid-order.ts'
import { memoryOf } from './process-memory.ts'
import { startSite } from './site.ts'

const ORDERS = 1000
const CALLERS = 32
/** The buyer's and the owner's. */
const MAILS_EACH = 2
const PAGES_PER_SECOND = 50
const MAIL_LIMIT_MS = 300_000
const REST_MS = 45_000

/**
 * A thousand orders of vouchers at once while people read pages, then their mails with the PDFs. Targets: p99 of pages
 * 20 ms, all mails out within two minutes, 350 MiB for Node and PostgreSQL.
 */
export async function benchBurst(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-burst-'))
  const variantId = await voucherOf(dataDir)
  const site = await startSite({ DATA_DIR: dataDir, AUTH_RATE_LIMITS: 'off' })
  try {
    const memory = [{ when: 'started', ...memoryOf(site.pid) }]
    const note = (when: string) => memory.push({ when, ...memoryOf(site.pid) })
    await readEveryPage(site.url)
    note('every page read in four languages')
    const alone = await readPages(site.url, 5)
    note('pages under load')

    const started = performance.now()
    const reading = readPages(site.url, 10)
    const orders = await buy(site.url, variantId)
    const ordersMs = performance.now() - started
    const beside = await reading
    note('orders paid')
    const most = await untilMailed(dataDir, () => memoryOf(site.pid))
    const mailsMs = performance.now() - started
    note('mails out')
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    note(`${REST_MS / 1000} s later`)

    console.table([
      {
        orders,
        'seconds to pay': seconds(ordersMs),
        'seconds to the last mail (120)': seconds(mailsMs),
        'page p99 ms alone': alone.p99,
        'page p99 ms beside (20)': beside.p99,
        'pages refused': beside.refused,
      },
    ])
    console.table([...memory, { when: 'most while mails went out', ...most }].map(withSum))
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function voucherOf(dataDir: string): Promise<string> {
  const site = await startSite({ DATA_DIR: dataDir })
  await site.stop()
  const { database, close } = await openBenchDatabase(dataDir)
  try {
    return await variantOf(database, false)
  } finally {
    await close()
  }
}

async function readEveryPage(url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
  for (const path of new Set(paths))
    for (const language of LANGUAGES)
      await (await fetch(url + path, { headers: { 'accept-language': language } })).arrayBuffer()
}

/** From a thread of its own, as many a second as PAGES_PER_SECOND. */
async function readPages(url: string, duration: number) {
  const requests = ['/', '/shop', '/event-kalender', '/team-events'].map((path) => ({ path }))
  const { autocannon } = await import('./programs/autocannon.ts')
  const { latency, non2xx, errors } = await autocannon({
    url,
    duration,
    requests,
    connections: 4,
    workers: 1,
    overallRate: PAGES_PER_SECOND,
    headers: { 'accept-encoding': 'br' },
  })
  return { p99: latency.p99, refused: non2xx + errors }
}

async function buy(url: string, variantId: string): Promise<number> {
  let begun = 0
  let paid = 0
  const caller = async () => {
    while (begun++ < ORDERS) if (await paidOrder(url, variantId)) paid += 1
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return paid
}

async function untilMailed(dataDir: string, memory: () => ReturnType<typeof memoryOf>) {
  const deadline = performance.now() + MAIL_LIMIT_MS
  const most = { nodeMiB: 0, postgresMiB: 0 }
  while (mailCount(dataDir) < ORDERS * MAILS_EACH && performance.now() < deadline) {
    const { nodeMiB, postgresMiB } = memory()
    most.nodeMiB = Math.max(most.nodeMiB, nodeMiB)
    most.postgresMiB = Math.max(most.postgresMiB, postgresMiB)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  if (mailCount(dataDir) < ORDERS * MAILS_EACH) console.error(`only ${mailCount(dataDir)} mails are out`)
  return most
}

function mailCount(dataDir: string): number {
  return readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
}

function seconds(ms: number): number {
  return Number((ms / 1000).toFixed(1))
}

function withSum<Row extends { nodeMiB: number; postgresMiB: number }>(row: Row) {
  return { ...row, 'sum (350)': row.nodeMiB + row.postgresMiB }
}
