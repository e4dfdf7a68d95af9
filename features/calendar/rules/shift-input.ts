import type { EventInput } from './event-input.ts'

/** The event on another day at the same local times; its day of decision keeps its distance. */
export function shiftInput(input: EventInput, days: number): EventInput {
  return {
    ...input,
    starts: shift(input.starts, days),
    ends: shift(input.ends, days),
    decideBy: input.decideBy && shift(input.decideBy, days),
  }
}

/** Shifts local time by calendar days; the time of day stays. */
function shift(local: string, days: number): string {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T00:00Z`) + days * 86_400_000)
  return day.toISOString().slice(0, 10) + local.slice(10)
}
