const DAY_MS = 86_400_000

/** Month and day. Berchtoldstag and Stephanstag are no legal holidays in Zug, but offices are closed. */
const FIXED = new Set(['01-01', '01-02', '08-01', '08-15', '11-01', '12-08', '12-25', '12-26'])

/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const AROUND_EASTER = new Set([-2, 1, 39, 50, 60])

/** Monday to Friday without public holidays. @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()) && !isPublicHoliday(day)
}

/**
 * Whether offices are closed for a holiday in the canton of Zug: the days of its law on rest days and the national day, and those that
 * are kept by custom (Berchtoldstag, Easter Monday, Whit Monday, Stephanstag). @param day `YYYY-MM-DD`
 */
export function isPublicHoliday(day: string): boolean {
  const afterEaster = (Date.parse(day) - Date.parse(easterSunday(Number(day.slice(0, 4))))) / DAY_MS
  return FIXED.has(day.slice(5)) || AROUND_EASTER.has(afterEaster)
}

/** `YYYY-MM-DD`, by the Gregorian computus of Meeus, Jones and Butcher. @param year from 1583 to 9999 */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const exception = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march = 22 + epact + toSunday - 7 * exception
  return new Date(Date.UTC(year, 2, march)).toISOString().slice(0, 10)
}
