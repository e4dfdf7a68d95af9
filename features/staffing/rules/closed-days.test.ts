import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StaffPerson } from '../blocked-days.ts'
import { addDays, blocksTime, closedDays, daysBetween, daysOf, isClosed } from './closed-days.ts'

const person = (id: string, leads = true): StaffPerson => ({ id, name: id, isNamed: true, leads })
const PEOPLE = [person('anna'), person('beat'), person('office', false)]
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-03-01', days))
const block = fc.record({
  staffId: fc.constantFrom(null, 'anna', 'beat', 'office'),
  fromDay: day,
  length: fc.integer({ min: 0, max: 10 }),
})
const blocks = fc
  .array(block, { maxLength: 6 })
  .map((list) =>
    list.map(({ staffId, fromDay, length }) => ({ staffId, fromDay, toDay: addDays(fromDay, length) })),
  )

describe('a day', () => {
  it('is closed when everybody is blocked simultaneously, or each guide is', () => {
    const on = (staffId: string | null) => ({ staffId, fromDay: '2027-03-05', toDay: '2027-03-05' })
    expect(isClosed('2027-03-05', [on(null)], PEOPLE)).toBe(true)
    expect(isClosed('2027-03-05', [on('anna')], PEOPLE)).toBe(false)
    expect(isClosed('2027-03-05', [on('anna'), on('beat')], PEOPLE)).toBe(true)
    expect(isClosed('2027-03-06', [on('anna'), on('beat')], PEOPLE)).toBe(false)
    expect(isClosed('2027-03-05', [on('anna')], [])).toBe(false)
  })

  it('stays closed with any other blocks, and only days with a block are closed', () => {
    fc.assert(
      fc.property(blocks, blocks, (some, more) => {
        const range = { from: '2027-03-01', to: '2027-05-31' }
        const before = closedDays(range, some, PEOPLE)
        const after = closedDays(range, [...some, ...more], PEOPLE)
        expect(after).toEqual(expect.arrayContaining(before))
        for (const closed of after)
          expect([...some, ...more].some(({ fromDay, toDay }) => fromDay <= closed && closed <= toDay)).toBe(
            true,
          )
      }),
    )
  })

  it('of a block is affected by a time exactly when a minute of it overlaps', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 5 }),
        day,
        fc.integer({ min: 1, max: 4 * 288 }),
        (from, length, start, fives) => {
          const startsAt = Date.parse(`${start}T09:00Z`)
          const local = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
          const time = { startsLocal: local(startsAt), endsLocal: local(startsAt + fives * 300_000) }
          const block = { staffId: null, fromDay: from, toDay: addDays(from, length) }
          const begins = `${block.fromDay} 00:00:00`
          const ends = `${addDays(block.toDay, 1)} 00:00:00`
          expect(blocksTime(block, time)).toBe(time.startsLocal < ends && time.endsLocal > begins)
        },
      ),
    )
  })

  it('on which a time ends at midnight is not affected', () => {
    expect(daysOf({ startsLocal: '2027-03-05 18:00:00', endsLocal: '2027-03-06 00:00:00' })).toEqual({
      firstDay: '2027-03-05',
      lastDay: '2027-03-05',
    })
  })

  it('is counted over changes of clocks and years', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
    expect(daysBetween('2027-12-31', '2028-01-01')).toEqual(['2027-12-31', '2028-01-01'])
    expect(daysBetween('2027-03-02', '2027-03-01')).toEqual([])
  })
})
