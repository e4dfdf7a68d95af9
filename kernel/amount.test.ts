import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from './amount.ts'

describe('an amount in a field', () => {
  it('reads back as it was written', () => {
    fc.assert(fc.property(fc.nat(99_999_999), (cents) => toCents(fromCents(cents)) === cents))
  })

  it('accepts common notations', () => {
    expect(['200', '12.5', '12,50', '1’200.50', ' 7 '].map(toCents)).toEqual([
      200_00, 1250, 1250, 1200_50, 700,
    ])
  })

  it('rejects anything else', () => {
    for (const text of ['', '-1', '1.234', 'gratis', '1e3', '.5', '12345678'])
      expect(toCents(text)).toBeUndefined()
  })
})
