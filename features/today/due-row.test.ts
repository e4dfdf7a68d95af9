import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { swissTime } from '#i18n/format-date.ts'
import { DUE_GROUPS, DUE_KINDS, type DueItem, orderDue } from './due-row.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const dayOf = (instant: Date) => swissTime(instant).day
const order = (items: DueItem[]) => orderDue(items, { now: NOW, dayOf })

const item = (change: Partial<DueItem>): DueItem => ({
  kind: 'request',
  id: 'a',
  eventId: null,
  step: null,
  wasPutOff: false,
  due: '2026-11-23T15:00:00Z',
  about: '',
  number: null,
  amountCents: null,
  people: null,
  of: null,
  day: null,
  ...change,
})

const anyItems = fc.array(
  fc.record({
    kind: fc.constantFrom(...DUE_KINDS),
    id: fc.uuid(),
    eventId: fc.constant(null),
    step: fc.constant(null),
    wasPutOff: fc.constant(false),
    due: fc
      .date({ min: new Date('2026-11-01'), max: new Date('2026-12-20'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    about: fc.constant('x'),
    number: fc.constant(null),
    amountCents: fc.option(fc.nat(500_000)),
    people: fc.constant(null),
    of: fc.constant(null),
    day: fc.constant(null),
  }),
)

describe('due items', () => {
  it('are grouped: overdue, today by the Swiss clock, this week; later is left out', () => {
    const rows = order([
      item({ id: 'week', due: '2026-11-26T11:00:00Z' }),
      item({ id: 'later', due: '2026-12-24T11:00:00Z' }),
      item({ id: 'midnight', due: '2026-11-23T22:59:00Z' }),
      item({ id: 'after midnight', due: '2026-11-23T23:01:00Z' }),
      item({ id: 'late', due: '2026-11-23T07:59:00Z' }),
    ])
    expect(rows.map(({ id, group }) => [id, group])).toEqual([
      ['late', 'overdue'],
      ['midnight', 'today'],
      ['after midnight', 'week'],
      ['week', 'week'],
    ])
  })
  it('put waiting people before parcels, then more money before less', () => {
    const rows = order([
      item({ id: 'parcel', kind: 'parcel', amountCents: 900_00 }),
      item({ id: 'small', kind: 'request', amountCents: 100_00 }),
      item({ id: 'large', kind: 'request', amountCents: 3900_00 }),
    ])
    expect(rows.map(({ id }) => id)).toEqual(['large', 'small', 'parcel'])
  })
  it('have the same order for any input order, and urgency never increases downwards within a group', () => {
    fc.assert(
      fc.property(anyItems, (unordered) => {
        const rows = order(unordered)
        expect(order(unordered.toReversed())).toEqual(rows)
        rows.forEach((row, index) => {
          const next = rows[index + 1]
          if (!next) return
          const groups = DUE_GROUPS.indexOf(next.group) - DUE_GROUPS.indexOf(row.group)
          expect(groups).toBeGreaterThanOrEqual(0)
          if (groups === 0) expect(next.steepness).toBeLessThanOrEqual(row.steepness)
        })
      }),
    )
  })
})
