import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

const MINUTE = 60_000

it('formats a duration in its two largest units, rounded down', () => {
  const plain = (minutes: number) => formatDuration('de', minutes * MINUTE).replaceAll('\u00a0', ' ')
  expect([0, 0.9, 1, 59, 60, 61, 1439, 1440, 1500, 4600].map(plain)).toEqual([
    '0 Min.',
    '0 Min.',
    '1 Min.',
    '59 Min.',
    '1 Std.',
    '1 Std. 1 Min.',
    '23 Std. 59 Min.',
    '1 Tg.',
    '1 Tg. 1 Std.',
    '3 Tg. 4 Std.',
  ])
  expect(plain(-5)).toBe('0 Min.')
})
