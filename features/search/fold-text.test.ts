import { expect, it } from 'vitest'
import { foldText, foldedWords } from './fold-text.ts'

it('treats ü, ue and u the same', () => {
  expect(new Set(['Über uns', 'ueber uns', 'Uber Uns'].map(foldText)).size).toBe(1)
})

it('ignores accents, soft hyphens and ß', () => {
  expect(foldText('Été')).toBe('ete')
  expect(foldText('Durchhalte\u00advermögen')).toBe(foldText('durchhaltevermogen'))
  expect(foldText('Größe')).toBe(foldText('grösse'))
})

it('splits at everything that is neither letter nor digit, each word once', () => {
  expect(foldedWords('Team-Events: 12 Personen, Team')).toEqual(['team', 'events', '12', 'personen'])
  expect(foldedWords('…')).toEqual([])
})
