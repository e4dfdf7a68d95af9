import { isTwice } from '#kernel/doubled-hour.ts'
import type { Language } from './languages.ts'

/** Not taken from `Intl`: server and browser must render the same text. */
const MONTHS: Record<Language, string> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
}

const FIRST: Record<Language, string> = { de: '1', en: '1', fr: '1er', it: '1°' }

/** Formats `YYYY-MM-DD` as `14. März 2027` or `14 March 2027`, with a no-break space between day and month. */
export function formatDay(language: Language, day: string): string {
  const [year = '', month, date] = day.split('-')
  const number = Number(date) === 1 ? FIRST[language] : String(Number(date))
  const name = MONTHS[language].split(' ')[Number(month) - 1] ?? ''
  return `${number}${language === 'de' ? '.' : ''}\u00a0${name} ${year}`
}

/** Not from `Intl`, see above. Monday first. */
const WEEKDAYS: Record<Language, string> = {
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
}

/** Monday first. */
export function weekdayNames(language: Language): string[] {
  return WEEKDAYS[language].split(' ')
}

const AFTER_WEEKDAY: Record<Language, string> = { de: ', ', en: ', ', fr: ' ', it: ' ' }

/** Formats `YYYY-MM-DD` as `Montag, 15. März 2027`, `lundi 15 mars 2027`. */
export function formatWeekdayAndDay(language: Language, day: string): string {
  const number = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
  const name = weekdayNames(language)[number] ?? ''
  return `${name}${AFTER_WEEKDAY[language]}${formatDay(language, day)}`
}

export function formatMonth(language: Language, month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[language].split(' ')[Number(number) - 1] ?? ''} ${year}`
}

const TIME_MARK: Record<Language, string> = { de: '.', en: ':', fr: '\u00a0h\u00a0', it: '.' }

/**
 * Formats `HH:MM`: English drops the leading zero (`9:00`), French also full minutes (`9 h`, `16 h 45`). German callers
 * add «Uhr».
 */
export function formatTime(language: Language, time: string): string {
  const text = time.replace(':', TIME_MARK[language])
  if (language === 'de' || language === 'it') return text
  const short = text.replace(/^0(?=\d)/, '')
  return language === 'fr' ? short.replace(/\u00a000$/, '') : short
}

/** Formats a moment with its weekday: `Montag, 15. März 2027, 09.00 Uhr`, `lundi 15 mars 2027, 9 h`. */
export function formatMoment(language: Language, { day, time, offset }: SwissTime): string {
  const clock = [formatTime(language, time), offset && `(UTC${offset})`].filter(Boolean).join('\u00a0')
  const named = { de: `${clock}\u00a0Uhr`, en: clock, fr: clock, it: `ore\u00a0${clock}` }[language]
  return `${formatWeekdayAndDay(language, day)}, ${named}`
}

/** The Swiss day and time (`HH:MM`) of a moment. Formats once a minute: cached answers ask for the present day. */
export function swissTime(moment: Date): SwissTime {
  const minute = Math.floor(moment.getTime() / 60_000)
  if (minute !== latest.minute) latest = { minute, time: formatSwissTime(moment) }
  return latest.time
}

export interface SwissTime {
  readonly day: string
  readonly time: string
  /** `+2`, `+1`: in the hour that clocks show twice, which of the two it is. */
  readonly offset?: string
}

/** No moment is of this minute. */
let latest: { minute: number; time: SwissTime } = { minute: Number.NaN, time: { day: '', time: '' } }

let formatter: Intl.DateTimeFormat | undefined

function formatSwissTime(moment: Date): SwissTime {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const text = Number.isNaN(moment.getTime()) ? String(moment) : formatter.format(moment)
  const local = { day: text.slice(0, 10), time: text.slice(11, 16) }
  if (!isTwice(text)) return local
  return { ...local, offset: moment.getUTCHours() === 0 ? '+2' : '+1' }
}
