/** From today, when staff extend it; the records of a voucher go after as many. */
export const MOST_YEARS = 10

/** Last day of validity, `YYYY-MM-DD` in Swiss time; from 29 February, 28 February in a common year. */
export function validUntil(issuedAt: Date, years: number): string {
  const [year, month, day] = swissDay(issuedAt).split('-').map(Number) as [number, number, number]
  const lastYear = year + years
  const lastOfMonth = new Date(Date.UTC(lastYear, month, 0)).getUTCDate()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${lastYear}-${pad(month)}-${pad(Math.min(day, lastOfMonth))}`
}

function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(moment)
}
