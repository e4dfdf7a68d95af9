/**
 * Vouchers are a claim for a service and lapse after ten years, the general period of limitation of Swiss law
 * (OR art. 127). A shorter period would have to be agreed with each buyer and is disputed.
 */
export const VALID_YEARS = 10

/** Last day of validity, `YYYY-MM-DD` by the Swiss calendar. Issued on 29 February: 28 February when there is none. */
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
