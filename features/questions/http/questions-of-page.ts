import { courseNamespace, teamEventNamespace } from '#features/services/content/service-namespace.ts'
import {
  type AnchoredQuestion,
  courseQuestions,
  pageQuestions,
  teamEventQuestions,
} from '#features/questions/questions.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

/** What the page answers, by its namespace; empty for pages without questions. */
export function questionsOfPage(
  language: Language,
  namespace: Namespace,
  site: SiteMessages,
): AnchoredQuestion[] {
  const { courses, teamEvents } = site.facts.services
  const course = courses.find(({ id }) => namespace === courseNamespace(id))
  if (course) return courseQuestions(messages(site, language, 'course-questions'), course)
  const event = teamEvents.find(({ id }) => namespace === teamEventNamespace(id))
  if (event) return teamEventQuestions(messages(site, language, 'team-event-questions'), event)
  if (namespace === 'project-management') return pageQuestions(messages(site, language, 'project-questions'))
  return []
}

/** On every page of a voucher. */
export function voucherQuestions(language: Language, site: SiteMessages): AnchoredQuestion[] {
  return pageQuestions(messages(site, language, 'voucher-questions'))
}

function messages<N extends Namespace>(site: SiteMessages, language: Language, namespace: N): Namespaces[N] {
  return site.of(language, [namespace])[namespace] as Namespaces[N]
}
