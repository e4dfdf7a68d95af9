import { describe, expect, it } from 'vitest'
import { agreedTotal } from './agreed-price.ts'

describe('an agreed price', () => {
  const agreed = { fewest: 16, totalCents: [320_000, 340_000, 360_000], finalUntil: '2026-12-11' }

  it('is the one of the number of people', () => {
    expect(agreedTotal(agreed, 17)).toBe(340_000)
    expect(agreedTotal(agreed, 18)).toBe(360_000)
  })
  it('does not fall below that of the fewest agreed', () => {
    expect(agreedTotal(agreed, 3)).toBe(320_000)
  })
  it('does not exist for more than agreed', () => {
    expect(agreedTotal(agreed, 19)).toBeUndefined()
  })
})
