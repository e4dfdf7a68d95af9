import { isDeepStrictEqual } from 'node:util'
import type { EventInput } from './event-input.ts'

const DAY_MS = 86_400_000
/** These belong to one date. */
const OWN: readonly (keyof EventInput)[] = ['starts', 'ends', 'decideBy', 'blocked']

/**
 * Another date of a series, changed as this one was: what changed here is the same there; times move by as many days and
 * get the same time of day; the decision keeps its distance; places given away outside stay its own.
 */
export function changeLike(other: EventInput, { was, is }: { was: EventInput; is: EventInput }): EventInput {
  const fields = Object.keys(is) as (keyof EventInput)[]
  const changed = fields.filter((field) => !OWN.includes(field) && !isDeepStrictEqual(was[field], is[field]))
  const copied = Object.fromEntries(changed.map((field) => [field, is[field]]))
  const days = daysFrom(was.starts, is.starts)
  const starts = moved(other.starts, days, is.starts)
  const areTimesKept = was.starts === is.starts && was.ends === is.ends
  return {
    ...other,
    ...copied,
    ...(!areTimesKept && { starts, ends: moved(starts, daysFrom(is.starts, is.ends), is.ends) }),
    decideBy: decision({ ...other, ...copied }, { was, is, days }),
  }
}

function decision(
  other: EventInput,
  { was, is, days }: { was: EventInput; is: EventInput; days: number },
): string | null {
  // Without a minimum, for example because it was confirmed, there is nothing to decide.
  if (is.decideBy === null || other.minimumParticipants === null) return null
  if (was.decideBy === is.decideBy && was.starts === is.starts) return other.decideBy
  return moved(other.starts, days + daysFrom(is.starts, is.decideBy), '').slice(0, 10)
}

function daysFrom(one: string, other: string): number {
  return Math.round((dayOf(other) - dayOf(one)) / DAY_MS)
}

/** The day of `local`, so many days later, at the time of `time`. */
function moved(local: string, days: number, time: string): string {
  return new Date(dayOf(local) + days * DAY_MS).toISOString().slice(0, 10) + time.slice(10)
}

function dayOf(local: string): number {
  return Date.parse(`${local.slice(0, 10)}T00:00Z`)
}
