import { hash, randomBytes } from 'node:crypto'

export interface LoadMeter {
  add: (subject: string, now: Date) => void
  /** Count within the window before `now`; may rarely be too high. */
  read: (subject: string, now: Date) => number
}

const CELLS = 1 << 15
const MOST = 0xffff

/** Sliding counts per subject in a fixed 256 KB (count-min sketch): a flood of subjects cannot fill memory. */
export function createLoadMeter({ windowMs }: { windowMs: number }): LoadMeter {
  // Prevents choosing subjects that collide with others.
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
