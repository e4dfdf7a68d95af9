import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['maria@example.ch', 'm…@example.ch'],
  ['a@b.ch', 'a…@b.ch'],
  ['"odd@name"@example.ch', '"…@example.ch'],
  ['broken', '…'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
