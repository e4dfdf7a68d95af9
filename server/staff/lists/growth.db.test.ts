import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { Database } from '#platform/database/database.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { STAFF_READS } from '#test/staff/large-tables.ts'
import { fillTables, TABLES } from '#test/staff/fill-tables.ts'

const ROWS = 30_000
/** A page, its neighbours, and seven counts that stop at 1,000. */
const MOST_READ = 12_000

let pool: pg.Pool
let db: Database
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  // One connection, whose counters can be flushed.
  pool = new pg.Pool({ connectionString: test.connectionString, max: 1 })
  db = drizzle(pool) as Database
  await fillTables(db, ROWS)
})
afterAll(() => pool.end())

const filled = Object.entries(STAFF_READS).filter(([, reads]) => Object.keys(reads).length > 0)

describe.each(filled)('GET /api/staff%s, with 30,000 rows in each table', (_, reads) => {
  it.each(Object.entries(reads))('reads a limited number of rows: %s', async (_name, read) => {
    expect(await fewestRowsRead(() => read(db, new Date()))).toBeLessThan(MOST_READ)
  })
})

it('detects that a whole table is read', async () => {
  const read = () => db.execute(sql`select max(message) from inquiries`)
  expect(await fewestRowsRead(read)).toBeGreaterThanOrEqual(ROWS)
})

/** Of up to three times, while it is too much: the counters include what PostgreSQL's own workers read meanwhile. */
async function fewestRowsRead(read: () => Promise<unknown>): Promise<number> {
  let fewest = Infinity
  for (let time = 0; time < 3 && fewest >= MOST_READ; time += 1) {
    const before = await countRowsRead()
    await read()
    fewest = Math.min(fewest, (await countRowsRead()) - before)
  }
  return fewest
}

/** Rows that scans of the filled tables have returned or examined. */
async function countRowsRead(): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ total: number }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as total from pg_stat_user_tables
    where relname = any(${sql.param(TABLES)}::text[])`)
  return rows[0]?.total ?? Number.NaN
}
