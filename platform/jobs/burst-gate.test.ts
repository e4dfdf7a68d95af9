import { expect, it, vi } from 'vitest'
import { createBurstGate } from './burst-gate.ts'

it('background work waits while many customers pay, up to its limit', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const burst = createBurstGate()
  const ended = (patienceMs: number) => {
    const state = { over: false }
    void burst.passed(patienceMs).then(() => {
      state.over = true
    })
    return state
  }
  for (let order = 0; order < 9; order++) burst.record()
  const few = ended(60_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(few.over).toBe(true)

  burst.record()
  const patient = ended(60_000)
  const hasty = ended(400)
  await vi.advanceTimersByTimeAsync(500)
  expect([patient.over, hasty.over]).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(750)
  expect(patient.over).toBe(true)
  vi.useRealTimers()
})
