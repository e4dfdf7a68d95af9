import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { type DocumentHeadData, documentHead } from './head.ts'
import { useLanguage, useLanguageStore } from './language/language.tsx'
import type { PageHandle, PageHead } from './page.tsx'

/** Updates the head after navigation and language switch; the first one comes from the server. */
export function DocumentHead() {
  const language = useLanguage()
  const store = useLanguageStore()
  const { pathname } = useLocation()
  const match = useMatches().findLast((entry) => entry.handle !== undefined)
  const handle = match?.handle as PageHandle | undefined
  const loaded = match?.loaderData
  useEffect(() => {
    const namespace = handle?.namespaceOf(loaded)
    if (!handle || !namespace || !store.has(language, namespace)) return
    const messages = store.messages(namespace) as { meta: PageHead }
    const head = documentHead({
      ...handle.head(messages, loaded),
      language,
      origin: document.documentElement.dataset.origin ?? window.location.origin,
      path: pathname,
      found: handle.found(loaded),
      indexed: handle.indexed(loaded),
    })
    if (document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href !== head.canonical)
      forgetFirstPage()
    document.documentElement.lang = head.htmlLang
    document.title = head.title
    setAttribute('meta[name=description]', 'content', head.description)
    setAttribute('meta[name=robots]', 'content', head.indexed ? 'index, follow' : 'noindex')
    setLinks(head)
  }, [handle, loaded, language, pathname, store])
  return null
}

/** Open Graph and JSON-LD of the first page do not apply to others. */
function forgetFirstPage(): void {
  for (const stale of document.querySelectorAll('meta[property],[type="application/ld+json"]')) stale.remove()
}

function setLinks({ found, canonical, alternates }: DocumentHeadData): void {
  for (const stale of document.querySelectorAll('link[rel=canonical],link[hreflang]')) stale.remove()
  if (!found) return
  const links = [
    { rel: 'canonical', href: canonical },
    ...alternates.map((of) => ({ rel: 'alternate', ...of })),
  ]
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)))
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
