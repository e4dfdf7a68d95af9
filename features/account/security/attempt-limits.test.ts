import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLimitReached, ATTEMPT_LIMITS, secondsUntilAllowed } from './attempt-limits.ts'

const DAY_MINUTES = 1440

function allowed(minutes: number[], rules: Parameters<typeof isLimitReached>[1]): number[] {
  const made: number[] = []
  for (const minute of minutes.toSorted((a, b) => a - b)) {
    const now = minute * 60_000
    if (!isLimitReached([...made, now], rules, now)) made.push(now)
  }
  return made
}

describe('limits of failed attempts', () => {
  it('allow a few at once, and fewer an hour later', () => {
    const once = Array.from({ length: 20 }, (_, index) => index / 60)
    expect(allowed(once, ATTEMPT_LIMITS.pair)).toHaveLength(5)
    const twice = [...once, ...once.map((minute) => minute + 16)]
    expect(allowed(twice, ATTEMPT_LIMITS.pair)).toHaveLength(8)
  })

  it('are exact to the second: an attempt just before is refused, one then is allowed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(ATTEMPT_LIMITS)),
        fc.array(fc.integer({ min: 0, max: 3 * 3600 }), { maxLength: 70 }),
        (rules, seconds) => {
          const now = 3 * 3_600_000
          const times = seconds.map((second) => second * 1000)
          const wait = secondsUntilAllowed(times, rules, now) * 1000
          expect(isLimitReached([...times, now + wait], rules, now + wait)).toBe(false)
          if (wait > 0)
            expect(isLimitReached([...times, now + wait - 1000], rules, now + wait - 1000)).toBe(true)
        },
      ),
    )
  })

  it('never allow more within a day than the longest rule', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(ATTEMPT_LIMITS)),
        fc.array(fc.double({ min: 0, max: DAY_MINUTES, noNaN: true }), { maxLength: 300 }),
        (rules, minutes) => {
          const most = Math.min(
            ...rules.filter((rule) => rule.minutes === DAY_MINUTES).map((rule) => rule.most),
          )
          expect(allowed(minutes, rules).length).toBeLessThanOrEqual(most)
        },
      ),
    )
  })

  it('stop one network before the account is blocked for everybody else, and look back a day at most', () => {
    for (const { most, minutes } of ATTEMPT_LIMITS.account) {
      const pair = ATTEMPT_LIMITS.pair.filter((rule) => rule.minutes <= minutes).map((rule) => rule.most)
      expect(Math.max(...pair)).toBeLessThan(most)
    }
    for (const rule of Object.values(ATTEMPT_LIMITS).flat())
      expect(rule.minutes).toBeLessThanOrEqual(DAY_MINUTES)
  })
})
