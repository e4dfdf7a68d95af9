import type { Retention } from './content/retention.ts'
import { swissTime } from '#i18n/format-date.ts'

/** The last day (`YYYY-MM-DD`) of retention. Months end on the same day or the last of the month (OR art. 77). */
export function keptUntil({ period, from }: Retention, start: string): string {
  const begin = from === 'yearEnd' ? `${start.slice(0, 4)}-12-31` : start
  if ('days' in period) return addDays(begin, period.days)
  return addMonths(begin, 'years' in period ? period.years * 12 : period.months)
}

/** The latest `start` whose retention has ended on day `today`. */
export function lastStartDue({ period, from }: Retention, today: string): string {
  const yesterday = addDays(today, -1)
  if (from === 'yearEnd') {
    const months = 'years' in period ? period.years * 12 : 'months' in period ? period.months : 0
    // The last year whose 31 December is due.
    const last = 'days' in period ? addDays(yesterday, -period.days) : startInMonths(yesterday, months)
    return last.endsWith('-12-31') ? last : `${Number(last.slice(0, 4)) - 1}-12-31`
  }
  if ('days' in period) return addDays(yesterday, -period.days)
  return startInMonths(yesterday, 'years' in period ? period.years * 12 : period.months)
}

/** The same as a moment: what began before it is due, by Swiss days. */
export function dueBefore(retention: Retention, now: Date): Date {
  return beginOfDay(addDays(lastStartDue(retention, swissTime(now).day), 1))
}

/** The latest day that reaches `end` at most when months are added. */
function startInMonths(end: string, months: number): string {
  const isLastOfMonth = addDays(end, 1).endsWith('-01')
  const day = addMonths(`${end.slice(0, 8)}01`, -months)
  const last = addDays(addMonths(day, 1), -1)
  if (isLastOfMonth) return last
  const same = `${day.slice(0, 8)}${end.slice(8)}`
  return same < last ? same : last
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** Midnight in Switzerland: 22:00 or 23:00 UTC of the day before. */
function beginOfDay(day: string): Date {
  const winter = new Date(Date.parse(`${day}T00:00:00Z`) - 3_600_000)
  return swissTime(winter).time === '00:00' ? winter : new Date(winter.getTime() - 3_600_000)
}
