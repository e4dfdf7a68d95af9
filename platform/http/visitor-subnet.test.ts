import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visitorSubnet } from './visitor-subnet.ts'

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:DB8::9', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', 'unreadable'],
])('counts %s with %s', (address, surroundings) => {
  expect(visitorSubnet(address)).toBe(surroundings)
})

it('groups addresses exactly when their first 56 bits are equal', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const address = fc.array(group, { minLength: 8, maxLength: 8 })
  const text = (groups: number[]) => groups.map((one) => one.toString(16)).join(':')
  const front = ([a, b, c, d = 0]: number[]) => [a, b, c, d >> 8].join()
  fc.assert(
    fc.property(address, address, fc.integer({ min: 0, max: 4 }), (one, other, shared) => {
      const near = [...one.slice(0, shared), ...other.slice(shared)]
      const together = visitorSubnet(text(one)) === visitorSubnet(text(near))
      expect(together).toBe(front(one) === front(near))
    }),
  )
})
