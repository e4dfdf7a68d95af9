/** The general limitation period (OR art. 127); a shorter one would need each buyer's consent and is disputed. */
export const VALID_YEARS = 10

/** Last day of validity, `YYYY-MM-DD` in Swiss time; from 29 February, 28 February in a common year. */
export function validUntil(issuedAt: Date): string {
  const [year, month, day] = swissDay(issuedAt).split('-').map(Number) as [number, number, number]
  const lastYear = year + VALID_YEARS
  const lastOfMonth = new Date(Date.UTC(lastYear, month, 0)).getUTCDate()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${lastYear}-${pad(month)}-${pad(Math.min(day, lastOfMonth))}`
}

function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(moment)
}
