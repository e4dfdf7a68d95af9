import type { CalendarEvent } from './calendar-event.ts'
import { formatDay, formatTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { eventSpan } from './rules/event-span.ts'

/** Not from `Intl`, whose output differs between server and browser. Monday first. */
const WEEKDAYS: Record<Language, string> = {
  de: 'Mo Di Mi Do Fr Sa So',
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  fr: 'lun. mar. mer. jeu. ven. sam. dim.',
  it: 'lun mar mer gio ven sab dom',
}

/** Separator after weekdays: `Sa–So, 11.–12. April 2027`, `Sat–Sun 11–12 April 2027`. */
const AFTER_WEEKDAYS: Record<Language, string> = { de: ', ', en: ' ', fr: ' ', it: ' ' }

type When = Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'allDay'>

/** `Sa 14. März 2027`, `Sa–So, 11.–12. April 2027`, `Fr–So, 30. April – 2. Mai 2027`, without breaks inside a date. */
export function eventDays(language: Language, event: When): string {
  const { firstDay, lastDay } = eventSpan(event)
  if (firstDay === lastDay) return `${weekday(language, firstDay)}\u00a0${formatDay(language, firstDay)}`
  return `${weekdays(language, event)}${AFTER_WEEKDAYS[language]}${days(language, firstDay, lastDay)}`
}

/** `Sa`, `Sa–So`. */
export function weekdays(language: Language, event: When): string {
  const { firstDay, lastDay } = eventSpan(event)
  const names = [firstDay, lastDay].map((day) => weekday(language, day))
  return [...new Set(firstDay === lastDay ? names.slice(1) : names)].join('–')
}

/** `14.`, `11.–12.`, `30.4.–2.5.` */
export function dayFigures(language: Language, event: When): string {
  const { firstDay, lastDay } = eventSpan(event)
  const sameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7)
  const figure = (day: string) => {
    const [, month, date] = day.split('-').map(Number)
    if (!sameMonth) return language === 'de' ? `${date}.${month}.` : `${date}/${month}`
    return language === 'de' ? `${date}.` : String(date)
  }
  return firstDay === lastDay ? figure(firstDay) : `${figure(firstDay)}–${figure(lastDay)}`
}

/** `09.00–17.00 Uhr`, `Sa 18.00 – So 12.00 Uhr`; undefined for all-day events. */
export function eventTimes(language: Language, event: When): string | undefined {
  if (event.allDay) return undefined
  const { firstDay, lastDay, from, to } = eventSpan(event)
  const [start, end] = [formatTime(language, from), formatTime(language, to)]
  const suffix = language === 'de' ? '\u00a0Uhr' : ''
  const prefix = language === 'it' ? 'ore\u00a0' : ''
  if (firstDay === lastDay) return `${prefix}${start}${RANGE[language]}${end}${suffix}`
  const [first, last] = [weekday(language, firstDay), weekday(language, lastDay)]
  return `${first}\u00a0${prefix}${start}\u00a0– ${last}\u00a0${prefix}${end}${suffix}`
}

export function weekday(language: Language, day: string): string {
  const number = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
  return WEEKDAYS[language].split(' ')[number] ?? ''
}

/** `11.–12. April 2027`, `30. April – 2. Mai 2027`, `31. Dezember 2026 – 2. Januar 2027`. */
function days(language: Language, firstDay: string, lastDay: string): string {
  const first = formatDay(language, firstDay)
  const last = formatDay(language, lastDay)
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return `${first.split('\u00a0')[0]}–${last}`
  if (firstDay.slice(0, 4) === lastDay.slice(0, 4)) return `${first.slice(0, -5)} – ${last}`
  return `${first} – ${last}`
}

const RANGE: Record<Language, string> = { de: '–', en: '–', fr: ' – ', it: '–' }
