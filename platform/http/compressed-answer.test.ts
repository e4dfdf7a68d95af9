import { describe, expect, it } from 'vitest'
import { negotiateEncoding } from './compressed-answer.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, identity;q=0', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['zstd', 'identity'],
    ['GZIP', 'gzip'],
    ['gzip;q=nonsense', 'gzip'],
    ['bracket', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})
