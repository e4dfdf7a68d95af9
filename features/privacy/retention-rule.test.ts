import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RETENTION, type Retention, type RetentionKind } from './content/retention.ts'
import { swissTime } from '#i18n/format-date.ts'
import { dueBefore, keptUntil, lastStartDue } from './retention-rule.ts'

const KINDS = Object.keys(RETENTION) as RetentionKind[]
const DAY_MS = 86_400_000

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(dayOf)
const retention: fc.Arbitrary<Retention> = fc.record({
  period: fc.oneof(
    fc.record({ years: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ months: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ days: fc.integer({ min: 1, max: 800 }) }),
  ),
  from: fc.constantFrom('yearEnd', 'event', 'entry', 'lastContact', 'withdrawal'),
})
const next = (from: string, days = 1) => dayOf(new Date(Date.parse(from) + days * DAY_MS))

describe('the last day of a record', () => {
  it.each([
    // books: ten years from the end of the year (OR art. 958f)
    ['orders', '2016-01-01', '2026-12-31'],
    ['orders', '2016-12-31', '2026-12-31'],
    ['orders', '2017-01-01', '2027-12-31'],
    // months end on the same day, or on the last of a shorter month (OR art. 77)
    ['waitingList', '2027-01-31', '2027-02-28'],
    ['waitingList', '2028-01-31', '2028-02-29'],
    ['participants', '2027-03-28', '2028-03-28'],
    ['requests', '2026-02-28', '2028-02-28'],
    ['newsletter', '2026-12-15', '2027-01-14'],
  ] as const)('of the kind %s that began on %s is %s', (kind, start, last) => {
    expect(keptUntil(RETENTION[kind], start)).toBe(last)
  })
})

describe('what is due on a day', () => {
  it.each([
    ['orders', '2026-12-31', '2015-12-31'],
    ['orders', '2027-01-01', '2016-12-31'],
    ['waitingList', '2027-03-01', '2027-01-31'],
    ['waitingList', '2027-02-28', '2027-01-27'],
  ] as const)('of the kind %s on %s began on %s at the latest', (kind, today, start) => {
    expect(lastStartDue(RETENTION[kind], today)).toBe(start)
  })

  it('is exactly what was to be kept until yesterday or earlier, for every rule and day', () => {
    fc.assert(
      fc.property(retention, day, (rule, today) => {
        const last = lastStartDue(rule, today)
        expect(keptUntil(rule, last) < today).toBe(true)
        expect(keptUntil(rule, next(last)) < today).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('starts, for any first day, the day after the last day of retention', () => {
    fc.assert(
      fc.property(retention, day, (rule, start) => {
        const last = keptUntil(rule, start)
        expect(lastStartDue(rule, last) < start).toBe(true)
        expect(lastStartDue(rule, next(last)) >= start).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('never decreases over time, and never keeps a later record for a shorter time', () => {
    fc.assert(
      fc.property(retention, day, fc.integer({ min: 1, max: 800 }), (rule, today, days) => {
        expect(lastStartDue(rule, today) <= lastStartDue(rule, next(today, days))).toBe(true)
        expect(keptUntil(rule, today) <= keptUntil(rule, next(today, days))).toBe(true)
      }),
    )
  })

  it('starts before a midnight on Swiss clocks, in any season', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (kind, now) => {
          const moment = dueBefore(RETENTION[kind], now)
          const due = lastStartDue(RETENTION[kind], swissTime(now).day)
          expect(swissTime(moment)).toEqual({ day: next(due), time: '00:00' })
          expect(swissTime(new Date(moment.getTime() - 1)).day).toBe(due)
        },
      ),
    )
  })
})
