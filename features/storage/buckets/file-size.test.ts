import { expect, it } from 'vitest'
import { parseFileSize } from './file-size.ts'

it.each([
  [0, 0],
  [20_000_000, 20_000_000],
  ['20mb', 20_000_000],
  ['1 KB', 1000],
  ['1.5GB', 1_500_000_000],
  ['7', 7],
  ['7b', 7],
  ['', undefined],
  ['mb', undefined],
  ['-1', undefined],
  [-1, undefined],
  ['1e9', undefined],
  ['999999999999999tb', undefined],
  [Number.NaN, undefined],
])('%j is %s bytes', (size, bytes) => {
  expect(parseFileSize(size)).toBe(bytes)
})
