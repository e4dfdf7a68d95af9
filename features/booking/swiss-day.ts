/** The day in Switzerland, `YYYY-MM-DD`. */
export function swissDay(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(moment)
}
