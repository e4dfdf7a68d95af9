import { expect, it } from 'vitest'
import { correctPeriodEnd } from './request-problem.tsx'

it.each([
  ['01.09.2027', '30.06.2027', '2028-06-30'],
  ['01.09.2027', '30.06.2026', '2028-06-30'],
  ['01.09.2027', '31.12.2026', '2027-12-31'],
  ['2027-09-01', '01/09/2026', '2027-09-01'],
  ['01.03.2026', '29.02.2024', '2026-03-01'],
  ['01.09.2027', 'bald', '2027-09-01'],
  ['bald', '01.09.2027', ''],
])('corrects a period from %s to %s: until %s', (from, to, meant) => {
  expect(correctPeriodEnd(from, to)).toBe(meant)
})
