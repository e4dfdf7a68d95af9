import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { findMessages } from '../render/messages.ts'

export function packingListOf(language: Language, serviceId: string | null): string[] {
  if (!serviceId) return []
  const course = findMessages(language, `survival-${serviceId}`) as
    | Pick<Namespaces['survival-aufbruch'], 'bring'>
    | undefined
  if (course) return course.bring
  const team = findMessages(language, `team-event-${serviceId}`) as { bring?: string } | undefined
  return team?.bring ? [team.bring] : []
}
