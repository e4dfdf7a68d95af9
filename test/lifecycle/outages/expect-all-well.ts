import { expect } from 'vitest'
import type { OutageFigures } from './outage-rounds.ts'

/** Longer than all waits of a round, so that failures name what they waited for; milliseconds. */
export const OUTAGES_LIMIT_MS = 300_000

export function expectAllWell({ stderr, ...figures }: OutageFigures): void {
  console.log('database outages:', { ...figures, lost: figures.lost.length })
  expect(figures.fell, stderr).toBe(false)
  expect(figures.lost).toEqual([])
  expect(figures.unsentMails).toBe(0)
  expect(figures.unexpected).toEqual({})
  expect(figures.maxMs).toBeLessThan(5000)
  expect(figures.exitCode, stderr).toBe(0)
}
