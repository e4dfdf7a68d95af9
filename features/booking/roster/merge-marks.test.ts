import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeMarks, takenOf } from './merge-marks.ts'
import { peopleToMark, statusOfParties } from './party-status.ts'
import type { KeptMark } from './roster-mark.ts'

const BOOKINGS = ['a', 'b']
const [ADA, BEN] = ['ada', 'ben']

const tick = fc
  .record({
    id: fc.uuid(),
    bookingId: fc.constantFrom(...BOOKINGS),
    person: fc.nat(2),
    kind: fc.constantFrom('here' as const, 'gone' as const),
    at: fc.nat(5).map((minute) => `2026-11-28T08:0${minute}:00.000Z`),
    device: fc.constantFrom('d1', 'd2'),
    by: fc.constantFrom(ADA, BEN),
  })
  .map((each): KeptMark => ({ ...each, cents: null, means: null, outcome: null }))
const marks = fc.uniqueArray(tick, { selector: ({ id }) => id, maxLength: 12 })

const plain = (merged: ReturnType<typeof mergeMarks>) =>
  Object.fromEntries([...merged].map(([id, people]) => [id, Object.fromEntries(people)]))

it('does not depend on the order or the repetition of marks', () => {
  const shuffled = marks.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
  )
  fc.assert(
    fc.property(shuffled, ([all, again]) => {
      expect(plain(mergeMarks(again))).toEqual(plain(mergeMarks(all)))
    }),
  )
})

it('gives the same result when parts are merged in sequence', () => {
  fc.assert(
    fc.property(marks, marks, (some, others) => {
      expect(plain(mergeMarks([...some, ...others]))).toEqual(
        plain(mergeMarks([...others, ...some, ...others])),
      )
    }),
  )
})

it('lets the last by time win, and keeps everybody who was marked as present', () => {
  fc.assert(
    fc.property(marks, (all) => {
      for (const [bookingId, people] of mergeMarks(all))
        for (const [person, { isHere, last, doubles }] of people) {
          const own = all.filter((mark) => mark.bookingId === bookingId && mark.person === person)
          expect(own.every(({ at }) => at <= last.at)).toBe(true)
          expect(isHere).toBe(last.kind === 'here')
          const sources = new Set(doubles.map(({ by, device }) => by + device))
          expect(sources.size).toBe(doubles.length)
          expect(doubles.every(({ kind }) => kind === 'here')).toBe(true)
          if (isHere) expect(doubles).not.toHaveLength(1)
        }
    }),
  )
})

it('never shows a duplicate where one device marked one person once', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const alone = all.map((mark) => ({ ...mark, by: ADA, device: 'd1' }))
      for (const people of mergeMarks(alone).values())
        for (const { doubles } of people.values()) expect(doubles).toEqual([])
    }),
  )
})

it('shows both devices that marked the same person, with the times of their first presses', () => {
  const marked = mergeMarks([at(0, ADA), at(2, BEN), at(3, ADA)])
  const status = marked.get('a')?.get(0)
  expect(status?.isHere).toBe(true)
  expect(status?.doubles.map(({ by, at: moment }) => [by, moment.slice(11, 16)])).toEqual([
    [ADA, '08:00'],
    [BEN, '08:02'],
  ])
  const gone = mergeMarks([at(0, ADA), at(2, BEN, 'gone')])
    .get('a')
    ?.get(0)
  expect([gone?.isHere, gone?.doubles.map(({ by }) => by)]).toEqual([false, [ADA]])
})

it('counts a party by its marks or by what the office entered for all of it', () => {
  const party = { id: 'a', people: 3, wasHere: false, money: 'settled' as const, doorCents: 0 }
  expect(statusOfParties([party], [at(0, ADA)]).get('a')?.here).toBe(1)
  expect(statusOfParties([{ ...party, wasHere: true }], []).get('a')?.here).toBe(3)
  expect(statusOfParties([{ ...party, wasHere: true }], [at(0, ADA)]).get('a')?.here).toBe(1)
})

it('keeps the others of a party when the first mark is about one of them', () => {
  const all = { people: [true, true, true] }
  expect(peopleToMark(all, [1], false, false)).toEqual([
    { person: 0, kind: 'here' },
    { person: 2, kind: 'here' },
    { person: 1, kind: 'gone' },
  ])
  expect(peopleToMark(all, [1], false, true)).toEqual([{ person: 1, kind: 'gone' }])
  expect(peopleToMark(all, [0, 1, 2], true, false)).toEqual([])
})

it('counts money once per device, and reports when more than one took it or the account lacks it', () => {
  const party = { id: 'a', people: 1, wasHere: false, money: 'door' as const, doorCents: 250_00 }
  const pressedTwice = [taken(0, ADA, null), taken(1, ADA, null)]
  expect(takenOf(pressedTwice, 'a')).toHaveLength(1)
  expect(statusOfParties([party], pressedTwice).get('a')).toMatchObject({
    dueCents: 0,
    isMoneyUnclear: false,
  })
  const settled = { ...party, money: 'settled' as const, doorCents: 0 }
  expect(
    statusOfParties([settled], [taken(0, ADA, 'paid'), taken(1, ADA, 'nothing_due')]).get('a'),
  ).toMatchObject({
    isMoneyUnclear: false,
  })
  expect(
    statusOfParties([settled], [taken(0, ADA, 'paid'), taken(1, BEN, 'nothing_due')]).get('a'),
  ).toMatchObject({
    isMoneyUnclear: true,
  })
  expect(statusOfParties([party], [taken(0, ADA, 'amount_changed')]).get('a')).toMatchObject({
    dueCents: 250_00,
    isMoneyUnclear: true,
  })
})

let made = 0
function at(minute: number, by: string, kind: 'here' | 'gone' = 'here'): KeptMark {
  const every = { id: `m${++made}`, bookingId: 'a', person: 0, device: `of ${by}`, by }
  return { ...every, kind, at: `2026-11-28T08:0${minute}:00.000Z`, cents: null, means: null, outcome: null }
}

function taken(minute: number, by: string, outcome: KeptMark['outcome']): KeptMark {
  return { ...at(minute, by), kind: 'paid', cents: 250_00, means: 'cash', outcome }
}
