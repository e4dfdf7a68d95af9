import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { raiseAlert } from '#platform/alerts/raise-alert.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { healthRoutes } from './health-routes.ts'

const test = await forThisFile(createTestDatabase())

it('a full disk is reported with 503, until there is space again', async () => {
  let isFull = false
  const app = Fastify()
  healthRoutes(app, {
    db: test.database,
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

it('a lost attachment and a refused second server are reported, without what would help an attacker', async () => {
  const app = Fastify()
  healthRoutes(app, { db: test.database, disk: { isFull: () => false } })
  for (const code of ['attachment_missing', 'untrusted_proxy', 'second_server_refused'] as const)
    await test.database.transaction((tx) => raiseAlert(tx, { code, now: new Date() }))
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready', alerts: ['attachment_missing', 'second_server_refused'] })
  await app.close()
})
