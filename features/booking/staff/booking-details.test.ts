import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldHistory } from './booking-details.tsx'

const line = (action: string, more: object = {}) => ({
  at: '2027-01-01T08:00:00Z',
  action,
  byStaff: false,
  ...more,
})

it('folds eighteen guest entries into one line, with the last time', () => {
  const guests = Array.from({ length: 18 }, (_, n) =>
    line('participants_named', { at: `2027-01-01T08:00:${10 + n}Z` }),
  )
  expect(foldHistory([line('booked'), ...guests, line('cancelled')])).toEqual([
    { ...line('booked'), times: 1 },
    { ...line('participants_named', { at: '2027-01-01T08:00:27Z' }), times: 18 },
    { ...line('cancelled'), times: 1 },
  ])
})

it('lists payments and changes of numbers separately, with who made them', () => {
  const paid = line('paid', { means: 'cash' })
  const fewer = line('people_changed', { people: { from: 18, to: 17 } })
  const history = [paid, paid, fewer, fewer, line('reminded'), line('reminded', { byStaff: true })]
  expect(foldHistory(history).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1])
})

it('loses no entry', () => {
  const anyLine = fc.record({
    at: fc.constant(''),
    action: fc.constantFrom('a', 'b'),
    byStaff: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyLine), (history) => {
      const unfolded = foldHistory(history).flatMap(({ times, ...each }) =>
        Array.from({ length: times }, () => each),
      )
      expect(unfolded).toEqual(history)
    }),
  )
})
