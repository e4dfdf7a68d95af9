import { setTimeout } from 'node:timers/promises'

/** Exceeds the work for an existing account, so that timing reveals nothing. */
const MILLISECONDS = 250

/** Delays the result to this duration, or to the next multiple when the work took longer, as under load. */
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
