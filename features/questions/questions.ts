import type { SurvivalCourse, TeamEvent } from '#features/services/content/services.ts'
import { textsOfService } from '#features/services/content/service-name.ts'
import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'

export interface Question {
  question: string
  /** May contain `[label](path)` links. */
  answer: string
}

export interface AnchoredQuestion extends Question {
  /** Fragment of the page. */
  anchor: string
}

/** Its own questions first, then those of all courses. */
export function courseQuestions(
  { own, shared }: Namespaces['course-questions'],
  { id, group }: SurvivalCourse,
): AnchoredQuestion[] {
  return anchored(
    { ...textsOfService<{ items: Record<string, Question> }>(own, id).items, ...shared.items },
    group,
  )
}

export function teamEventQuestions(
  { own, shared }: Namespaces['team-event-questions'],
  { id, flatUpTo, brackets }: Pick<TeamEvent, 'id' | 'flatUpTo'> & { brackets: readonly { upTo: number }[] },
): AnchoredQuestion[] {
  return anchored(
    { ...textsOfService<{ items: Record<string, Question> }>(own, id).items, ...shared.items },
    { flat: flatUpTo, most: brackets.at(-1)?.upTo ?? flatUpTo },
  )
}

export function pageQuestions({
  items,
}: Namespaces['project-questions' | 'voucher-questions']): AnchoredQuestion[] {
  return anchored(items)
}

/** The answer without its links. */
export function plainAnswer({ answer }: Question): string {
  return answer.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
}

function anchored(items: Record<string, Question>, values: Record<string, number> = {}): AnchoredQuestion[] {
  return Object.entries(items).map(([key, { question, answer }]) => ({
    anchor: `frage-${key}`,
    question: fill(question, values),
    answer: fill(answer, values),
  }))
}
