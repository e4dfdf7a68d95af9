import type { OpeningHours } from '#features/company/content/opening-hours.ts'
import { swissTime } from '#i18n/format-date.ts'
import { isWorkingDay } from '#kernel/working-day.ts'
import { ANSWER_HOURS } from './inquiry.ts'

const HOUR_MS = 3_600_000

/**
 * The deadline of an answer as shown to the customer, in Swiss time and in office days: the stored hour if the office
 * is open then and was when the inquiry arrived; otherwise closing time of that day, or of the next working day after
 * a weekend or holidays. So there is always at least one whole office day for the answer. The stored deadline stays
 * `answerDueAt` (RULING 16).
 */
export function answerDeadline(
  { opens, closes }: OpeningHours,
  answerDueAt: Date,
): { day: string; time: string } {
  const due = swissTime(answerDueAt)
  const sentAt = swissTime(new Date(answerDueAt.getTime() - ANSWER_HOURS * HOUR_MS))
  const isOpen = ({ day, time }: { day: string; time: string }) =>
    isWorkingDay(day) && time >= opens && time <= closes
  return isOpen(due) && isOpen(sentAt) ? due : { day: officeDay(due.day), time: closes }
}

function officeDay(day: string): string {
  return isWorkingDay(day) ? day : officeDay(nextDay(day))
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
}
