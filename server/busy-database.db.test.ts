import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPatientPool } from '#platform/database/patient-pool.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { answerError } from './answer-error.ts'

const MOST_CONNECTIONS = 10
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('who finds every connection busy for too long is told to come again, and is served when they are free', async () => {
  const pool = createPatientPool(test.connectionString, () => {}, 200)
  const db = drizzle(pool)
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/statement', async () => (await db.execute(sql`select 1 as one`)).rows)
  app.get('/transaction', () => db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows))
  const busy = await Promise.all(Array.from({ length: MOST_CONNECTIONS }, () => pool.connect()))
  for (const url of ['/statement', '/transaction']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  }
  for (const client of busy) client.release()
  for (const url of ['/statement', '/transaction'])
    expect((await app.inject(url)).json()).toEqual([{ one: 1 }])
  await app.close()
  await pool.end()
})
