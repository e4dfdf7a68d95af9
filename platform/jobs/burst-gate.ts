/** More orders in a second than a person could notice waiting for. */
const BURST_PER_SECOND = 10
const LOOK_EVERY_MS = 250

export interface BurstGate {
  /** Counts somebody who buys or pays. */
  record(): void
  /** Resolves when no burst is on, at the latest after `patienceMs`. */
  passed(patienceMs: number): Promise<void>
}

/** Lets work that can wait step aside while many pay at once. One of several processes sees its share of them. */
export function createBurstGate(now: () => number = Date.now, processes = 1): BurstGate {
  const burst = Math.ceil(BURST_PER_SECOND / processes)
  let second = 0
  let recorded = 0
  let busyUntil = 0
  return {
    record() {
      const current = Math.floor(now() / 1000)
      recorded = current === second ? recorded + 1 : 1
      second = current
      if (recorded >= burst) busyUntil = now() + 1000
    },
    async passed(patienceMs) {
      const deadline = now() + patienceMs
      while (now() < Math.min(busyUntil, deadline))
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    },
  }
}
