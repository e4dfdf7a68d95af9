import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { noticeUntrustedProxy } from './notice-untrusted-proxy.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { unifyVisitorAddress } from './unify-visitor-address.ts'

async function site(trustProxy: boolean) {
  const warnings: unknown[] = []
  const stream = { write: (line: string) => warnings.push(JSON.parse(line)) }
  const app = Fastify({ trustProxy: trustedProxies(trustProxy), logger: { level: 'warn', stream } })
  unifyVisitorAddress(app)
  noticeUntrustedProxy(app, { trustProxy, publicUrl: 'http://shop.gratweg.test' })
  await app.register(rateLimit, { max: 2, timeWindow: 60_000, keyGenerator: byNetwork })
  app.get('/', (request) => ({ ip: request.ip }))
  const ask = (visitor: string | undefined, remoteAddress = '10.0.0.5') =>
    app.inject({
      url: '/',
      headers: visitor === undefined ? {} : { 'x-forwarded-for': visitor },
      remoteAddress,
    })
  const statuses = async (visitors: string[]) => {
    const seen = []
    for (const visitor of visitors) seen.push((await ask(visitor)).statusCode)
    return seen
  }
  return { ask, statuses, warnings }
}

it('a port that the proxy writes makes no new visitor', async () => {
  const { statuses, warnings } = await site(true)
  const visitor = '198.51.100.80'
  expect(await statuses([`${visitor}:40000`, `${visitor}:40001`, visitor])).toEqual([200, 200, 429])
  expect(await statuses([`[::ffff:${visitor}]:40003`, '::ffff:c633:6450'])).toEqual([429, 429])
  const six = ['[2001:db8:1:2::1]:1', '[2001:DB8:1:2::2]:2', '2001:0db8:0001:0002::3']
  expect(await statuses(six)).toEqual([200, 200, 429])
  expect(warnings).toEqual([])
})

it('unreadable addresses are one visitor, and the log mentions it once without the value', async () => {
  const { ask, statuses, warnings } = await site(true)
  expect((await ask('foo1')).json()).toEqual({ ip: 'unreadable' })
  expect(await statuses(['foo2', 'foo3', 'proxied-4'])).toEqual([200, 429, 429])
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).toMatch(/TRUST_PROXY/)
  expect(JSON.stringify(warnings)).not.toMatch(/foo\d/)
})

it('an IPv4-mapped address of the socket is the IPv4 one, and no sign of a trusted proxy', async () => {
  const { ask } = await site(false)
  expect((await ask(undefined, '::ffff:192.0.2.7')).json()).toEqual({ ip: '192.0.2.7' })
  expect((await ask('198.51.100.80:5', '::ffff:10.0.0.5')).json<{ ip: string }>().ip).toMatch(/^proxied-\d+$/)
})
