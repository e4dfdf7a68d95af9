import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { bySubnet } from '#platform/http/visitor-subnet.ts'
import type { Settings } from '#platform/settings.ts'
import { noticeUntrustedProxy } from './notice-untrusted-proxy.ts'
import { trustedProxies } from './trusted-proxies.ts'

const PROXY = '10.0.0.5'
const STRANGER = '203.0.113.9'

function site(trustProxy: Settings['trustProxy'], publicUrl = 'http://shop.gratweg.test') {
  const app = Fastify({ trustProxy: trustedProxies(trustProxy) })
  const notices: string[] = []
  noticeUntrustedProxy(app, { trustProxy, publicUrl, onNotice: (header) => notices.push(header) })
  app.get('/', (request) => ({
    ip: request.ip,
    network: byNetwork(request),
    around: bySubnet(request),
  }))
  const ask = async (headers: Record<string, string>, remoteAddress = PROXY) =>
    (await app.inject({ url: '/', headers, remoteAddress })).json<{
      ip: string
      network: string
      around: string
    }>()
  return { ask, notices }
}

describe('TRUST_PROXY=true', () => {
  it('uses the address that the nearest proxy wrote, never one that the visitor sent', async () => {
    const { ask } = site(true)
    expect((await ask({ 'x-forwarded-for': `198.51.100.1, 127.0.0.1, ${STRANGER}` })).ip).toBe(STRANGER)
    expect((await ask({})).ip).toBe(PROXY)
  })

  it.each([
    [1, STRANGER],
    [2, '198.51.100.1'],
    ['10.0.0.0/8', STRANGER],
    ['loopback', PROXY],
  ] as const)('while %s means a number or these addresses', async (trust, ip) => {
    const { ask } = site(trust)
    const seen = await ask({ 'x-forwarded-for': `198.51.100.1, ${STRANGER}` })
    expect(seen.ip.replace(/^proxied-\d+$/, PROXY)).toBe(ip)
  })
})

describe('an untrusted proxy', () => {
  it.each([
    ['x-forwarded-for', STRANGER],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'www.gratweg.test'],
    ['x-real-ip', STRANGER],
    ['forwarded', `for=${STRANGER}`],
    ['via', '1.1 caddy'],
  ])('is detected by %s', async (name, value) => {
    const { ask, notices } = site(false)
    await ask({ [name]: value })
    expect(notices).toEqual([name])
  })

  it('is detected on an https site at any address, and else only on private ones: visitors can write headers too', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    const plain = site(false)
    await plain.ask(headers, STRANGER)
    expect(plain.notices).toEqual([])
    const secure = site(false, 'https://www.gratweg.test')
    await secure.ask(headers, STRANGER)
    expect(secure.notices).toEqual(['x-forwarded-for'])
  })

  it('raises no alert when it is trusted', async () => {
    for (const trust of [true, 1, '10.0.0.0/8'] as const) {
      const { ask, notices } = site(trust)
      await ask({ 'x-forwarded-for': STRANGER })
      expect(notices).toEqual([])
    }
  })

  it('does not merge its visitors, for any limit', async () => {
    const { ask } = site(false)
    for (const header of ['x-forwarded-for', 'x-real-ip']) {
      const seen = new Set<string>()
      for (let n = 0; n < 200; n += 1) {
        const { network, around } = await ask({ [header]: `198.51.${n}.7` })
        expect(around).toBe(network)
        seen.add(network)
      }
      expect(seen.size).toBeGreaterThan(20)
    }
  })

  it('and forged headers gain a limited number of counts, none for a public peer', async () => {
    const { ask } = site(false)
    const [passedOn, direct] = [new Set<string>(), new Set<string>()]
    for (let n = 0; n < 300; n += 1) {
      const headers = { 'x-forwarded-for': `${n}.made.up, 10.1.${n % 256}.${n % 7}`, 'x-real-ip': `${n}` }
      passedOn.add((await ask(headers)).network)
      direct.add((await ask(headers, STRANGER)).network)
    }
    expect(passedOn.size).toBeLessThanOrEqual(32)
    expect([...direct]).toEqual([STRANGER])
  })

  it('counts a visitor once, with any entries before the proxy’s in the forwarded header', async () => {
    const { ask } = site(false)
    const first = await ask({ 'x-forwarded-for': STRANGER })
    for (const forged of ['1.1.1.1', '2.2.2.2, 3.3.3.3', 'x'])
      expect(await ask({ 'x-forwarded-for': `${forged}, ${STRANGER}` })).toEqual(first)
  })
})
