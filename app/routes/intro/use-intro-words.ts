import { useMatches } from 'react-router'
import type { IntroWords } from '#content/intro-words.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { useMessages } from '../../language/language.tsx'
import type { PageHandle } from '../../page.tsx'
import { fillCompany } from './fill-company.ts'

/** Which page of the template is shown, and its words: the route knows. */
export function useIntroWords(): { namespace: Namespace; words: IntroWords } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  if (!handle) throw new Error('useIntroWords must be used within a page of routes.tsx')
  const { namespace } = handle
  return { namespace, words: fillCompany(useMessages(namespace) as IntroWords) }
}
