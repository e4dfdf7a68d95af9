import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventSpan, addDays } from '#features/calendar/rules/event-span.ts'
import { event } from './event-fixtures.ts'
import { monthOf, weeksOf } from './months.ts'
import { MAX_LANES, planMonth } from './month-plan.ts'

const MONTH = '2027-05'

const someEvents = fc
  .array(fc.tuple(fc.integer({ min: -10, max: 35 }), fc.integer({ min: 0, max: 12 })), { maxLength: 25 })
  .map((spans) =>
    spans
      .map(([start, length], index) => {
        const firstDay = addDays('2027-05-01', start)
        return event({
          id: `e${index}`,
          startsAt: `${firstDay}T09:00:00+02:00`,
          endsAt: `${addDays(firstDay, length)}T17:00:00+02:00`,
        })
      })
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
  )

describe('the plan of a month', () => {
  it('shows each event once on each of its days in the month, or counts it as hidden', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const { day, inMonth, lanes, hidden } of planMonth(MONTH, events).flat()) {
          const eventIds = lanes.flatMap((piece) => piece?.event.id ?? [])
          const expected = events.filter(
            (one) => eventSpan(one).firstDay <= day && day <= eventSpan(one).lastDay,
          )
          expect(eventIds).toEqual([...new Set(eventIds)])
          expect(eventIds.length + hidden).toBe(inMonth ? expected.length : 0)
          expect(eventIds.every((id) => expected.some((one) => one.id === id))).toBe(true)
          expect(lanes.length).toBeLessThanOrEqual(MAX_LANES)
        }
      }),
    )
  })

  it('keeps an event in one lane through a week, opened once and joined across days', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const week of planMonth(MONTH, events)) {
          for (const { id } of events) {
            const parts = week.flatMap(({ lanes }) => {
              const lane = lanes.findIndex((piece) => piece?.event.id === id)
              const piece = lanes[lane]
              return piece ? [{ lane, opens: piece.opens, continues: piece.continues }] : []
            })
            expect(new Set(parts.map(({ lane }) => lane)).size).toBeLessThanOrEqual(1)
            expect(parts.map(({ opens }) => opens)).toEqual(parts.map((_, index) => index === 0))
            expect(parts.map(({ continues }) => continues)).toEqual(
              parts.map((_, index) => index < parts.length - 1),
            )
          }
        }
      }),
    )
  })

  it('shows an event from the month before from its first day in this month', () => {
    const running = event({ startsAt: '2027-04-29T09:00:00+02:00', endsAt: '2027-05-02T16:00:00+02:00' })
    const [first = []] = planMonth(MONTH, [running])
    expect(first.map(({ inMonth, lanes }) => (inMonth ? lanes.length : 0))).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(first[5]?.lanes[0]).toMatchObject({ opens: true, continues: true, ends: false })
    expect(first[6]?.lanes[0]).toMatchObject({ opens: false, continues: false, ends: true })
  })

  it('contains exactly the days of the month', () => {
    const days = planMonth(MONTH, []).flat()
    expect(days.map(({ day }) => day)).toEqual(weeksOf(MONTH).flat())
    expect(days.every(({ day, inMonth }) => inMonth === (monthOf(day) === MONTH))).toBe(true)
  })
})
