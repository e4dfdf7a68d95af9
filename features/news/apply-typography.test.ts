import { expect, it } from 'vitest'
import { applyTypography } from './apply-typography.ts'

it('sets what a keyboard does not have', () => {
  expect(applyTypography('en', "It's CHF 200.00: a day")).toBe('It’s CHF\u00a0200.00: a day')
})
it('spaces French punctuation, and only French', () => {
  expect(applyTypography('fr', "« L'essai » : quoi ?")).toBe('«\u202fL’essai\u202f»\u202f: quoi\u202f?')
  expect(applyTypography('it', 'Che cosa ?')).toBe('Che cosa ?')
})
