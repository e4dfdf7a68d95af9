import { useMatches } from 'react-router'
import type { IntroWords } from '#content/intro-words.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { useMessages } from '../../language/language.tsx'
import type { PageHandle } from '../../page.tsx'
import { fillCompany } from './fill-company.ts'
import { withOwnWords } from './own-words.ts'

/** Which page of the template is shown, and its words: the route knows. */
export function useIntroWords(): { namespace: Namespace; words: IntroWords } {
  const { namespace } = useMatches().at(-1)?.handle as PageHandle
  return { namespace, words: fillCompany(withOwnWords(useMessages(namespace) as IntroWords)) }
}
