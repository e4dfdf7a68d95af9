import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { HTML_LANG, type Language, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useLanguageSwitch } from '../language/language.tsx'
import type { PageHandle } from '../page.tsx'
import { Flag } from '../ui/pictures/flag.tsx'

interface LanguageLinksProps {
  className: string
  onSelect?: () => void
}

export function LanguageLinks({ className, onSelect }: LanguageLinksProps) {
  const { language: current, select } = useLanguageSwitch()
  return (
    <ul className={className}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <LanguageLink
            language={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onSelect?.()
              select(language)
            }}
          >
            <Flag language={language} />
            {LANGUAGE_NAMES[language]}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}

/** Isolates the location subscription. */
function LanguageLink({ language, children, ...rest }: ComponentProps<'a'> & { language: Language }) {
  const { search } = useLocation()
  const page = useMatches().at(-1)?.handle as PageHandle | undefined
  const href = languageHref(language, search, page)
  return (
    <a {...rest} href={href} lang={HTML_LANG[language]} hrefLang={language}>
      {children}
    </a>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

/** Keeps the query parameters that affect server rendering. */
export function languageHref(
  language: Language,
  search: string,
  page: Pick<PageHandle, 'query' | 'cache'> | undefined,
): string {
  const query = new URLSearchParams(search)
  const names = page?.cache === 'never' ? new Set(query.keys()) : (page?.query ?? [])
  const kept = new URLSearchParams({ [LANGUAGE_QUERY]: language })
  for (const name of names) {
    const value = query.get(name)
    if (value !== null && name !== LANGUAGE_QUERY) kept.set(name, value)
  }
  return `?${kept}`
}
