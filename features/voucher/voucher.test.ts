import { expect, test } from 'vitest'
import { validUntil } from './voucher.ts'

test.each([
  ['2026-12-01T09:00:00Z', 10, '2036-12-01'],
  // Already 1 January in Switzerland.
  ['2026-12-31T23:30:00Z', 10, '2037-01-01'],
  ['2028-02-29T12:00:00Z', 10, '2038-02-28'],
  ['2028-02-29T12:00:00Z', 4, '2032-02-29'],
  ['2028-02-29T12:00:00Z', 1, '2029-02-28'],
  ['2027-06-30T21:59:59Z', 10, '2037-06-30'],
])('a voucher issued at %s for %i years is valid until %s', (issuedAt, years, lastDay) => {
  expect(validUntil(new Date(issuedAt), years)).toBe(lastDay)
})
