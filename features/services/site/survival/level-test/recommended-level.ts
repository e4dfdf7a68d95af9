import type { SurvivalCourse } from '#features/services/content/services.ts'

export type Level = 1 | 2 | 3

/** Names of the questions, in the address too. Answers are 1 (most cautious) to 3. */
export const QUESTIONS = ['experience', 'walk', 'night'] as const
export type Question = (typeof QUESTIONS)[number]
export type Answers = Partial<Record<Question, Level>>

/** What the address may say; everything else is no answer. */
export const ANSWERS = ['1', '2', '3'] as const

export function answersOf(query: URLSearchParams): Answers {
  return Object.fromEntries(
    QUESTIONS.flatMap((question) => {
      const answer = ANSWERS.indexOf(query.get(question) as (typeof ANSWERS)[number])
      return answer < 0 ? [] : [[question, (answer + 1) as Level]]
    }),
  )
}

/** The most cautious answer counts; undefined until every question is answered. `level-test.module.css` says the same. */
export function recommendedLevel(answers: Answers): Level | undefined {
  const levels = QUESTIONS.flatMap((question) => answers[question] ?? [])
  if (levels.length < QUESTIONS.length) return undefined
  return Math.min(...levels) as Level
}

/** The first course of the level, or of the highest one below it; undefined where only harder ones are offered. */
export function courseFor(level: Level, offered: readonly SurvivalCourse[]): SurvivalCourse | undefined {
  return offered.filter((course) => course.level <= level).sort((a, b) => b.level - a.level)[0]
}
