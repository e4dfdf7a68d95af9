import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [1, '1 KB'],
  [340 * 1024, '340 KB'],
  [1024 * 1024, '1 MB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [12 * 1024 * 1024, '12 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes('de', bytes)).toBe(text.replace(' ', '\u00a0'))
})

it('writes octets in French, with a comma', () => {
  expect(formatBytes('fr', 3.44 * 1024 * 1024)).toBe('3,4\u00a0Mo')
  expect(formatBytes('fr', 2048)).toBe('2\u00a0Ko')
})
