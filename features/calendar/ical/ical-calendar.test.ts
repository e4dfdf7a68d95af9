import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { icalCalendar, type IcalEvent, icalLine, icalText } from './ical-calendar.server.ts'

const event = (values: Partial<IcalEvent> = {}): IcalEvent => ({
  uid: '0b7b6c5e-6a3e-4a5c-9a44-3f5f6f0f6a10',
  sequence: 2,
  created: new Date('2027-01-01T08:00:00.123Z'),
  updated: new Date('2027-02-01T09:30:00.999Z'),
  startsLocal: '2027-03-13 09:00:00',
  endsLocal: '2027-03-13 17:00:00',
  allDay: false,
  cancelled: false,
  summary: 'Aufbruch',
  description: 'Treffpunkt: Bergstation\nCHF 200.00 pro Person',
  location: 'Bergstation der Zugerbergbahn, Zugerberg',
  url: 'https://gratweg.test/event-kalender/x',
  ...values,
})

const calendar = (events: IcalEvent[]) =>
  icalCalendar({
    name: 'Gratweg: Event-Kalender',
    language: 'de',
    url: 'https://gratweg.test/kalender.ics',
    events,
  })

/** Parsed by a third-party library with the calendar's own time zone. */
function parse(events: IcalEvent[]): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(calendar(events)) as unknown[])
  const zone = root.getFirstSubcomponent('vtimezone')
  if (!zone) throw new Error('no time zone')
  ICAL.TimezoneService.reset()
  ICAL.TimezoneService.register(zone)
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('a calendar file', () => {
  it('states times that clocks show twice as the database takes them: in standard time', () => {
    const [night] = parse([event({ startsLocal: '2027-10-31 02:30:00', endsLocal: '2027-10-31 03:30:00' })])
    expect(night?.startDate.toJSDate().toISOString()).toBe('2027-10-31T01:30:00.000Z')
    expect(night?.endDate.toJSDate().toISOString()).toBe('2027-10-31T02:30:00.000Z')
  })

  it('is read by an independent parser as it was written', () => {
    const [read] = parse([event({ category: 'Aufbruch' })])
    expect(read).toMatchObject({
      uid: '0b7b6c5e-6a3e-4a5c-9a44-3f5f6f0f6a10',
      sequence: 2,
      summary: 'Aufbruch',
      description: 'Treffpunkt: Bergstation\nCHF 200.00 pro Person',
      location: 'Bergstation der Zugerbergbahn, Zugerberg',
    })
    expect(read?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(read?.component.getFirstPropertyValue('categories')).toBe('Aufbruch')
    expect(String(read?.component.getFirstPropertyValue('dtstamp'))).toBe('2027-02-01T09:30:00Z')
    expect(String(read?.component.getFirstPropertyValue('created'))).toBe('2027-01-01T08:00:00Z')
  })

  it.each([
    ['2027-03-27 18:00:00', '2027-03-28 12:00:00', 17],
    ['2027-10-30 18:00:00', '2027-10-31 12:00:00', 19],
    ['2027-07-10 09:00:00', '2027-07-10 17:00:00', 8],
  ])('contains its time zone: from %s to %s it lasts %i hours', (startsLocal, endsLocal, hours) => {
    const [read] = parse([event({ startsLocal, endsLocal })])
    const [start, end] = [read?.startDate.toJSDate(), read?.endDate.toJSDate()]
    expect((Number(end) - Number(start)) / 3_600_000).toBe(hours)
    expect(read?.startDate.zone.tzid).toBe('Europe/Zurich')
    expect(start?.toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })).toBe(startsLocal)
  })

  it('writes all-day events as days', () => {
    const [read] = parse([
      event({ startsLocal: '2027-05-01 00:00:00', endsLocal: '2027-05-03 00:00:00', allDay: true }),
    ])
    expect(read?.startDate.isDate).toBe(true)
    expect([String(read?.startDate), String(read?.endDate)]).toEqual(['2027-05-01', '2027-05-03'])
  })

  it('marks a cancelled event as cancelled', () => {
    const [read] = parse([event({ cancelled: true, sequence: 3 })])
    expect(read?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(read?.sequence).toBe(3)
  })

  it('is byte-identical for the same events', () => {
    expect(calendar([event()])).toBe(calendar([event()]))
  })
})

describe('any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((raw) => raw.replace(/\p{Cc}/gu, ' '))
  const lines = fc.array(text, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n'))

  it('comes back from the parser unchanged', () => {
    fc.assert(
      fc.property(lines, lines, (summary, description) => {
        const [read] = parse([event({ summary, description })])
        expect(read?.summary).toBe(summary)
        expect(read?.description).toBe(description)
      }),
    )
  })

  it('makes lines of at most 75 octets that end with CRLF and are whole characters', () => {
    fc.assert(
      fc.property(lines, (original) => {
        const written = icalLine('SUMMARY', icalText(original))
        expect(written.endsWith('\r\n')).toBe(true)
        const folded = written.slice(0, -2).split('\r\n')
        for (const [index, line] of folded.entries()) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).toBe(Buffer.from(line).toString())
          expect(line.includes('\n') || line.includes('\r')).toBe(false)
          if (index > 0) expect(line.startsWith(' ')).toBe(true)
        }
        expect(folded.map((line, index) => (index > 0 ? line.slice(1) : line)).join('')).toBe(
          `SUMMARY:${icalText(original)}`,
        )
      }),
    )
  })

  it('contains no control character that a calendar may not hold', () => {
    expect(icalText('a\u0000b\tc\r\nd\re\u007f')).toBe('abc\\nd\\ne')
    expect(icalText('1,2;3\\4')).toBe('1\\,2\\;3\\\\4')
  })
})
