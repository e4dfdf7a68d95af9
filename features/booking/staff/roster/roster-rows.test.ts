import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statusOfParties } from '#features/booking/roster/party-status.ts'
import type { RosterEntry } from '../roster.contract.ts'
import { ROSTER_FILTERS, filterRoster, guestNotes, namesOf } from './roster-rows.ts'

const entry = fc.record({
  people: fc.integer({ min: 1, max: 4 }),
  wasHere: fc.boolean(),
  doorCents: fc.constantFrom(0, 250_00),
  note: fc.constantFrom(null, 'Erdnüsse'),
  staffNote: fc.constantFrom(null, 'kommt später'),
  guests: fc.constantFrom([], [{ note: '' }], [{ note: '' }, { note: 'Asthma' }]),
})
const rows = fc.array(entry, { maxLength: 6 }).map((entries) => {
  const parties = entries.map(
    (each, index) =>
      ({
        ...each,
        id: String(index),
        money: each.doorCents > 0 ? 'door' : 'settled',
      }) as unknown as RosterEntry,
  )
  const statuses = statusOfParties(parties, [])
  return parties.flatMap((party) => {
    const status = statuses.get(party.id)
    return status ? [{ entry: party, status }] : []
  })
})

it('filters everybody, missing people, people who pay, and those with notes', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const [everybody, missing, paying, attention] = ROSTER_FILTERS.map((each) => filterRoster(all, each))
      expect(everybody).toEqual(all)
      expect(missing?.every(({ status }) => status.people.includes(false))).toBe(true)
      expect(paying?.map(({ entry: { doorCents } }) => doorCents)).toEqual(paying?.map(() => 250_00))
      expect(attention).toEqual(
        all.filter(
          ({ entry: { note, staffNote, guests } }) =>
            note !== null || staffNote !== null || guests.some((guest) => guest.note !== ''),
        ),
      )
    }),
  )
})

it('shows every person of a party', () => {
  const name = 'Ada Muster'
  expect(namesOf({ people: 3, participants: [], name }, 'Person {n}')).toEqual([name, 'Person 2', 'Person 3'])
  expect(namesOf({ people: 2, participants: ['Ben', 'Cia', 'Dan'], name }, 'Person {n}')).toEqual([
    'Ben',
    'Cia',
  ])
})

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
