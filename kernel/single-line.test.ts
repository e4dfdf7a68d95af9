import { expect, it } from 'vitest'
import { toSingleLine } from './single-line.ts'

it('joins several lines into one, trimmed', () => {
  expect(toSingleLine(' Lia\r\nBcc: spy@example.ch\u2028')).toBe('Lia Bcc: spy@example.ch')
})

it('shows control characters in their order', () => {
  expect(toSingleLine('Plan\u202efdp.exe\u2066')).toBe('Planfdp.exe')
  expect(toSingleLine('ליאה Rossi')).toBe('ליאה Rossi')
})

it('cuts between characters, never within one', () => {
  expect(toSingleLine('Rigi 🏔 Kulm', 6)).toBe('Rigi 🏔')
  expect(toSingleLine('Rigi 🏔 Kulm', 5)).toBe('Rigi ')
  expect(toSingleLine('Rigi', 5)).toBe('Rigi')
})
