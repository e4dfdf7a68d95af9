import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visitorAddress } from './visitor-address.ts'
import { visitorNetwork, visitorSite } from './visitor-network.ts'

const port = fc.integer({ min: 1, max: 65_535 })
const hex = (group: number) => group.toString(16)
const padded = (group: number) => hex(group).padStart(4, '0')

/** How sockets, proxies and RFC 7239 write one IPv4 address. */
const written4 = fc.tuple(fc.ipV4(), port).map(([plain, at]) => {
  const [a = 0, b = 0, c = 0, d = 0] = plain.split('.').map(Number)
  const [high, low] = [a * 256 + b, c * 256 + d]
  const mapped = [
    `::ffff:${plain}`,
    `::FFFF:${plain}`,
    `::ffff:${hex(high)}:${hex(low)}`,
    `::FFFF:${hex(high).toUpperCase()}:${hex(low).toUpperCase()}`,
    `0:0:0:0:0:ffff:${hex(high)}:${hex(low)}`,
    `0000:0000:0000:0000:0000:ffff:${padded(high)}:${padded(low)}`,
    `0::0:ffff:${plain}`,
    `0:0:0:0:0:ffff:${plain}`,
    `::ffff:${plain}%eth0`,
  ]
  const zeros = plain.split('.').map((part) => part.padStart(3, '0'))
  const forms = [
    plain,
    ` ${plain} `,
    `${plain}:${at}`,
    `"${plain}:${at}"`,
    `[${plain}]:${at}`,
    zeros.join('.'),
    `::ffff:${plain}:${at}`,
    ...mapped,
    ...mapped.flatMap((form) => [`[${form}]`, `[${form}]:${at}`, `"[${form}]:${at}"`]),
  ]
  return { plain, forms }
})

it('is one for every notation of an IPv4 address', () => {
  fc.assert(
    fc.property(written4, ({ plain, forms }) => {
      for (const form of forms) expect(visitorAddress(form), form).toBe(plain)
    }),
  )
})

const written6 = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 }),
    fc.integer({ min: 0x2000, max: 0x3fff }),
    port,
  )
  .map(([rest, first, at]) => {
    const groups = [first, ...rest]
    const plain = groups.map(hex).join(':')
    const full = groups.map(padded).join(':')
    const short = new URL(`http://[${plain}]`).hostname
    const texts = [plain, full, plain.toUpperCase(), short.slice(1, -1), `${plain}%eth0`]
    const forms = [
      ...texts,
      ...texts.flatMap((text) => [`[${text}]`, `[${text}]:${at}`]),
      `${plain}:${at}`,
      `"${short}:${at}"`,
    ]
    return { plain, forms }
  })

it('is one for every notation of an IPv6 address', () => {
  fc.assert(
    fc.property(written6, ({ plain, forms }) => {
      for (const form of forms) expect(visitorAddress(form), form).toBe(plain)
    }),
  )
})

it('cannot evade a limit: any text is a network or the shared group, idempotently', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.:[\]a-f%]{0,40}$/)), (text) => {
      const address = visitorAddress(text)
      if (address === undefined) expect(visitorNetwork(text)).toBe('unreadable')
      else expect(visitorAddress(address)).toBe(address)
      expect(visitorSite(text) === 'unreadable').toBe(visitorNetwork(text) === 'unreadable')
    }),
  )
})

it.each([
  'foo',
  'unknown',
  '_hidden',
  '',
  '198.51.100.300',
  '198.51.100',
  '::ffff:1.999.1.1',
  '[::1',
  '1:2:3:4:5:6:7',
  '0x7f000001',
])('is undefined for %s', (text) => {
  expect(visitorAddress(text)).toBeUndefined()
})
