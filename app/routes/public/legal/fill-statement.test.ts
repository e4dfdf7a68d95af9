import { expect, it } from 'vitest'
import { fillStatement, fillStatements } from './fill-statement.ts'

const places = { company: 'Gratweg GmbH', vatNumber: null }

it('fills what is known', () => {
  expect(fillStatement('Firma: {company}', places)).toBe('Firma: Gratweg GmbH')
})

it('leaves out what does not apply', () => {
  expect(fillStatements(['{company}', 'Inkl. MWST, {vatNumber}'], places)).toEqual(['Gratweg GmbH'])
})

it('refuses a place that nobody fills', () => {
  expect(() => fillStatement('{owner}', places)).toThrow('{owner}')
})
