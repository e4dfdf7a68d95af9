import type { Language } from './languages.ts'

/** Written out instead of taken from `Intl`: server and browser must print the same. */
const MONTHS: Record<Language, string> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
}

/** The first of the month is an ordinal in French and Italian. */
const FIRST: Record<Language, string> = { de: '1', en: '1', fr: '1er', it: '1°' }

/**
 * A calendar day `YYYY-MM-DD` in words: `14. März 2027`, `14 March 2027`, `14 mars 2027`, `14 marzo 2027`.
 * Day and month never break across lines.
 */
export function formatDay(language: Language, day: string): string {
  const [year = '', month, date] = day.split('-')
  const number = Number(date) === 1 ? FIRST[language] : String(Number(date))
  const name = MONTHS[language].split(' ')[Number(month) - 1] ?? ''
  return `${number}${language === 'de' ? '.' : ''}\u00a0${name} ${year}`
}

/** A month `YYYY-MM` in words: `März 2027`, `mars 2027`. */
export function formatMonth(language: Language, month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[language].split(' ')[Number(number) - 1] ?? ''} ${year}`
}

/** What stands between hours and minutes: `16.45`, `16:45`, `16 h 45`. */
const TIME_MARK: Record<Language, string> = { de: '.', en: ':', fr: '\u00a0h\u00a0', it: '.' }

/**
 * A time of day `HH:MM` as the language writes it; German adds «Uhr» in its sentence. English leaves out a leading
 * zero: `9:00`; French full hours too: `9 h`, `9 h 05`, `16 h 45`.
 */
export function formatTime(language: Language, time: string): string {
  const text = time.replace(':', TIME_MARK[language])
  if (language === 'de' || language === 'it') return text
  const short = text.replace(/^0(?=\d)/, '')
  return language === 'fr' ? short.replace(/\u00a000$/, '') : short
}

/** The day and the time `HH:MM` that clocks in Switzerland show at a moment. */
export function swissTime(moment: Date): { day: string; time: string } {
  const text = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
