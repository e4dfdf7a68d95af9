import { accept, type Result, refuse } from '#kernel/result.ts'
import { refusals } from '#kit/refusals.ts'

/** Something due, by its kind and id. */
export interface DueKey {
  kind: string
  itemId: string
}

export const TODAY_REFUSALS = refusals({
  unknown_due: 'missing',
  /** It was put off before: until when is a decision now. */
  day_needed: 'conflict',
  /** Today, past, or further than `MOST_PUT_OFF_DAYS`. */
  day_out_of_reach: 'invalid',
})

export type PutOffRefusal = { code: 'day_needed' | 'day_out_of_reach' }

export const MOST_PUT_OFF_DAYS = 30

interface PutOffInput {
  /** How often before. */
  times: number
  /** Swiss day, or null: tomorrow. */
  day: string | null
  /** Swiss day. */
  today: string
}

/** Swiss day until whose morning it waits: tomorrow without being asked once, afterwards a day that somebody chose. */
export function decidePutOff({ times, day, today }: PutOffInput): Result<string, PutOffRefusal> {
  if (day === null) return times > 0 ? refuse({ code: 'day_needed' }) : accept(addDays(today, 1))
  if (day <= today || day > addDays(today, MOST_PUT_OFF_DAYS)) return refuse({ code: 'day_out_of_reach' })
  return accept(day)
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
