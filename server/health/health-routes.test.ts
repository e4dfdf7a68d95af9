import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { healthRoutes } from './health-routes.ts'

it('a full disk is said with 503, until there is space again', async () => {
  let isFull = false
  const app = Fastify()
  healthRoutes(app, {
    db: { execute: async () => [] } as unknown as Database,
    disk: { isFull: () => isFull },
  })
  const ask = async () => {
    const answer = await app.inject('/healthz')
    return [answer.statusCode, answer.json(), answer.headers['cache-control']]
  }
  expect(await ask()).toEqual([200, { status: 'ready' }, 'no-store'])
  isFull = true
  expect(await ask()).toEqual([503, { status: 'unavailable', reason: 'no space left to write' }, 'no-store'])
  isFull = false
  expect(await ask()).toEqual([200, { status: 'ready' }, 'no-store'])
  await app.close()
})
