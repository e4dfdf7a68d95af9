import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onDay } from './plan-time.ts'

const day = fc
  .date({ noInvalidDate: true, min: new Date('1971-01-01'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString().slice(0, 10))
const later = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

it('keeps the nights and the time of day', () => {
  fc.assert(
    fc.property(day, day, fc.nat(29), fc.boolean(), (was, to, nights, allDay) => {
      const event = { starts: `${was}T09:00`, ends: `${later(was, nights)}T17:30`, allDay }
      expect(onDay(event, to)).toEqual({
        from: to,
        to: later(to, nights),
        fromTime: '09:00',
        toTime: '17:30',
        allDay,
      })
    }),
  )
})

it('is empty while no day is chosen', () => {
  const event = { starts: '2026-11-28T09:00', ends: '2026-11-29T17:00', allDay: false }
  expect(onDay(event, '')).toMatchObject({ from: '', to: '' })
})
