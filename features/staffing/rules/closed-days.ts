import type { BlockedDays, StaffPerson } from '../blocked-days.ts'

const DAY_MS = 86_400_000

type Block = Pick<BlockedDays, 'staffId' | 'fromDay' | 'toDay'>

/** Whether nobody is left to lead on a day: everybody is blocked at once, or each who leads is. */
export function isClosed(day: string, blocks: readonly Block[], people: readonly StaffPerson[]): boolean {
  const onDay = blocks.filter((block) => covers(block, day))
  if (onDay.some(({ staffId }) => staffId === null)) return true
  const leads = people.filter((person) => person.leads)
  return leads.length > 0 && leads.every(({ id }) => onDay.some(({ staffId }) => staffId === id))
}

/** The days from `from` to `to` (both included) on which nobody is left, in order. */
export function closedDays(
  { from, to }: { from: string; to: string },
  blocks: readonly Block[],
  people: readonly StaffPerson[],
): string[] {
  return daysBetween(from, to).filter((day) => isClosed(day, blocks, people))
}

/** Whether a block lies on the days of a time, in Swiss local time; a time that ends at midnight ends the day before. */
export function blocksTime(block: Block, time: { startsLocal: string; endsLocal: string }): boolean {
  const { firstDay, lastDay } = daysOf(time)
  return block.fromDay <= lastDay && block.toDay >= firstDay
}

/** Whether the guide of an event is blocked on one of its days, or nobody is left to lead. Times as in `toCalendarEvent`. */
export function isLeadAway(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { lead }: { lead: string | null },
  { blocks, people }: { blocks: readonly Block[]; people: readonly StaffPerson[] },
): boolean {
  const local = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)}:00`
  const time = { startsLocal: local(startsAt), endsLocal: local(endsAt) }
  const { firstDay: from, lastDay: to } = daysOf(time)
  const isAway = blocks.some(
    ({ staffId, ...block }) => staffId === lead && blocksTime({ ...block, staffId }, time),
  )
  return isAway || closedDays({ from, to }, blocks, people).length > 0
}

/** First and last Swiss day of a time; its end is exclusive. */
export function daysOf({ startsLocal, endsLocal }: { startsLocal: string; endsLocal: string }) {
  const firstDay = startsLocal.slice(0, 10)
  const end = endsLocal.slice(0, 10)
  const isMidnight = endsLocal.slice(11, 16) === '00:00'
  return { firstDay, lastDay: isMidnight && end > firstDay ? addDays(end, -1) : end }
}

export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function covers({ fromDay, toDay }: Block, day: string): boolean {
  return fromDay <= day && day <= toDay
}
