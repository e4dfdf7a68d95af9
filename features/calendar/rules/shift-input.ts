import type { EventInput } from './event-input.ts'

/** The event on another day at the same local times; its day of decision keeps its distance. */
export function shiftInput(input: EventInput, days: number): EventInput {
  return {
    ...input,
    starts: shiftLocal(input.starts, days),
    ends: shiftLocal(input.ends, days),
    decideBy: input.decideBy && shiftLocal(input.decideBy, days),
  }
}

/** Shifts local time by calendar days; the time of day stays. */
export function shiftLocal(local: string, days: number): string {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T00:00Z`) + days * 86_400_000)
  return day.toISOString().slice(0, 10) + local.slice(10)
}
