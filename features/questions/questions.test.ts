import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import courseTexts from './texts/course-questions.ts'
import projectTexts from './texts/project-questions.ts'
import eventTexts from './texts/team-event-questions.ts'
import voucherTexts from './texts/voucher-questions.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import {
  type AnchoredQuestion,
  courseQuestions,
  pageQuestions,
  plainAnswer,
  teamEventQuestions,
} from './questions.ts'

const SETS = ['course-questions', 'team-event-questions', 'project-questions', 'voucher-questions'] as const

function pagesIn(language: Language): Record<string, AnchoredQuestion[]> {
  const courses = fillFacts(language, courseTexts[language], FIRST_OFFER)
  const events = fillFacts(language, eventTexts[language], FIRST_OFFER)
  return {
    ...Object.fromEntries(SURVIVAL_COURSES.map((course) => [course.id, courseQuestions(courses, course)])),
    ...Object.fromEntries(TEAM_EVENTS.map((event) => [event.id, teamEventQuestions(events, event)])),
    projects: pageQuestions(fillFacts(language, projectTexts[language], FIRST_OFFER)),
    vouchers: pageQuestions(fillFacts(language, voucherTexts[language], FIRST_OFFER)),
  }
}

describe.each(LANGUAGES)('the questions in %s', (language) => {
  it('are ten a page, each with an anchor of its own and an answer without gaps', () => {
    for (const [page, questions] of Object.entries(pagesIn(language))) {
      expect(questions, page).toHaveLength(10)
      expect(new Set(questions.map(({ anchor }) => anchor)).size, page).toBe(10)
      expect(new Set(questions.map(({ question }) => question)).size, page).toBe(10)
      for (const { question, answer } of questions) {
        expect(question).toMatch(/\?$/)
        expect(answer).toMatch(/[.»”)]$/)
        expect(question + answer).not.toMatch(/[{}]/)
      }
    }
  })

  it('state the group size of the price table', async () => {
    const { aufbruch = [], 'shelter-bau': shelter = [] } = pagesIn(language)
    expect(aufbruch.find(({ anchor }) => anchor === 'frage-allein')?.answer).toMatch(/6 \S+ 12 /)
    expect(shelter.find(({ anchor }) => anchor === 'frage-gruppe')?.answer).toMatch(/12 .* 20 /)
  })
})

it('link only existing sections of the terms', () => {
  const terms = readFileSync(new URL('../messages/texts/terms.ts', import.meta.url), 'utf8')
  for (const set of SETS) {
    const text = readFileSync(new URL(`texts/${set}.ts`, import.meta.url), 'utf8')
    for (const [, anchor] of text.matchAll(/\(\/agb#([\w-]+)\)/g)) expect(terms).toContain(`{#${anchor}}`)
  }
})

it('lose their links, not the linked text, as plain text', () => {
  expect(plainAnswer({ question: '', answer: 'Alles steht in den [AGB](/agb#absage).' })).toBe(
    'Alles steht in den AGB.',
  )
})
