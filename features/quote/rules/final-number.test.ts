import { expect, it } from 'vitest'
import { finalNumberDay } from './final-number.ts'

it('is due a week before, across months and years', () => {
  expect(finalNumberDay('2026-12-18')).toBe('2026-12-11')
  expect(finalNumberDay('2027-01-03')).toBe('2026-12-27')
})
