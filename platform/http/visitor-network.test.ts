import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { byNetwork, visitorNetwork, visitorSite } from './visitor-network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unreadable'],
  ['', 'unreadable'],
  ['proxied-7', 'proxied-7'],
  ['proxied-made-up', 'unreadable'],
])('counts %s as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8::9', '2001:db8:0::/48'],
  ['unknown', 'unreadable'],
])('counts %s with all addresses that its customer may have as %s', (address, site) => {
  expect(visitorSite(address)).toBe(site)
})

it('a limit counts all addresses of one network together', async () => {
  const app = Fastify()
  await app.register(rateLimit, { max: 2, timeWindow: 60_000, keyGenerator: byNetwork })
  app.get('/', () => 'ok')
  const from = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode
  const own = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']
  expect([await from(own[0] ?? ''), await from(own[1] ?? ''), await from(own[2] ?? '')]).toEqual([
    200, 200, 429,
  ])
  expect(await from('2001:db8:1:3::1')).toBe(200)
  await app.close()
})
