import { isTwice } from '#kernel/doubled-hour.ts'

/** RFC 5545, section 3.1: maximum octets per line, without the line end. */
const LINE_OCTETS = 75

/** A content line with CRLF, folded between characters. */
export function icalLine(name: string, value: string): string {
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      line += '\r\n '
      octets = 1
    }
    line += character
    octets += size
  }
  return `${line}\r\n`
}

/** Escapes a property value (RFC 5545, section 3.3.11) and drops other control characters. */
export function icalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
}

export interface IcalEvent {
  uid: string
  sequence: number
  created: Date
  updated: Date
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
  allDay: boolean
  cancelled: boolean
  summary: string
  description: string
  location: string
  url: string
  category?: string | undefined
}

interface IcalCalendar {
  name: string
  language: string
  url: string
  events: readonly IcalEvent[]
}

/** An RFC 5545 calendar (with name and refresh interval of RFC 7986): CRLF, folded, UTF-8. */
export function icalCalendar({ name, language, url, events }: IcalCalendar): string {
  return [
    icalLine('BEGIN', 'VCALENDAR'),
    icalLine('VERSION', '2.0'),
    icalLine('PRODID', `-//Gratweg//Event-Kalender//${language.toUpperCase()}`),
    icalLine('CALSCALE', 'GREGORIAN'),
    icalLine(`NAME;LANGUAGE=${language}`, icalText(name)),
    icalLine('X-WR-CALNAME', icalText(name)),
    icalLine('X-WR-TIMEZONE', ZONE),
    icalLine('URL', url),
    icalLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'),
    icalLine('X-PUBLISHED-TTL', 'PT6H'),
    SWITZERLAND,
    ...events.map((event) => vevent(event, language)),
    icalLine('END', 'VCALENDAR'),
  ].join('')
}

const ZONE = 'Europe/Zurich'

/** Swiss time since 1996: summer time from the last Sunday of March to the last of October. */
const SWITZERLAND = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

function vevent(event: IcalEvent, language: string): string {
  const text = (name: string, value: string) => icalLine(`${name};LANGUAGE=${language}`, icalText(value))
  return [
    icalLine('BEGIN', 'VEVENT'),
    icalLine('UID', icalText(event.uid)),
    // Without METHOD it is the last change (RFC 5545, section 3.8.7.2), so equal calendars are equal bytes.
    icalLine('DTSTAMP', instant(event.updated)),
    icalLine('SEQUENCE', String(event.sequence)),
    icalLine('CREATED', instant(event.created)),
    icalLine('LAST-MODIFIED', instant(event.updated)),
    time('DTSTART', event.startsLocal, event.allDay),
    time('DTEND', event.endsLocal, event.allDay),
    icalLine('STATUS', event.cancelled ? 'CANCELLED' : 'CONFIRMED'),
    icalLine('TRANSP', event.cancelled ? 'TRANSPARENT' : 'OPAQUE'),
    text('SUMMARY', event.summary),
    text('DESCRIPTION', event.description),
    text('LOCATION', event.location),
    ...(event.category ? [text('CATEGORIES', event.category)] : []),
    icalLine('URL', event.url),
    icalLine('END', 'VEVENT'),
  ].join('')
}

function time(name: string, local: string, allDay: boolean): string {
  const figures = local.slice(0, 19).replace(/[-:]/g, '').replace(' ', 'T')
  if (allDay) return icalLine(`${name};VALUE=DATE`, figures.slice(0, 8))
  // Calendars take the first of two such times, the database the second, in standard time.
  if (isTwice(local))
    return icalLine(name, instant(new Date(`${local.slice(0, 19).replace(' ', 'T')}+01:00`)))
  return icalLine(`${name};TZID=${ZONE}`, figures)
}

function instant(moment: Date): string {
  return `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}
