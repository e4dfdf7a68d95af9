import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, fromCents, toCents, toWholeFrancs } from './amount.ts'

describe('an amount in a field', () => {
  it('is read back as it was written', () => {
    fc.assert(fc.property(fc.nat(99_999_999), (cents) => toCents(fromCents(cents)) === cents))
    fc.assert(fc.property(fc.nat(99_999_999), (cents) => toCents(amountText(cents)) === cents))
  })

  it('is shown with the Swiss apostrophe', () => {
    expect([90_00, 1000_00, 123_456_05].map(amountText)).toEqual(['90.00', '1’000.00', '123’456.05'])
  })

  it('is the same with either apostrophe and without', () => {
    for (const text of ["1'000", '1’000', '1000', '1 000', '1000.00', 'CHF 1’000', '1000.–'])
      expect(toWholeFrancs(text), text).toBe(1000)
    for (const text of ['12.50', '', 'viel', '1e3']) expect(toWholeFrancs(text), text).toBeUndefined()
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
