import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPieces, isPosted, type Pieces, takePieces, trackingUrl, unsentPieces } from './parcel.ts'

const lines = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 9 }).map((quantity) => ({ id, quantity })))),
  )
  .map((all) => all.map((line) => ({ ...line, kind: 'goods' as const })))

const wishes = fc.array(
  fc.array(
    fc.record({
      lineId: fc.constantFrom('a', 'b', 'c', 'd', 'unknown'),
      quantity: fc.integer({ min: 0, max: 10 }),
    }),
    { maxLength: 4 },
  ),
  { maxLength: 12 },
)

const pieces = (all: readonly Pieces[]) => all.reduce((sum, { quantity }) => sum + quantity, 0)

describe('parcels', () => {
  it('never hold more of a line than was ordered, for any requests in any order', () => {
    fc.assert(
      fc.property(lines, wishes, (ordered, requests) => {
        const parcels: { lines: readonly Pieces[] }[] = []
        for (const chosen of requests) {
          const taken = takePieces(chosen, unsentPieces(ordered, countPieces(parcels)), 'more_than_unsent')
          if (taken.ok) parcels.push({ lines: taken.value })
        }
        const sent = countPieces(parcels)
        for (const { id, quantity } of ordered) expect(sent.get(id) ?? 0).toBeLessThanOrEqual(quantity)
        expect(sent.has('unknown')).toBe(false)
        // What left and what is left are what was ordered.
        const left = pieces(unsentPieces(ordered, sent))
        const all = ordered.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(left + pieces(parcels.flatMap((parcel) => parcel.lines))).toBe(all)
      }),
    )
  })

  it('with everything that is left leave nothing', () => {
    fc.assert(
      fc.property(lines, (ordered) => {
        const rest = unsentPieces(ordered, new Map())
        expect(takePieces(rest, rest, 'more_than_unsent').ok).toBe(true)
        expect(unsentPieces(ordered, countPieces([{ lines: rest }]))).toEqual([])
      }),
    )
  })

  it('name a line once, and are never empty', () => {
    const among = [{ lineId: 'a', quantity: 3 }]
    const one = { lineId: 'a', quantity: 1 }
    expect(takePieces([], among, 'more_than_unsent').ok).toBe(false)
    expect(takePieces([one, one], among, 'more_than_unsent').ok).toBe(false)
    expect(takePieces([one], among, 'more_than_unsent').ok).toBe(true)
  })
})

it('contain goods, and vouchers that were ordered by post or are not mailed', () => {
  const gift = null
  expect(isPosted({ kind: 'goods', gift }, { isMailed: true })).toBe(true)
  expect(isPosted({ kind: 'value_voucher', gift }, { isMailed: true })).toBe(false)
  expect(isPosted({ kind: 'value_voucher', gift: { recipient: 'Lia' } }, { isMailed: true })).toBe(false)
  expect(isPosted({ kind: 'value_voucher', gift: { delivery: 'post' } }, { isMailed: true })).toBe(true)
  expect(isPosted({ kind: 'course_voucher', gift }, { isMailed: false })).toBe(true)
})

it('have a tracking link where we know the carrier’s page', () => {
  expect(trackingUrl('post', '99.00.123456.12345678')).toBe(
    'https://www.post.ch/swisspost-tracking?formattedParcelCodes=990012345612345678',
  )
  expect(trackingUrl('dpd', '0606 1234')).toBe('https://tracking.dpd.de/parcelstatus?query=06061234')
  expect(trackingUrl('other', '12')).toBeNull()
  expect(trackingUrl('post', null)).toBeNull()
  expect(trackingUrl(null, '12')).toBeNull()
  expect(trackingUrl('post', 'a/b')).toContain('a%2Fb')
})
