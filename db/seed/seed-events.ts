import { sql } from 'drizzle-orm'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { SEASON, type SeedRound } from './events-season.ts'

/** Unique advisory lock id. */
const SEED_LOCK = 4_728_011
const DECISION_DAYS_BEFORE = 7

type NewEvent = typeof events.$inferInsert

/**
 * Seeds an empty calendar, under an advisory lock. Events are cancelled, never deleted, so an owner's calendar does not
 * become empty again. @returns how many were added.
 */
export function seedEvents(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await tx.select({ id: events.id }).from(events).limit(1)).length > 0) return 0
    const season = seasonFrom(swissTime(now).day)
    await tx.insert(events).values(season)
    return season.length
  })
}

/** Starts at least a week after `today` (`YYYY-MM-DD`). Unsorted. */
export function seasonFrom(today: string): NewEvent[] {
  const monday = plusDays(today, -((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7))
  return SEASON.flatMap((round) => {
    const [first, step] = round.weeks
    const weeks = Array.from({ length: 60 }, (_, week) => first + week * step)
    const mondays = weeks.map((week) => plusDays(monday, week * 7)).filter((day) => isHeld(round, day))
    return round.taken.map((taken, index) => toEvent(round, mondays[index] ?? '', taken))
  })
}

/** Within its months, and not over Christmas and New Year. */
function isHeld({ months: [first, last] = [1, 12], starts, ends }: SeedRound, monday: string): boolean {
  const [start, end] = [plusDays(monday, starts[0]), plusDays(monday, ends[0])]
  const isHoliday = start.slice(5) >= '12-20' || start.slice(5) <= '01-03'
  return !isHoliday && Number(start.slice(5, 7)) >= first && Number(end.slice(5, 7)) <= last
}

function toEvent(round: SeedRound, monday: string, taken: number | 'off'): NewEvent {
  const { serviceId, title, place, meetingPoint, starts, ends, places, priceCents } = round
  const firstDay = plusDays(monday, starts[0])
  return {
    id: crypto.randomUUID(),
    serviceId,
    title,
    place,
    meetingPoint,
    startsLocal: `${firstDay} ${starts[1]}:00`,
    endsLocal: `${plusDays(monday, ends[0])} ${ends[1]}:00`,
    places,
    taken: taken === 'off' ? 0 : taken,
    blocked: taken === 'off' ? 0 : taken,
    priceCents,
    minimumParticipants: round.minimumParticipants,
    decideBy: round.minimumParticipants === null ? null : plusDays(firstDay, -DECISION_DAYS_BEFORE),
    ...(taken === 'off' && { state: 'cancelled', sequence: 1 }),
  }
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
