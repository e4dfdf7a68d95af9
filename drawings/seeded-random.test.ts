import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

it('gives the same numbers for the same seed and others for another', () => {
  const take = (seed: string) => {
    const random = seededRandom(seed)
    return [random(), random(), random()]
  }
  expect(take('grat')).toEqual(take('grat'))
  expect(take('grat')).not.toEqual(take('Grat'))
})

it('stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const random = seededRandom(seed)
      for (let i = 0; i < 20; i++) {
        const value = random()
        expect(value >= 0 && value < 1).toBe(true)
      }
    }),
  )
})
