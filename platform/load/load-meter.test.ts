import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLoadMeter } from './load-meter.ts'

const WINDOW_MS = 600_000
const start = 1_800_000 * 1_000_000

it('counts every subject separately within the window', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 }), (subjects) => {
      const meter = createLoadMeter({ windowMs: WINDOW_MS })
      const now = new Date(start)
      for (const subject of subjects) meter.add(subject, now)
      for (const subject of ['a', 'b', 'c', 'd'])
        expect(meter.read(subject, now)).toBe(subjects.filter((one) => one === subject).length)
    }),
    { numRuns: 50 },
  )
})

it('decays gradually, to zero after two windows', () => {
  const meter = createLoadMeter({ windowMs: WINDOW_MS })
  const at = (share: number) => new Date(start + share * WINDOW_MS)
  for (let i = 0; i < 100; i++) meter.add('a', at(0.9))
  expect(meter.read('a', at(0.9))).toBe(100)
  expect(meter.read('a', at(1.25))).toBeCloseTo(75)
  expect(meter.read('a', at(1.75))).toBeCloseTo(25)
  expect(meter.read('a', at(2.1))).toBe(0)
  expect(meter.read('a', at(9))).toBe(0)
})

it('never counts fewer than there were, and invented subjects hardly affect the others', () => {
  const meter = createLoadMeter({ windowMs: WINDOW_MS })
  const now = new Date(start)
  for (let i = 0; i < 20_000; i++) meter.add(`invented ${i}`, now)
  for (let i = 0; i < 5; i++) meter.add('real', now)
  expect(meter.read('real', now)).toBeGreaterThanOrEqual(5)
  const strangers = Array.from({ length: 1000 }, (_, i) => meter.read(`stranger ${i}`, now))
  expect(strangers.every((count) => count < 6)).toBe(true)
})
