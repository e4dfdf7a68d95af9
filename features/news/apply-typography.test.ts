import { expect, it } from 'vitest'
import { applyTypography } from './apply-typography.ts'

it('inserts typographic characters that a keyboard lacks', () => {
  expect(applyTypography('en', "It's CHF 200.00: a day")).toBe('It’s CHF\u00a0200.00: a day')
})
it('adds spaces to French punctuation only in French', () => {
  expect(applyTypography('fr', "« L'essai » : quoi ?")).toBe('«\u202fL’essai\u202f»\u202f: quoi\u202f?')
  expect(applyTypography('it', 'Che cosa ?')).toBe('Che cosa ?')
})
