import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { STAFF_READS } from '#test/staff/large-tables.ts'
import { fillTables } from '#test/staff/fill-tables.ts'

const SIZES = [1_000, 100_000]
const SAMPLES = 400
const WARM_UP = 40
const MOST_GROWTH = 1.5

/** What the back office reads from 1,000 and from 100,000 rows in each table, in turns so that load affects both. */
export async function benchGrowth(): Promise<void> {
  const opened: { database: Database; close(): Promise<void> }[] = []
  try {
    for (const size of SIZES) opened.push(await openFilled(size))
    const rows = []
    for (const [address, reads] of Object.entries(STAFF_READS))
      for (const [name, read] of Object.entries(reads)) {
        const times: number[][] = opened.map(() => [])
        for (let sample = 0; sample < SAMPLES + WARM_UP; sample += 1)
          for (const [index, { database }] of opened.entries()) {
            const start = performance.now()
            await read(database, new Date())
            if (sample >= WARM_UP) times[index]?.push(performance.now() - start)
          }
        const [few, many] = times.map((each) => each.toSorted((a, b) => a - b))
        if (!few || !many) throw new Error('two sizes are compared')
        rows.push({
          address,
          read: name,
          'p50 of 1,000': at(few, 0.5),
          'p50 of 100,000': at(many, 0.5),
          'p99 of 1,000': at(few, 0.99),
          'p99 of 100,000': at(many, 0.99),
          'growth of p99': Number((at(many, 0.99) / at(few, 0.99)).toFixed(2)),
        })
      }
    console.table(rows)
    const worst = Math.max(...rows.map((row) => row['growth of p99']))
    console.log(`Largest growth of p99: ${worst}; at most ${MOST_GROWTH} is allowed.`)
  } finally {
    for (const { close } of opened) await close()
  }
}

const at = (sorted: number[], share: number) =>
  Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(2))

async function openFilled(size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  const opened = await openBenchDatabase(dataDir)
  await fillTables(opened.work, size)
  return {
    database: opened.work,
    async close() {
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
