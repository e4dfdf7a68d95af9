import { SURVIVAL_COURSES, TEAM_EVENTS } from '#content/services.ts'
import {
  type AnchoredQuestion,
  courseQuestions,
  pageQuestions,
  teamEventQuestions,
} from '#features/questions/questions.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { messagesOf } from '../render/messages.ts'

/** What the page answers, by its namespace; empty for pages without questions. */
export function questionsOfPage(language: Language, namespace: Namespace): AnchoredQuestion[] {
  const course = SURVIVAL_COURSES.find(({ id }) => namespace === `survival-${id}`)
  if (course) return courseQuestions(messages(language, 'course-questions'), course)
  const event = TEAM_EVENTS.find(({ id }) => namespace === `team-event-${id}`)
  if (event) return teamEventQuestions(messages(language, 'team-event-questions'), event)
  if (namespace === 'project-management') return pageQuestions(messages(language, 'project-questions'))
  return []
}

/** On every page of a voucher. */
export function voucherQuestions(language: Language): AnchoredQuestion[] {
  return pageQuestions(messages(language, 'voucher-questions'))
}

function messages<N extends Namespace>(language: Language, namespace: N): Namespaces[N] {
  return messagesOf(language, [namespace])[namespace] as Namespaces[N]
}
