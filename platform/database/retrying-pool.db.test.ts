import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { isDatabaseBusy } from './busy-database.ts'
import { type Limit, readLimits, requireLimits } from './limits.ts'
import { pipelined, PRECONDITION_FAILED } from './pipeline.ts'
import { REQUEST_LIMITS } from './pool-limits.ts'
import { createRetryingPool } from './retrying-pool.ts'

const test = await forThisFile(createTestDatabase())

describe('the pool', () => {
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
})

describe('the pipeline', () => {
  beforeAll(async () => {
    await test.database.execute(sql`create table piped (value integer primary key)`)
  })

  beforeEach(() => test.database.execute(sql`truncate piped`))

  const insert = (value: number) => ({
    name: 'insert-piped',
    text: 'insert into piped values ($1)',
    values: [value],
  })

  async function stored(): Promise<number[]> {
    const { rows } = await test.database.execute<{ value: number }>(
      sql`select value from piped order by value`,
    )
    return rows.map(({ value }) => value)
  }

  it('writes all in one round trip and one commit', async () => {
    const counted = await countRoundTrips(test.database.$client, () =>
      pipelined(test.database, async ({ run, send }) => {
        for (const value of [1, 2, 3]) send(run(insert(value)))
      }),
    )
    expect(counted).toEqual({ roundTrips: 1, statements: 5, commits: 1 })
    expect(await stored()).toEqual([1, 2, 3])
  })

  it('of a failed statement reports the first error and writes nothing, though COMMIT was sent', async () => {
    const failing = pipelined(test.database, async ({ run, send }) => {
      for (const value of [1, 1, 2]) send(run(insert(value)))
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await stored()).toEqual([])
  })

  it('an exception between statements writes nothing', async () => {
    const failing = pipelined(test.database, async ({ run, send }) => {
      send(run(insert(1)))
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await stored()).toEqual([])
  })

  it('a statement after COMMIT is refused, and the connection stays usable', async () => {
    const late = pipelined(test.database, async ({ run, send }) => {
      const inTurns = async () => {
        await run(insert(1))
        await run(insert(2))
      }
      send(inTurns())
    })
    await expect(late).rejects.toThrow('a statement started after COMMIT')
    expect(await stored()).toEqual([1])
    await pipelined(test.database, async ({ run, send }) => send(run(insert(3))))
    expect(await stored()).toEqual([1, 3])
  })
})

function limit(most: Record<string, number>): Limit {
  return { counted: { name: 'two-counts', text: 'select $1::integer as few, 9 as many', values: [2] }, most }
}

const kept = limit({ few: 2, many: 9 })
const exceeded = [limit({ few: 1 }), limit({ few: 2, many: 8 })]

it('a limit that is read is kept up to its last one', async () => {
  const isWithin = (each: Limit) => test.database.transaction((tx) => readLimits(tx).isWithin(each))
  expect(await isWithin(kept)).toBe(true)
  for (const each of exceeded) expect(await isWithin(each)).toBe(false)
})

it('a limit that is required fails the transaction where it is exceeded', async () => {
  const require = (each: Limit) =>
    pipelined(test.database, (pipeline) => requireLimits(pipeline).isWithin(each))
  expect(await require(kept)).toBe(true)
  for (const each of exceeded)
    await expect(require(each)).rejects.toMatchObject({ code: PRECONDITION_FAILED })
})
