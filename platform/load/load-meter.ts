import { hash, randomBytes } from 'node:crypto'

export interface LoadMeter {
  /** Counts one more. */
  add: (subject: string, now: Date) => void
  /** How many within the window before `now`: never fewer than there were in its newer part, rarely more than there were. */
  read: (subject: string, now: Date) => number
}

/** Cells of one row. A subject has one in each of two rows; the smaller one counts. */
const CELLS = 1 << 15
const MOST = 0xffff

/**
 * Counts per subject in 256 KB, however many subjects there are (a count-min sketch): a flood of invented addresses can
 * neither fill the memory nor push others' counts out. The window slides: what the last full window held counts less
 * and less while the present one fills. Forgets everything with the process.
 */
export function createLoadMeter({ windowMs }: { windowMs: number }): LoadMeter {
  // Nobody can choose subjects that share a cell with somebody else's.
  const seed = randomBytes(16).toString('hex')
  let present = new Uint16Array(CELLS * 2)
  let last = new Uint16Array(CELLS * 2)
  let number = 0

  function turnTo(now: Date): void {
    const current = Math.floor(now.getTime() / windowMs)
    if (current <= number) return
    last = current === number + 1 ? present : new Uint16Array(CELLS * 2)
    present = new Uint16Array(CELLS * 2)
    number = current
  }

  function cellsOf(subject: string): [number, number] {
    const digest = hash('sha256', `${seed}${subject}`, 'buffer')
    return [digest.readUInt32LE(0) % CELLS, CELLS + (digest.readUInt32LE(4) % CELLS)]
  }

  const smaller = (counts: Uint16Array, [one, other]: [number, number]) =>
    Math.min(counts[one] ?? 0, counts[other] ?? 0)

  return {
    add(subject, now) {
      turnTo(now)
      for (const cell of cellsOf(subject)) present[cell] = Math.min(MOST, (present[cell] ?? 0) + 1)
    },
    read(subject, now) {
      turnTo(now)
      const cells = cellsOf(subject)
      const left = Math.min(1, Math.max(0, 1 - (now.getTime() - number * windowMs) / windowMs))
      return smaller(present, cells) + smaller(last, cells) * left
    },
  }
}
