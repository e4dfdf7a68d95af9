import { expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { checkDatabase } from './health-routes.ts'

const failing = (error: unknown) => ({ execute: () => Promise.reject(error) }) as unknown as Database

it('is healthy when the database answers', async () => {
  expect(await checkDatabase({ execute: async () => [] } as unknown as Database)).toEqual({ ok: true })
})

it('reports the code of a failure and nothing about our hosts', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' })
  const denied = Object.assign(new Error('password authentication failed for user "gratweg"'), {
    code: '28P01',
  })
  for (const [error, reason] of [
    [refused, 'database down: ECONNREFUSED'],
    [new Error('Failed query: select 1', { cause: denied }), 'database down: 28P01'],
    [new Error('Connection to db.intern terminated'), 'database down: no connection'],
  ])
    expect(await checkDatabase(failing(error))).toEqual({ ok: false, reason })
})

it('times out', async () => {
  const silent = { execute: () => new Promise(() => undefined) } as unknown as Database
  expect(await checkDatabase(silent, 5)).toEqual({
    ok: false,
    reason: 'database down: no answer within 5 ms',
  })
})
