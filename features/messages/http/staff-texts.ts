import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import type { SiteMessages } from './site-messages.ts'

/** The texts of the back office in one namespace. Throws when there are none. */
export function staffTexts<Name extends Namespace>(
  site: SiteMessages,
  language: Language,
  namespace: Name,
): Namespaces[Name] {
  const texts: Partial<Namespaces>[Name] | undefined = site.of(language, [namespace])[namespace]
  if (!texts) throw new Error(`No "${namespace}" in "${language}"`)
  return texts
}
