import { expect, it } from 'vitest'
import { fold, foldedWords } from './fold.ts'

it('makes no difference between ü, ue and u', () => {
  expect(new Set(['Über uns', 'ueber uns', 'Uber Uns'].map(fold)).size).toBe(1)
})

it('ignores accents, soft hyphens and ß', () => {
  expect(fold('Été')).toBe('ete')
  expect(fold('Durchhalte\u00advermögen')).toBe(fold('durchhaltevermogen'))
  expect(fold('Größe')).toBe(fold('grösse'))
})

it('takes words apart at everything that is neither letter nor figure, each once', () => {
  expect(foldedWords('Team-Events: 12 Personen, Team')).toEqual(['team', 'events', '12', 'personen'])
  expect(foldedWords('…')).toEqual([])
})
