import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { findMessages } from '../render/messages.ts'

export function packingListOf(language: Language, serviceId: string | null): string[] {
  if (!serviceId) return []
  const service = (findMessages(language, `survival-${serviceId}`) ??
    findMessages(language, `team-event-${serviceId}`)) as
    | Pick<Namespaces['survival-aufbruch'], 'bring'>
    | undefined
  return service?.bring ?? []
}
