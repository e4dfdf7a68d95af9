import type { Clock } from '#kernel/clock.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'

const WINDOW_MS = 5 * 60_000

export interface TimelyCache {
  /** The cache, emptied when five minutes of the clock have begun since it was last asked for. */
  now(): CompressedCache
  clear(): void
}

/**
 * Keeps what depends on the time: events begin and end on marks of five minutes (a check of their table), so that
 * an answer made within such a window is true to its end. Nothing of an older window takes up room.
 */
export function timelyCache(cache: CompressedCache, clock: Clock): TimelyCache {
  let window = Number.NaN
  return {
    now() {
      const current = Math.floor(clock().getTime() / WINDOW_MS)
      if (current !== window) cache.clear()
      window = current
      return cache
    },
    clear: cache.clear,
  }
}
