import { expect, it } from 'vitest'
import { includesFolded } from './folded-text.ts'

it.each([
  ['Mueller-Goessi', 'Müller-Gössi'],
  ['muller', 'Müller'],
  ['Müller', 'Mueller'],
  ['MÜLLER', 'Muller'],
  ['Bezier', 'Bézier'],
  ['francois', 'François'],
  ['Grossmann', 'Großmann'],
  ['Strasse', 'Straße'],
  ['oeuvre', 'Œuvre'],
  ['lukasz', 'Łukasz'],
  ['er', 'Bauer'],
  ['elli', 'Manuelli'],
])('%s finds %s', (typed, stored) => {
  expect(includesFolded(stored, typed)).toBe(true)
})

it('Mueller does not find Muller', () => {
  expect(includesFolded('Muller', 'Mueller')).toBe(false)
})
