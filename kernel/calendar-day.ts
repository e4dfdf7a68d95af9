/**
 * Parses a day typed day first (`1.9.2027`, `01/09/27`, `1 9 2027`, `01092027`) or ISO; two-digit years are 20xx.
 * Returns `YYYY-MM-DD`, or undefined when there is no such day.
 */
export function readDay(text: string): string | undefined {
  const typed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const bare = /^(\d\d)(\d\d)(\d{4})$/.exec(typed)
  if (bare) return dayOf(bare[3], bare[2], bare[1])
  const spoken = /^(\d{1,2}) ?([ ./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d\d)$/.exec(typed)
  return spoken ? dayOf(spoken[4], spoken[3], spoken[1]) : undefined
}

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return text.length === 10 && readDay(text) === text
}

function dayOf(year = '', month = '', date = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const moment = new Date(`${day}T00:00Z`)
  // February 30 becomes a day of March and no longer matches.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day ? day : undefined
}
