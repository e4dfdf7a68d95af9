import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import {
  type Answers,
  answersOf,
  courseFor,
  type Level,
  QUESTIONS,
  recommendedLevel,
} from './recommended-level.ts'

const level = fc.constantFrom<Level>(1, 2, 3)
const answers = fc.record({ experience: level, walk: level, night: level })
const question = fc.constantFrom(...QUESTIONS)

it('never recommends a higher level than any of the answers', () => {
  fc.assert(
    fc.property(answers, (answered) => {
      for (const each of QUESTIONS) expect(recommendedLevel(answered)).toBeLessThanOrEqual(answered[each])
    }),
  )
})

it('recommends a level that at least one answer suggests', () => {
  fc.assert(
    fc.property(answers, (answered) => {
      expect(Object.values(answered)).toContain(recommendedLevel(answered))
    }),
  )
})

it('never recommends a higher level because an answer becomes more cautious', () => {
  fc.assert(
    fc.property(answers, question, level, (answered, changed, answer) => {
      const cautious = { ...answered, [changed]: Math.min(answered[changed], answer) as Level }
      expect(recommendedLevel(cautious)).toBeLessThanOrEqual(recommendedLevel(answered) ?? 0)
    }),
  )
})

it('recommends nothing while a question is unanswered', () => {
  fc.assert(
    fc.property(answers, question, (answered, open) => {
      const { [open]: _left, ...rest } = answered
      expect(recommendedLevel(rest as Answers)).toBeUndefined()
    }),
  )
})

it('reads from an address what it wrote there, and ignores the rest', () => {
  fc.assert(
    fc.property(answers, (answered) => {
      const query = new URLSearchParams(
        Object.entries(answered).map(([name, value]) => [name, String(value)]),
      )
      expect(answersOf(query)).toEqual(answered)
    }),
  )
  fc.assert(
    fc.property(
      fc.string().filter((text) => !['1', '2', '3'].includes(text)),
      (text) => {
        expect(answersOf(new URLSearchParams({ experience: text }))).toEqual({})
      },
    ),
  )
  expect(answersOf(new URLSearchParams('experience=constructor&walk=02&night=4'))).toEqual({})
})

it('links to a course of the level, else to the next lower one, never to a higher one', () => {
  fc.assert(
    fc.property(level, fc.subarray([...SURVIVAL_COURSES]), (wanted, offered) => {
      const fitting = offered.filter((course) => course.level <= wanted).map((course) => course.level)
      expect(courseFor(wanted, offered)?.level).toBe(fitting.length > 0 ? Math.max(...fitting) : undefined)
    }),
  )
})
