import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideHold, type NetworkHolds } from './hold-limits.ts'

const now = new Date('2026-12-01T09:00:00Z')
const none: NetworkHolds = { openPieces: 0, openUntil: null, lapses: 0, firstLapse: null }
const open = (openPieces: number) => ({ ...none, openPieces, openUntil: new Date('2026-12-01T09:10:00Z') })
const lapsed = (lapses: number) => ({ ...none, lapses, firstLapse: new Date('2026-12-01T08:00:00Z') })

describe('what one network may hold without paying', () => {
  test('a first order takes all that is left, however much that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 2 }), (onHand, lapses) => {
        expect(decideHold(onHand, onHand, lapsed(lapses), now).ok).toBe(true)
      }),
    )
  })

  test('several orders never hold more than half, two pieces at least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (wanted, onHand, openPieces) => {
          const { ok } = decideHold(wanted, onHand, open(openPieces), now)
          expect(ok).toBe(openPieces + wanted <= Math.max(2, Math.ceil(onHand / 2)))
        },
      ),
    )
  })

  test('two colleagues each get one of three; the third is told until when', () => {
    expect(decideHold(1, 3, open(1), now).ok).toBe(true)
    expect(decideHold(1, 3, open(2), now)).toEqual({
      ok: false,
      refusal: { code: 'held_by_network', until: new Date('2026-12-01T09:10:00Z') },
    })
  })

  test('who let three holds end unpaid gets half at most, until it is forgotten', () => {
    expect(decideHold(4, 9, lapsed(3), now).ok).toBe(true)
    expect(decideHold(5, 9, lapsed(3), now)).toEqual({
      ok: false,
      refusal: { code: 'held_by_network', until: new Date('2026-12-01T14:00:00Z') },
    })
  })
})
