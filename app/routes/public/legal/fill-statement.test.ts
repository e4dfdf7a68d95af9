import { expect, it } from 'vitest'
import { fillStatement, fillStatements } from './fill-statement.ts'

const places = { company: 'Gratweg GmbH', vatNumber: null }

it('fills what is known', () => {
  expect(fillStatement('Firma: {company}', places)).toBe('Firma: Gratweg GmbH')
})

it('omits what does not apply', () => {
  expect(fillStatements(['{company}', 'Inkl. MWST, {vatNumber}'], places)).toEqual(['Gratweg GmbH'])
})

it('throws for a placeholder that is not filled', () => {
  expect(() => fillStatement('{owner}', places)).toThrow('{owner}')
})
