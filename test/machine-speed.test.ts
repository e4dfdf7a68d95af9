import { afterEach, expect, it, vi } from 'vitest'
import { limitMs, slowness } from './machine-speed.ts'

afterEach(() => vi.unstubAllEnvs())

it('a run measures the machine once, and its stages take that factor over', () => {
  vi.stubEnv('TEST_SLOWNESS', '')
  const measured = slowness()
  expect(measured).toBeGreaterThanOrEqual(1)
  expect(measured).toBeLessThanOrEqual(10)
  expect(process.env['TEST_SLOWNESS']).toBe(measured.toFixed(2))
  vi.stubEnv('TEST_SLOWNESS', '2.5')
  expect([slowness(), limitMs(30_000)]).toEqual([2.5, 75_000])
})

it.each(['', 'fast', '0.2'])('an unusable factor %j is measured anew', (factor) => {
  vi.stubEnv('TEST_SLOWNESS', factor)
  expect(slowness()).toBeGreaterThanOrEqual(1)
})
