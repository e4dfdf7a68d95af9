import { describe, expect, it } from 'vitest'
import { agreedTotal, finalNumberUntil, viewAgreed } from './booking-price.ts'

describe('an agreed price', () => {
  const agreed = { fewest: 16, totalCents: [320_000, 340_000, 360_000], finalUntil: '2026-12-11' }

  it('is the one of the number of people', () => {
    expect(agreedTotal(agreed, 17)).toBe(340_000)
    expect(agreedTotal(agreed, 18)).toBe(360_000)
  })
  it('does not fall below that of the smallest agreed group', () => {
    expect(agreedTotal(agreed, 3)).toBe(320_000)
  })
  it('is mentioned until a week before the event, also when that is postponed', () => {
    expect(finalNumberUntil(agreed, '2026-12-18')).toBe('2026-12-11')
    expect(finalNumberUntil(agreed, '2027-01-03')).toBe('2026-12-27')
    // An earlier day was not what the customer read.
    expect(finalNumberUntil(agreed, '2026-12-14')).toBe('2026-12-11')
  })
  it('is shown with the range it holds for, and whether the number is final', () => {
    const expected = { fewest: 16, most: 18, totalCents: agreed.totalCents, finalDay: '2026-12-11' }
    expect(viewAgreed(agreed, '2026-12-18', '2026-12-11')).toEqual({ ...expected, isFinal: false })
    expect(viewAgreed(agreed, '2026-12-18', '2026-12-12')).toEqual({ ...expected, isFinal: true })
  })
  it('does not exist for more than agreed', () => {
    expect(agreedTotal(agreed, 19)).toBeUndefined()
  })
})
