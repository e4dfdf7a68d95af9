import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

describe('a range', () => {
  it.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=2-4', 10, { start: 2, end: 4 }],
    ['bytes=5-', 10, { start: 5, end: 9 }],
    ['bytes=5-99999999999999999999', 10, { start: 5, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['Bytes=1-2', 10, { start: 1, end: 2 }],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=0-0', 0, 'unsatisfiable'],
    ['bytes=4-2', 10, undefined],
    ['bytes=0-1,3-4', 10, undefined],
    ['lines=1-2', 10, undefined],
    ['bytes=-', 10, undefined],
    ['bytes=a-b', 10, undefined],
    [undefined, 10, undefined],
  ])('%s of %i bytes', (header, size, expected) => {
    expect(parseRange(header, size)).toEqual(expected)
  })

  it('lies within the bytes, for any request', () => {
    const part = fc.oneof(fc.constant(''), fc.nat().map(String), fc.string({ maxLength: 5 }))
    fc.assert(
      fc.property(part, part, fc.nat({ max: 1000 }), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size)
        if (range === undefined || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
