import { expect, it } from 'vitest'
import { statement, statements } from './statement.ts'

const places = { company: 'Gratweg GmbH', vatNumber: null }

it('fills what is known', () => {
  expect(statement('Firma: {company}', places)).toBe('Firma: Gratweg GmbH')
})

it('leaves out what does not apply', () => {
  expect(statements(['{company}', 'Inkl. MWST, {vatNumber}'], places)).toEqual(['Gratweg GmbH'])
})

it('refuses a place that nobody fills', () => {
  expect(() => statement('{owner}', places)).toThrow('{owner}')
})
