import type { Clock } from '#kernel/clock.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'

const WINDOW_MS = 5 * 60_000

export interface TimelyCache {
  /** The cache, cleared when a new five-minute window has begun. */
  now(): CompressedCache
  clear(): void
}

/** Events start and end on multiples of five minutes (check constraint), so answers stay valid until the next. */
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
