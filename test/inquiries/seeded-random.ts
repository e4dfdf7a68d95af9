export interface SeededRandom {
  /** From 0, below 1. */
  next: () => number
  /** From 0, below `limit`. */
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  bytes: (length: number) => Buffer
}

/** Mulberry32; not cryptographic. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
