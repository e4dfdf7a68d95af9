import {
  type CompressedAnswer,
  compressAnswer,
  recompressBrotli,
  type PlainAnswer,
} from './compressed-answer.ts'

interface CacheLimits {
  maxEntries: number
  /** Bytes of all encodings together. */
  maxBytes: number
}

export type CompressedCache = ReturnType<typeof createCompressedCache>

/**
 * Answers kept as pre-compressed bytes, the least recently used leaving first. Each key is produced once, also
 * when a hundred visitors ask at the same moment. `clear` forgets everything: what is being produced at that
 * moment still reaches those who asked before it, but is not kept and not handed to those who ask after it. What is
 * then produced with the same bytes as before keeps its compression.
 */
export function createCompressedCache(limits: CacheLimits) {
  let answers = new Map<string, CompressedAnswer>()
  /** What `clear` forgot last: most of it is produced again with the same bytes. */
  let earlier = new Map<string, CompressedAnswer>()
  let flights = new Map<string, Promise<CompressedAnswer>>()
  let improving = Promise.resolve()
  let bytes = 0

  function get(key: string): CompressedAnswer | undefined {
    const answer = answers.get(key)
    if (!answer) return undefined
    answers.delete(key)
    answers.set(key, answer)
    return answer
  }

  /** The kept answer, or the produced one. Only answers with status 200 are kept. */
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
    improving = improving.then(() => improve(key, produced)).catch(() => {})
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
    /** Resolves when everything kept so far has its best compression. */
    settled: () => improving,
    size: () => ({ entries: answers.size, bytes }),
  }
}

function sizeOf(answer: CompressedAnswer): number {
  return answer.identity.length + answer.gzip.length + answer.brotli.length
}
