import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decideHold,
  HOLD_MINUTES,
  MAX_MOSTLY_HELD,
  NETWORK_MEMORY_HOURS,
  type NetworkHolds,
  WHOLE_STOCK_MINUTES,
} from './hold-limits.ts'

const now = new Date('2026-12-01T09:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const none: NetworkHolds = { openPieces: 0, openUntil: null, ended: [] }
const open = (openPieces: number) => ({ ...none, openPieces, openUntil: minutesLater(10) })
/** Holds of all pieces that ended unpaid, at intervals of 15 minutes from an hour ago. */
const ended = (onHand: number, ...minutes: number[]) => ({
  ...none,
  ended: minutes.map((each, index) => ({
    placedAt: minutesLater(index * 15 - 60),
    pieceMinutes: onHand * each,
  })),
})
const noOthers = { variants: 0, until: null }
const stock = fc.integer({ min: 1, max: 99 })

describe('the hold limit of visitors behind an untrusted proxy', () => {
  test('is everything, until it was held unpaid for eight times as long; then half, and always the last piece', () => {
    const decide = (wanted: number, onHand: number, before: NetworkHolds) =>
      decideHold(wanted, onHand, before, noOthers, now, 8).ok
    expect(decide(1, 4, open(3))).toBe(true)
    const long = (onHand: number, times: number) => ended(onHand, ...Array<number>(times).fill(15))
    expect(decide(4, 4, long(4, 10))).toBe(true)
    expect(decide(4, 4, long(4, 11))).toBe(false)
    expect(decide(2, 4, long(4, 11))).toBe(true)
    expect(decide(1, 1, long(1, 11))).toBe(true)
  })
})

describe('the hold limit of one network without payment', () => {
  test('a first order may hold all that is left, also after a hold that ended and a short visit', () => {
    fc.assert(
      fc.property(stock, fc.constantFrom([], [15], [15, 4], [4, 4, 4, 4]), (onHand, minutes) => {
        expect(decideHold(onHand, onHand, ended(onHand, ...minutes), noOthers, now).ok).toBe(true)
      }),
    )
  })

  test('several orders hold at most half, at least two pieces', () => {
    fc.assert(
      fc.property(stock, stock, stock, (wanted, onHand, openPieces) => {
        const { ok } = decideHold(wanted, onHand, open(openPieces), noOthers, now)
        expect(ok).toBe(openPieces + wanted <= Math.max(2, Math.ceil(onHand / 2)))
      }),
    )
  })

  test('two colleagues get one of three each; the third is shown until when', () => {
    expect(decideHold(1, 3, open(1), noOthers, now).ok).toBe(true)
    expect(decideHold(1, 3, open(2), noOthers, now)).toEqual({
      ok: false,
      refusal: { code: 'held_by_network', until: minutesLater(10) },
    })
  })

  test('after holding everything for twenty minutes at most half, until enough of it has expired', () => {
    for (const minutes of [[15, 15], [4, 4, 4, 4, 4], Array<number>(60).fill(0.5)]) {
      expect(decideHold(4, 9, ended(9, ...minutes), noOthers, now).ok).toBe(true)
      expect(decideHold(5, 9, ended(9, ...minutes), noOthers, now).ok).toBe(false)
    }
    expect(decideHold(9, 9, ended(9, 2, 15, 15), noOthers, now)).toEqual({
      ok: false,
      refusal: { code: 'held_by_network', until: minutesLater(NETWORK_MEMORY_HOURS * 60 - 45) },
    })
  })

  test('many visitors who release a single piece do not count as one who held everything', () => {
    const singles = { ...none, ended: ended(1, ...Array<number>(30).fill(15)).ended }
    expect(decideHold(40, 40, singles, noOthers, now).ok).toBe(true)
  })

  test('who holds most of four other variants gets half of a fifth', () => {
    const others = { variants: MAX_MOSTLY_HELD, until: minutesLater(7) }
    expect(decideHold(6, 6, none, { ...others, variants: MAX_MOSTLY_HELD - 1 }, now).ok).toBe(true)
    expect(decideHold(3, 6, none, others, now).ok).toBe(true)
    expect(decideHold(4, 6, none, others, now)).toEqual({
      ok: false,
      refusal: { code: 'held_by_network', until: minutesLater(7) },
    })
  })

  test('for any sequence of holds, other networks wait for little more than one hold', () => {
    const step = fc.record({
      wanted: fc.integer({ min: 1, max: 12 }),
      heldMinutes: fc.integer({ min: 0, max: HOLD_MINUTES }),
      pauseMinutes: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { minLength: 1, maxLength: 120 }),
        (onHand, steps) => {
          let minute = 0
          const holds: { from: number; minutes: number; pieces: number }[] = []
          for (const { wanted, heldMinutes, pauseMinutes } of steps) {
            const pieces = Math.min(wanted, onHand)
            const before = {
              ...none,
              ended: holds
                .filter(({ from }) => from > minute - NETWORK_MEMORY_HOURS * 60)
                .map((hold) => ({
                  placedAt: minutesLater(hold.from),
                  pieceMinutes: hold.pieces * hold.minutes,
                })),
            }
            if (decideHold(pieces, onHand, before, noOthers, minutesLater(minute)).ok) {
              holds.push({ from: minute, minutes: heldMinutes, pieces })
              minute += heldMinutes
            }
            minute += pauseMinutes
          }
          const soldOut = holds.filter(({ pieces }) => pieces === onHand)
          for (const { from } of soldOut) {
            const window = soldOut.filter(
              (hold) => hold.from >= from && hold.from < from + NETWORK_MEMORY_HOURS * 60,
            )
            const minutes = window.reduce((sum, hold) => sum + hold.minutes, 0)
            expect(minutes).toBeLessThan(WHOLE_STOCK_MINUTES + HOLD_MINUTES)
          }
        },
      ),
    )
  })
})
