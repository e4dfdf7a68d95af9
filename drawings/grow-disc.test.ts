import { expect, it } from 'vitest'
import { growDisc } from './grow-disc.ts'
import { seededRandom } from './seeded-random.ts'

const { rings, wound } = growDisc(seededRandom('jahrringe'))

it('matches the philosophy page: sixty rings, seven dry summers, nine years around a scar', () => {
  expect(rings).toHaveLength(60)
  expect(rings.filter(({ dry }) => dry)).toHaveLength(7)
  expect(rings.filter(({ open }) => open)).toHaveLength(9)
  expect(wound.length).toBeGreaterThan(2)
})

it('never grows inwards: each ring encloses the one before', () => {
  const closed = rings.filter(({ open }) => !open)
  closed.slice(1).forEach((ring, i) => {
    ring.points.forEach(([, radius], step) => {
      expect(radius).toBeGreaterThanOrEqual(closed[i]?.points[step]?.[1] ?? 0)
    })
  })
})
