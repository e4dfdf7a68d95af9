import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isGuidesEvent, isSameGuides } from './event-guides.ts'

const people = ['a', 'b', 'c', 'd'] as const
const guides = fc.record({
  lead: fc.constantFrom(null, ...people),
  helpers: fc.subarray([...people]),
  shown: fc.boolean(),
})

it('a guide sees the events that they lead or help at, and no others', () => {
  fc.assert(
    fc.property(guides, fc.constantFrom(...people), (assigned, who) => {
      const everybody = [assigned.lead, ...assigned.helpers].filter((id) => id !== null)
      expect(isGuidesEvent(assigned, who)).toBe(everybody.includes(who))
    }),
  )
})

it('guides are the same for any order of the helpers', () => {
  fc.assert(
    fc.property(guides, guides, (one, other) => {
      expect(isSameGuides(one, { ...one, helpers: one.helpers.toReversed() })).toBe(true)
      expect(isSameGuides(one, other)).toBe(isSameGuides(other, one))
      expect(isSameGuides(one, { ...one, shown: !one.shown })).toBe(false)
    }),
  )
})
