import { expect } from 'vitest'
import { limitMs } from '../../machine-speed.ts'
import type { OutageFigures } from './outage-rounds.ts'

export function expectAllWell({ stderr, ...figures }: OutageFigures): void {
  console.log('database outages:', { ...figures, lost: figures.lost.length })
  expect(figures.fell, stderr).toBe(false)
  expect(figures.lost).toEqual([])
  expect(figures.unsentMails).toBe(0)
  expect(figures.unexpected).toEqual({})
  expect(figures.maxMs).toBeLessThan(limitMs(5000))
  expect(figures.exitCode, stderr).toBe(0)
}
