import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashVoucherCode, normaliseVoucherCode, voucherCode } from './voucher-code.server.ts'

const key = Buffer.alloc(32, 1)

describe('voucher codes', () => {
  test('are the same for the same voucher and key, and for no other', () => {
    expect(voucherCode(key, 'a')).toBe(voucherCode(key, 'a'))
    expect(voucherCode(key, 'a')).not.toBe(voucherCode(key, 'b'))
    expect(voucherCode(key, 'a')).not.toBe(voucherCode(Buffer.alloc(32, 2), 'a'))
    const codes = Array.from({ length: 5000 }, (_, index) => voucherCode(key, String(index)))
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('have the printed form, without ambiguous letters', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(voucherCode(key, id)).toMatch(/^GRAT(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
      }),
    )
  })

  test('use each of the 32 characters about equally', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 4000; index++) {
      const core = normaliseVoucherCode(voucherCode(key, String(index))) ?? ''
      for (const character of core) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(counts.size).toBe(32)
    for (const count of counts.values()) expect(count).toBeGreaterThan(1500 * 0.8)
  })

  test('are found in any spelling', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), fc.constantFrom('', ' ', '-', ' - '), (id, withPrefix, gap) => {
        const code = voucherCode(key, id)
        const core = code
          .slice(5)
          .replaceAll('-', gap)
          .toLowerCase()
          .replaceAll('0', 'o')
          .replaceAll('1', 'l')
        const typed = withPrefix ? `grat${gap}${core}` : core
        expect(hashVoucherCode(typed)).toBe(hashVoucherCode(code))
      }),
    )
  })

  test.each(['', 'GRAT', 'GRAT-0000-0000-000', 'GRAT-0000-0000-00000', 'UUUU-0000-0000', 'x'.repeat(1000)])(
    'cannot be %j',
    (typed) => {
      expect(normaliseVoucherCode(typed)).toBeUndefined()
      expect(hashVoucherCode(typed)).toBeUndefined()
    },
  )
})
