import { expect, it } from 'vitest'
import { setType } from './set-type.ts'

it('sets what a keyboard does not have', () => {
  expect(setType('en', "It's CHF 200.00: a day")).toBe('It’s CHF\u00a0200.00: a day')
})
it('spaces French punctuation, and only French', () => {
  expect(setType('fr', "« L'essai » : quoi ?")).toBe('«\u202fL’essai\u202f»\u202f: quoi\u202f?')
  expect(setType('it', 'Che cosa ?')).toBe('Che cosa ?')
})
