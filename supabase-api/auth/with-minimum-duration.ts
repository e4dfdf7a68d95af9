import { setTimeout } from 'node:timers/promises'

/** Longer than the work for an address that has an account, so that the time of the answer tells nobody which those are. */
const MILLISECONDS = 250

/**
 * The outcome of the work, held back until so long after its beginning; where the work took longer, as under load,
 * until the next multiple of it.
 */
export async function withMinimumDuration<Value>(
  work: Promise<Value>,
  milliseconds = MILLISECONDS,
): Promise<Value> {
  const began = performance.now()
  const [done] = await Promise.allSettled([work])
  await setTimeout(milliseconds - ((performance.now() - began) % milliseconds))
  if (done.status === 'rejected') throw done.reason
  return done.value
}
