import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { alertUntrustedProxy, forgetUntrustedProxy } from './alert-untrusted-proxy.ts'
import { noticeUntrustedProxy } from './notice-untrusted-proxy.ts'

const test = await forThisFile(createTestDatabase())

const clock = () => new Date('2027-03-01T10:00:00Z')

it('notifies the owner of an untrusted proxy, until TRUST_PROXY names it', async () => {
  const db = test.database
  const warnings: unknown[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => warnings.push(JSON.parse(line)) } },
  })
  const onNotice = alertUntrustedProxy({ db, clock, log: () => app.log })
  noticeUntrustedProxy(app, { trustProxy: false, publicUrl: 'https://www.gratweg.test', onNotice })
  app.get('/', () => 'page')
  for (let n = 0; n < 5; n += 1) await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9' } })
  await expect
    .poll(() => listOpenAlerts(db))
    .toMatchObject([{ code: 'untrusted_proxy', detail: { header: 'x-forwarded-for' } }])
  expect(warnings).toHaveLength(1)
  expect(warnings).toMatchObject([{ header: 'x-forwarded-for' }])
  expect(JSON.stringify(warnings)).not.toContain('203.0.113.9')

  await forgetUntrustedProxy({ db, clock }, false)
  expect(await listOpenAlerts(db)).toHaveLength(1)
  await forgetUntrustedProxy({ db, clock }, 1)
  expect(await listOpenAlerts(db)).toEqual([])
})
