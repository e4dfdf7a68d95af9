import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withMinimumDuration } from './with-minimum-duration.ts'

const STEP_MS = 40

async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await withMinimumDuration(work, STEP_MS).catch(() => undefined)
  return performance.now() - began
}

it('delays an answer until the next full step, for any duration of the work', async () => {
  expect(await timeOf(Promise.resolve())).toBeGreaterThanOrEqual(STEP_MS - 2)
  expect(await timeOf(Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(STEP_MS - 2)
  expect(await timeOf(setTimeout(STEP_MS + 5))).toBeGreaterThanOrEqual(2 * STEP_MS - 2)
})
