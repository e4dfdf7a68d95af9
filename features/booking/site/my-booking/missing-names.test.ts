import { expect, it } from 'vitest'
import { knownNames, missingNames } from './missing-names.ts'

const BOOKING = {
  state: 'confirmed',
  mayCancel: true,
  people: 3,
  participants: [],
  name: 'Lia Muster',
} as const
const booking = (change: object) => ({ ...BOOKING, participants: [] as string[], ...change })

it('asks for the names that are not known yet', () => {
  expect(missingNames(booking({}))).toBe(3)
  expect(missingNames(booking({ participants: ['Ada', 'Grace'] }))).toBe(1)
  expect(missingNames(booking({ participants: ['Ada', 'Grace', 'Joan'] }))).toBe(0)
})

it('assumes the one participant is the booker until another name is given', () => {
  expect(missingNames(booking({ people: 1 }))).toBe(0)
  expect(knownNames(booking({ people: 1 }))).toEqual(['Lia Muster'])
  expect(knownNames(booking({ people: 1, participants: ['Ada'] }))).toEqual(['Ada'])
  expect(knownNames(booking({}))).toEqual([])
})

it('asks for no names where they can no longer be given', () => {
  expect(missingNames(booking({ mayCancel: false }))).toBe(0)
  expect(missingNames(booking({ state: 'waitlisted' }))).toBe(0)
})
