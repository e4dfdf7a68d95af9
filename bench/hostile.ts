import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { openBenchDatabase } from './open-bench-database.ts'
import { hostileSubmission } from '#test/inquiries/hostile-submission.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { startSite } from './site.ts'

const SUBMISSIONS = 10_000
const AT_ONCE = 16
/** Until code is compiled and pools are full. */
const WARM_UP = 2000

/** Seeded malformed and hostile submissions: their answers, and what they leave in memory and database. */
export async function benchHostile(): Promise<void> {
  const folder = makeTemporaryFolder('bench-hostile')
  const opened = await openBenchDatabase(folder.path)
  const site = await startSite({ DATABASE_URL: opened.url, SEED_DEMO: 'off', AUTH_RATE_LIMITS: 'off' })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const counts = new Map<string, number>()
  const memory: number[] = []
  const begun = performance.now()
  try {
    let seed = 0
    const caller = async () => {
      while (seed < SUBMISSIONS) {
        const mine = ++seed
        const status = await post(site.url, agent, mine)
        if (status >= 500) console.error(`seed ${mine}: ${status}`)
        const kind = status === 0 ? 'closed early' : `${Math.floor(status / 100)}xx`
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        if (mine % 1000 === 0) memory.push(residentMegabytes(site.pid))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    const left = await opened.database.execute(sql`
      select (select count(*)::int from inquiries) as inquiries,
        (select count(*)::int from outgoing_mails) as mails,
        (select count(*)::int from inquiry_attachments) as files,
        (select count(*)::int from storage_objects) as objects`)
    console.table([
      {
        submissions: SUBMISSIONS,
        ...Object.fromEntries([...counts].toSorted()),
        seconds: Math.round((performance.now() - begun) / 1000),
        [`MB after ${WARM_UP}`]: memory[WARM_UP / 1000 - 1],
        'MB at most': Math.max(...memory),
        'MB at the end': memory.at(-1),
      },
    ])
    console.table(left.rows)
  } finally {
    agent.destroy()
    await site.stop()
    await opened.close()
    folder.remove()
  }
}

function post(siteUrl: string, agent: Agent, seed: number): Promise<number> {
  const { url, headers, payload } = hostileSubmission(seed)
  return new Promise((resolve) => {
    const sending = request(`${siteUrl}${url}`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sending.on('error', () => resolve(0))
    sending.end(payload)
  })
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
