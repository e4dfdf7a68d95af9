import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('makes one line of several, without space around it', () => {
  expect(oneLine(' Lia\r\nBcc: spy@example.ch\u2028')).toBe('Lia Bcc: spy@example.ch')
})

it('shows signs in the order in which they stand', () => {
  expect(oneLine('Plan\u202efdp.exe\u2066')).toBe('Planfdp.exe')
  expect(oneLine('ליאה Rossi')).toBe('ליאה Rossi')
})

it('cuts between signs, never through one', () => {
  expect(oneLine('Rigi 🏔 Kulm', 6)).toBe('Rigi 🏔')
  expect(oneLine('Rigi 🏔 Kulm', 5)).toBe('Rigi ')
  expect(oneLine('Rigi', 5)).toBe('Rigi')
})
