import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIRST_OPENING_HOURS } from '#features/company/content/opening-hours.ts'
import { swissTime } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { isWorkingDay } from '#kernel/working-day.ts'
import { answerDueAt } from './inquiry.ts'
import { answerDeadline } from './answer-deadline.ts'

const deadlineOf = (instant: string) =>
  Object.values(answerDeadline(FIRST_OPENING_HOURS.de, answerDueAt(new Date(instant)))).join(' ')

it.each([
  ['on Tuesday at 10', '2027-03-16T10:00+01:00', '2027-03-17 10:00'],
  ['on Thursday at 20, after closing', '2027-03-18T20:00+01:00', '2027-03-19 17:00'],
  ['on Tuesday at 3, before opening', '2027-03-16T03:00+01:00', '2027-03-17 17:00'],
  ['on Friday at 10', '2027-03-19T10:00+01:00', '2027-03-22 17:00'],
  ['on Saturday', '2027-03-20T15:00+01:00', '2027-03-22 17:00'],
  ['on Sunday at 10', '2027-03-21T10:00+01:00', '2027-03-22 17:00'],
  ['on the Sunday when the clocks change', '2026-10-25T23:30+01:00', '2026-10-26 17:00'],
  ['on Maundy Thursday', '2027-03-25T10:00+01:00', '2027-03-30 17:00'],
  ['on Corpus Christi', '2027-05-27T10:00+02:00', '2027-05-28 17:00'],
])('an inquiry %s gets an office hour as deadline', (_when, sentAt, deadline) => {
  expect(deadlineOf(sentAt)).toBe(deadline)
})

const anyInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })

it('states a time in office hours, on a working day, not before the stored deadline', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...LANGUAGES), (moment, language) => {
      const { day, time } = answerDeadline(FIRST_OPENING_HOURS[language], answerDueAt(moment))
      const { opens, closes } = FIRST_OPENING_HOURS[language]
      expect(isWorkingDay(day)).toBe(true)
      expect(time >= opens && time <= closes).toBe(true)
      expect(day >= swissTime(answerDueAt(moment)).day).toBe(true)
    }),
  )
})

it('leaves the office at least one whole office day for the answer, and never more than six calendar days', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...LANGUAGES), (moment, language) => {
      const { opens, closes } = FIRST_OPENING_HOURS[language]
      const from = swissTime(moment)
      const to = answerDeadline(FIRST_OPENING_HOURS[language], answerDueAt(moment))
      let minutes = 0
      let days = 0
      for (let day = from.day; day <= to.day; day = after(day), days++) {
        if (!isWorkingDay(day)) continue
        const start = day === from.day && from.time > opens ? from.time : opens
        const end = day === to.day && to.time < closes ? to.time : closes
        minutes += Math.max(0, minutesOf(end) - minutesOf(start))
      }
      // The clocks change on Sundays: who asks in that hour keeps all but one.
      expect(minutes).toBeGreaterThanOrEqual(minutesOf(closes) - minutesOf(opens) - 60)
      expect(days).toBeLessThanOrEqual(6)
    }),
  )
})

function after(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
