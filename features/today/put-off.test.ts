import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePutOff, MOST_PUT_OFF_DAYS } from './put-off.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe('putting off', () => {
  it('without a day is until tomorrow, once, over the end of months and years', () => {
    expect(decidePutOff({ times: 0, day: null, today: '2026-12-31' })).toEqual({
      ok: true,
      value: '2027-01-01',
    })
    expect(decidePutOff({ times: 0, day: null, today: '2028-02-28' })).toEqual({
      ok: true,
      value: '2028-02-29',
    })
  })
  it('needs a day from the second time on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), day, (times, today) => {
        expect(decidePutOff({ times, day: null, today })).toEqual({
          ok: false,
          refusal: { code: 'day_needed' },
        })
      }),
    )
  })
  it('is allowed from tomorrow to thirty days', () => {
    fc.assert(
      fc.property(fc.nat(5), day, day, (times, wanted, today) => {
        const decided = decidePutOff({ times, day: wanted, today })
        const distance = daysBetween(today, wanted)
        expect(decided.ok).toBe(distance >= 1 && distance <= MOST_PUT_OFF_DAYS)
      }),
    )
  })
})
