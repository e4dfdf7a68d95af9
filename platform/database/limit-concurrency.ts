import type { Database } from './database.ts'
import { isDatabaseBusy } from './busy-database.ts'

/** While one transaction commits, the next ones already wait for the lock. */
const WIDTH = 4
const PATIENCE_MS = 10_000

/**
 * Limits transactions that lock the rows of these names to four per name in this process. Others wait without a
 * connection, so one long lock cannot exhaust the pool; they fail with 503 after ten seconds or when one ahead gives up
 * at the lock. Names are taken in sorted order to avoid deadlock.
 */
export async function limitConcurrency<Value>(
  db: Database,
  names: string[],
  run: () => Promise<Value>,
): Promise<Value> {
  const [name, ...others] = [...new Set(names)].sort()
  if (name === undefined) return run()
  const lanes = lanesOf(db)
  const lane = lanes.get(name) ?? { running: 0, waiting: [] }
  lanes.set(name, lane)
  await enter(lane)
  try {
    return await limitConcurrency(db, others, run)
  } catch (error) {
    if (isDatabaseBusy(error)) for (const { turnAway } of lane.waiting.splice(0)) turnAway(error)
    throw error
  } finally {
    const next = lane.waiting.shift()
    if (next) next.begin()
    else lane.running -= 1
    if (lane.running === 0) lanes.delete(name)
  }
}

interface Lane {
  running: number
  waiting: { begin: () => void; turnAway: (cause?: unknown) => void }[]
}

const lanesByPool = new WeakMap<object, Map<string, Lane>>()

function lanesOf({ $client }: Database): Map<string, Lane> {
  const lanes = lanesByPool.get($client) ?? new Map<string, Lane>()
  lanesByPool.set($client, lanes)
  return lanes
}

function enter(lane: Lane): Promise<void> {
  if (lane.running < WIDTH) {
    lane.running += 1
    return Promise.resolve()
  }
  return new Promise((resolve, reject) => {
    const turnAway = (cause?: unknown) => {
      clearTimeout(timer)
      lane.waiting = lane.waiting.filter((each) => each !== waiter)
      reject(Object.assign(new Error('too many wait for the same row', { cause }), { statusCode: 503 }))
    }
    const waiter = {
      begin() {
        clearTimeout(timer)
        resolve()
      },
      turnAway,
    }
    const timer = setTimeout(() => turnAway(), PATIENCE_MS)
    lane.waiting.push(waiter)
  })
}
