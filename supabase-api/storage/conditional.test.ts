import { expect, it } from 'vitest'
import { isUnchanged } from './conditional.ts'

const object = { etag: 'abc', updatedAt: new Date('2026-11-21T10:00:00.700Z') }

it.each([
  [{}, false],
  [{ 'if-none-match': '"abc"' }, true],
  [{ 'if-none-match': 'W/"abc"' }, true],
  [{ 'if-none-match': '"x", "abc"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': 'abc' }, false],
  [{ 'if-none-match': '"ab"' }, false],
  [{ 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sat, 21 Nov 2026 09:59:59 GMT' }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': 'Sat, 21 Nov 2026 11:00:00 GMT' }, false],
])('%j: unchanged %s', (headers, expected) => {
  expect(isUnchanged(headers, object)).toBe(expected)
})
