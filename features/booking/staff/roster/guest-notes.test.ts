import { expect, it } from 'vitest'
import { guestNotes } from './roster-rows.ts'

const guest = { id: 'a', name: 'Ada', food: 'everything', note: '', language: 'de' } as const
const foods = { vegetarian: 'vegetarisch', vegan: 'vegan' }

it('shows what must be known about each guest, and nothing for guests without notes', () => {
  const guests = [
    guest,
    { ...guest, id: 'b', name: 'Ben', food: 'vegan' as const },
    { ...guest, id: 'c', name: 'Cia', food: 'vegetarian' as const, note: 'Asthma' },
  ]
  expect(guestNotes({ guests }, foods)).toEqual([
    { id: 'b', name: 'Ben', text: 'vegan' },
    { id: 'c', name: 'Cia', text: 'vegetarisch, Asthma' },
  ])
})
