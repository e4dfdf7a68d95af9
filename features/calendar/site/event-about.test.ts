import { describe, expect, it, test } from 'vitest'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { datedProgramme, serviceContent } from './event-about.tsx'

const at = (start: string, end: string, allDay = false) => ({
  startsAt: `${start}:00+02:00`,
  endsAt: `${end}:00+02:00`,
  allDay,
})
const usual = {
  days: [
    [
      { time: '09:00', title: 'Ankommen' },
      { time: '22:00', title: 'Nacht' },
    ],
    [{ time: '12:00', title: 'Schluss' }],
  ],
}

const contentOf = (language: string, id: string) =>
  FILE_MESSAGES.find(language, `survival-${id}`) ?? FILE_MESSAGES.find(language, `team-event-${id}`)

test.each(LANGUAGES)('every service describes its dates in %s and how they go', (language) => {
  for (const id of FIRST_SERVICE_IDS) {
    const messages = contentOf(language, id) as TeamEventMessages
    const { goal, takeHome, days } = serviceContent(messages, { end: 'Schluss' })
    expect(goal.length, id).toBeGreaterThan(20)
    expect(takeHome.length, id).toBeGreaterThan(1)
    expect(
      days.every(
        (items) => items.length > 1 && items.every(({ time }) => time === null || /^\d\d:\d\d$/.test(time)),
      ),
    ).toBe(true)
  }
})

describe('the programme of a date', () => {
  it('has its own days and the usual times', () => {
    const programme = datedProgramme(usual, at('2027-04-10T09:00', '2027-04-11T12:00'))
    expect(programme.hasTimes).toBe(true)
    expect(programme.days.map(({ day }) => day)).toEqual(['2027-04-10', '2027-04-11'])
  })

  it('keeps its order but no times where the date has other hours', () => {
    for (const other of [
      at('2027-04-10T10:00', '2027-04-11T12:00'),
      at('2027-04-10T09:00', '2027-04-11T13:00'),
      at('2027-04-10T00:00', '2027-04-12T00:00', true),
    ])
      expect(datedProgramme(usual, other).hasTimes).toBe(false)
  })

  it('names no days where the date has more or fewer of them', () => {
    const programme = datedProgramme(usual, at('2027-04-10T09:00', '2027-04-10T12:00'))
    expect(programme).toMatchObject({ hasTimes: false, days: [{ day: null }, { day: null }] })
  })
})
