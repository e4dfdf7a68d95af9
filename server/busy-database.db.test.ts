import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createRetryingPool } from '#platform/database/retrying-pool.ts'
import { REQUEST_LIMITS } from '#platform/database/pool-limits.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { answerError } from '#platform/http/answer-error.ts'

const LIMITS = { ...REQUEST_LIMITS, transactions: 3, reserve: 2 }
const test = await forThisFile(createTestDatabase())

it('a request that waits too long for a connection gets Retry-After, and succeeds when one is free', async () => {
  const pool = createRetryingPool(test.connectionString, { limits: LIMITS, onLost() {}, turnMs: 200 })
  const db = drizzle(pool)
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/statement', async () => (await db.execute(sql`select 1 as one`)).rows)
  app.get('/transaction', () => db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows))
  const busy = await Promise.all(Array.from({ length: LIMITS.transactions }, () => pool.connect()))
  expect((await app.inject('/statement')).json()).toEqual([{ one: 1 }])
  const asleep = Array.from({ length: LIMITS.reserve }, () => pool.query('select pg_sleep(1)'))
  for (const url of ['/statement', '/transaction']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  }
  await Promise.all(asleep)
  for (const client of busy) client.release()
  for (const url of ['/statement', '/transaction'])
    expect((await app.inject(url)).json()).toEqual([{ one: 1 }])
  await app.close()
  await pool.end()
})

it.each(['55P03', '57014', '25P03', '40P01', '57P01'])(
  'a statement that PostgreSQL ends with %s is answered as busy',
  async (code) => {
    const app = Fastify()
    app.setErrorHandler(answerError)
    app.get('/', () =>
      test.database.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)),
    )
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'busy' })
    await app.close()
  },
)
