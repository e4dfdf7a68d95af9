import { expect, it } from 'vitest'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { planDays } from './plan-texts.ts'
import type { PlanView } from './plan-b.ts'

const PLAN: PlanView = {
  kind: 'postponed',
  until: '2027-05-01T10:00:00.000Z',
  isOpen: true,
  startedLocal: '2027-05-03 09:00:00',
  eventId: 'old',
  newEventId: 'new',
  choices: ['new_date', 'refund'],
  chosen: null,
  byDefault: 'new_date',
  wasSilent: false,
  moneyCents: 0,
  onVoucherCents: 0,
}
const NEW = { id: 'new', firstDay: '2027-05-10' }

it('names the day that an event was on and the day it is on now, in every language', () => {
  const texts = LANGUAGES.map((language) => planDays(language, PLAN, NEW))
  for (const text of texts) expect(text).toMatch(/3.+10/)
  expect(new Set(texts).size).toBe(LANGUAGES.length)
  const [from, to] = ['2027-05-03', '2027-05-10'].map((day) => formatWeekdayAndDay('de', day))
  expect(planDays('de', PLAN, NEW)).toBe(`Verschoben von ${from} auf ${to}.`)
})

it('shows no days when the event was called off, or the guest is at another date', () => {
  expect(planDays('de', { ...PLAN, kind: 'called_off', newEventId: null }, NEW)).toBe('')
  expect(planDays('de', PLAN, { ...NEW, id: 'third' })).toBe('')
})
