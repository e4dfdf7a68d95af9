import {
  type CompressedAnswer,
  compressAnswer,
  recompressBrotli,
  type PlainAnswer,
} from './compressed-answer.ts'

interface CacheLimits {
  maxEntries: number
  maxBytes: number
}

export type CompressedCache = ReturnType<typeof createCompressedCache>

/**
 * LRU cache of precompressed responses; concurrent requests for a key share one production. A response in production
 * when `clear` is called reaches its waiters, but is neither kept nor given to later requests. The second request for one
 * begins its best compression: many are cleared before anybody asks again.
 */
export function createCompressedCache(limits: CacheLimits) {
  let answers = new Map<string, CompressedAnswer>()
  /** What `clear` dropped last, to reuse its compression. */
  let earlier = new Map<string, CompressedAnswer>()
  let flights = new Map<string, Promise<CompressedAnswer>>()
  const wanted = new WeakSet<CompressedAnswer>()
  let improving = Promise.resolve()
  let bytes = 0

  function get(key: string): CompressedAnswer | undefined {
    const answer = answers.get(key)
    if (!answer) return undefined
    answers.delete(key)
    answers.set(key, answer)
    if (!answer.best && !wanted.has(answer)) {
      wanted.add(answer)
      improving = improving.then(() => improve(key, answer)).catch(() => {})
    }
    return answer
  }

  async function answer(
    key: string,
    produce: () => PlainAnswer | Promise<PlainAnswer>,
  ): Promise<CompressedAnswer> {
    const kept = get(key) ?? flights.get(key)
    if (kept) return kept
    const mine = flights
    const flight = (async () => compressAnswer(await produce(), earlier.get(key)))()
    mine.set(key, flight)
    try {
      const produced = await flight
      if (produced.status === 200 && mine === flights) keep(key, produced)
      return produced
    } finally {
      mine.delete(key)
    }
  }

  function keep(key: string, produced: CompressedAnswer) {
    forget(key)
    earlier.delete(key)
    answers.set(key, produced)
    bytes += sizeOf(produced)
    for (const oldest of answers.keys()) {
      if (answers.size <= limits.maxEntries && bytes <= limits.maxBytes) break
      forget(oldest)
    }
  }

  /** One at a time, so that visitors keep the other cores. */
  async function improve(key: string, produced: CompressedAnswer) {
    if (answers.get(key) !== produced) return
    const before = sizeOf(produced)
    await recompressBrotli(produced)
    if (answers.get(key) === produced) bytes += sizeOf(produced) - before
  }

  function forget(key: string) {
    const answer = answers.get(key)
    if (!answer) return
    answers.delete(key)
    bytes -= sizeOf(answer)
  }

  function clear() {
    if (answers.size > 0) earlier = answers
    answers = new Map()
    flights = new Map()
    bytes = 0
  }

  return {
    get,
    answer,
    clear,
    settled: () => improving,
    size: () => ({ entries: answers.size, bytes }),
  }
}

function sizeOf(answer: CompressedAnswer): number {
  return answer.gzip.length + answer.brotli.length
}
