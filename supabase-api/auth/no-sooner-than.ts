import { setTimeout } from 'node:timers/promises'

/** Longer than the work for an address that has an account, so that the time of the answer tells nobody which those are. */
const MILLISECONDS = 250

/** The outcome of the work, held back until so long after its beginning. */
export async function noSoonerThan<Value>(work: Promise<Value>, milliseconds = MILLISECONDS): Promise<Value> {
  const [done] = await Promise.allSettled([work, setTimeout(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
