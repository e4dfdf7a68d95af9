import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createLanguageStore } from '#site/language/language-store.ts'
import { LanguageProvider } from '#site/language/language.tsx'
import { FIRST_PEOPLE, type People } from '#features/company/content/people.ts'
import type { OwnerFacts } from '#features/facts/content/owner-facts.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { siteMessages } from '#features/messages/http/site-messages.ts'
import { FIRST_FACTS } from '#features/messages/http/site-facts.ts'

/** As the server renders it, with the owner's facts of a test. */
export function renderPage(
  page: ReactElement,
  {
    facts,
    people = FIRST_PEOPLE,
    language,
    namespaces,
  }: { facts: OwnerFacts; people?: People; language: Language; namespaces: Namespace[] },
): string {
  const store = createLanguageStore(
    language,
    siteMessages([], 1, { ...FIRST_FACTS, ...facts, people }).of(language, [
      'common',
      'evidence',
      ...namespaces,
    ]),
  )
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider store={store} select={null}>
        {page}
      </LanguageProvider>
    </MemoryRouter>,
  )
}
