import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventInput } from '#test/staff/event-input.ts'
import { changeLike } from './change-like.server.ts'
import { shiftInput } from './shift-input.ts'

const FIRST = eventInput('2027-03-13', { minimumParticipants: 6, decideBy: '2027-03-10' })

describe('a later date of a series', () => {
  it('receives the change, and keeps its own values', () => {
    const other = { ...shiftInput(FIRST, 7), note: 'zweite Gruppe', blocked: 2 }
    const is = { ...FIRST, place: { de: 'Rigi' }, starts: '2027-03-14T10:00', ends: '2027-03-14T18:00' }
    expect(changeLike(other, { was: FIRST, is })).toEqual({
      ...other,
      place: { de: 'Rigi' },
      starts: '2027-03-21T10:00',
      ends: '2027-03-21T18:00',
    })
  })

  it('is unchanged when nothing changed, also where it has times of its own', () => {
    const other = { ...shiftInput(FIRST, 7), starts: '2027-03-20T11:00' }
    expect(changeLike(other, { was: FIRST, is: FIRST })).toEqual(other)
  })

  it('that was a plain repetition stays one, after any change', () => {
    const hour = fc.integer({ min: 0, max: 22 }).map((each) => String(each).padStart(2, '0'))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: -20, max: 20 }),
        hour,
        fc.integer({ min: 0, max: 3 }),
        fc.option(fc.integer({ min: 0, max: 9 })),
        fc.constantFrom('Rigi', 'Cham'),
        (later, moved, time, nights, decideDays, place) => {
          const base = shiftInput(FIRST, moved)
          const day = base.starts.slice(0, 10)
          const shifted = (days: number) =>
            shiftInput({ ...base, starts: `${day}T00:00` }, days).starts.slice(0, 10)
          const is = {
            ...base,
            place: { de: place },
            starts: `${day}T${time}:00`,
            ends: `${shifted(nights)}T23:00`,
            decideBy: decideDays === null ? null : shifted(-decideDays),
          }
          expect(changeLike(shiftInput(FIRST, later), { was: FIRST, is })).toEqual(shiftInput(is, later))
        },
      ),
    )
  })
})
