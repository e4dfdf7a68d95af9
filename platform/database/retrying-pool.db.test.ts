import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { isDatabaseBusy } from './busy-database.ts'
import { createRetryingPool } from './retrying-pool.ts'
import { REQUEST_LIMITS } from './pool-limits.ts'

const test = await forThisFile(createTestDatabase())

let pool: pg.Pool
const lost: Error[] = []
beforeEach(() => {
  lost.length = 0
  pool = createRetryingPool(test.connectionString, {
    limits: { ...REQUEST_LIMITS, lockMs: 200, statementMs: 400, idleInTransactionMs: 300 },
    onLost: (error) => lost.push(error),
    turnMs: 2000,
  })
})
afterEach(() => pool.end())

const pidOf = async (db: { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }> }) =>
  (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0] as { pid: number }
const end = ({ pid }: { pid: number }) =>
  test.database.execute(sql`select pg_terminate_backend(${pid}, 5000)`)

it('a connection that ends during a transaction fails that transaction', async () => {
  const db = drizzle(pool)
  const failure = await db
    .transaction(async (tx) => {
      await end(await pidOf(tx))
      // The connection is lost while idle inside the transaction.
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseBusy(failure)).toBe(true)
  expect(await pidOf(db)).toEqual({ pid: expect.any(Number) })
})

it('one that ends while idle leaves the pool', async () => {
  const db = drizzle(pool)
  const first = await pidOf(db)
  await end(first)
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await pidOf(db)).not.toEqual(first)
})

it('transactions that could not begin release their connections', async () => {
  const db = drizzle(pool)
  const cut = (client: pg.PoolClient) => streamOf(client).destroy()
  pool.on('acquire', cut)
  const begun = await Promise.allSettled(
    Array.from({ length: 20 }, () => db.transaction(async () => 'begun')),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toEqual([])
  pool.off('acquire', cut)
  expect(await db.transaction(pidOf)).toEqual({ pid: expect.any(Number) })
})

it('ends transactions that wait for a lock, run or idle for too long', async () => {
  const db = drizzle(pool)
  await db.execute(sql`create table held (n int); insert into held values (1)`)
  const failureOf = (run: () => Promise<unknown>) => run().catch((error: unknown) => error)
  await test.database.transaction(async (tx) => {
    await tx.execute(sql`select * from held for update`)
    const waited = await failureOf(() => db.execute(sql`select * from held for update`))
    expect(waited).toMatchObject({ cause: { code: '55P03' } })
  })
  expect(await failureOf(() => db.execute(sql`select pg_sleep(10)`))).toMatchObject({
    cause: { code: '57014' },
  })
  const idle = await failureOf(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select * from held for update`)
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await tx.execute(sql`select 1`)
    }),
  )
  expect(isDatabaseBusy(idle)).toBe(true)
  expect(lost[0]).toMatchObject({ code: '25P03' })
})

it('keeps connections for single statements while transactions hold all of theirs', async () => {
  const db = drizzle(pool)
  const held = await Promise.all(Array.from({ length: REQUEST_LIMITS.transactions }, () => pool.connect()))
  const late = db.transaction(pidOf).catch((error: unknown) => error)
  expect(await pidOf(db)).toEqual({ pid: expect.any(Number) })
  expect(await late).toMatchObject({ statusCode: 503 })
  for (const client of held) client.release()
  expect(await db.transaction(pidOf)).toEqual({ pid: expect.any(Number) })
})

function streamOf(client: pg.PoolClient): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
}
