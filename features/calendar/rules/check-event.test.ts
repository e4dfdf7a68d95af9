import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventInput } from '#test/staff/event-input.ts'
import { checkEvent, findEventProblems } from './check-event.ts'
import type { EventInput } from './event-input.ts'
import { eventInputSchema } from './event-input.schema.ts'
import { swissInstant } from './swiss-clock.ts'

const input = (values: Partial<EventInput> = {}) =>
  eventInput('2027-03-13', { minimumParticipants: 6, decideBy: '2027-03-06', ...values })
const code = (values: Partial<EventInput>, taken = 0) => {
  const checked = checkEvent(input(values), taken)
  return checked.ok ? undefined : `${checked.refusal.field}: ${checked.refusal.code}`
}

describe('an event', () => {
  it('is accepted as it was entered', () => {
    expect(checkEvent(input())).toEqual({ ok: true, value: input() })
    expect(code({ starts: '2027-03-27T18:00', ends: '2027-03-28T12:00' })).toBeUndefined()
    expect(code({ starts: '2027-10-31T02:30', ends: '2027-10-31T06:00' })).toBeUndefined()
  })

  it.each([
    [{ starts: '2027-03-28T02:30', ends: '2027-03-28T08:00' }, 'starts: clock_skips_time'],
    [{ starts: '2027-03-27T02:30', ends: '2027-03-28T02:00' }, 'ends: clock_skips_time'],
    [{ starts: '2027-03-13T09:01' }, 'starts: not_on_five_minutes'],
    [{ ends: '2027-03-13T09:00' }, 'ends: ends_before_start'],
    [{ ends: '2027-04-13T17:00' }, 'ends: longer_than_30_days'],
    [{ allDay: true }, 'starts: all_day_has_time'],
    [{ places: 5 }, 'minimumParticipants: minimum_above_places'],
    [{ minimumParticipants: null }, 'minimumParticipants: decision_without_minimum'],
    [{ decideBy: '2027-03-14' }, 'decideBy: decision_after_start'],
  ] satisfies [Partial<EventInput>, string][])('with %o is refused: %s', (values, refusal) => {
    expect(code(values)).toBe(refusal)
  })

  it('reports all its problems, and none that depends on missing values', () => {
    const all = { ...input({ places: 5, decideBy: '2027-03-14' }), starts: '2027-03-13T09:01' }
    const codes = (event: Parameters<typeof findEventProblems>[0]) =>
      findEventProblems(event).map((one) => one.code)
    expect(codes({ ...all, ends: '2027-03-13T08:00' })).toEqual([
      'not_on_five_minutes',
      'ends_before_start',
      'minimum_above_places',
      'decision_after_start',
    ])
    expect(codes({ ...all, starts: null, ends: '2027-03-13T08:00' })).toEqual(['minimum_above_places'])
  })

  it('keeps at least the places that are taken', () => {
    expect(code({ places: 8 }, 8)).toBeUndefined()
    expect(code({ places: 7 }, 8)).toBe('places: places_below_taken')
    expect(code({ places: null }, 8)).toBeUndefined()
  })
})

describe('the input of the browser', () => {
  it('is read with its texts trimmed', () => {
    const sent = input({ title: { de: '  Aufbruch ', fr: 'Départ' } })
    expect(eventInputSchema.parse(sent)).toEqual(input({ title: { de: 'Aufbruch', fr: 'Départ' } }))
  })

  it.each([
    ['title', { de: '' }],
    ['title', { fr: 'Départ' }],
    ['starts', '2027-03-13T09:00Z'],
    ['starts', '2027-02-30T09:00'],
    ['serviceId', 'Yoga!'],
    ['places', 0],
    ['priceCents', -1],
    ['note', 'x'.repeat(2001)],
    ['decideBy', 'soon'],
  ])('is refused with %s = %o', (field, value) => {
    const parsed = eventInputSchema.safeParse({ ...input(), [field]: value })
    expect(parsed.error?.issues[0]?.path[0]).toBe(field)
  })
})

describe('a wall-clock time', () => {
  it('is the instant at which Swiss clocks show it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (moment) => {
          const instant = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
          const local = instant
            .toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })
            .slice(0, 16)
            .replace(' ', 'T')
          const found = swissInstant(local)?.getTime() ?? 0
          // A time that occurs twice in October is the second one.
          expect([0, 3_600_000]).toContain(found - instant.getTime())
        },
      ),
    )
  })

  it('does not exist between two and three on the last Sunday of March', () => {
    expect(swissInstant('2027-03-28T01:59')).toEqual(new Date('2027-03-28T00:59:00Z'))
    expect(swissInstant('2027-03-28T02:00')).toBeUndefined()
    expect(swissInstant('2027-03-28T02:59')).toBeUndefined()
    expect(swissInstant('2027-03-28T03:00')).toEqual(new Date('2027-03-28T01:00:00Z'))
    expect(swissInstant('2027-10-31T02:30')).toEqual(new Date('2027-10-31T01:30:00Z'))
  })
})
