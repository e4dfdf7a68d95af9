import { expect, it } from 'vitest'
import { fillStatement } from './fill-statement.ts'

const places = { company: 'Gratweg GmbH', vatNumber: null }

it('fills what is known', () => {
  expect(fillStatement('Firma: {company}', places)).toBe('Firma: Gratweg GmbH')
})

it('omits what does not apply', () => {
  expect(fillStatement('Inkl. MWST, {vatNumber}', places)).toBeUndefined()
})

it('throws for a placeholder that is not filled', () => {
  expect(() => fillStatement('{owner}', places)).toThrow('{owner}')
})
