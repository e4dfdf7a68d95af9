import type { MouseEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useLanguageSwitch } from '../language/language.tsx'
import type { PageHandle } from '../page.tsx'
import { Flag } from '../ui/flag.tsx'
import { languageHref } from './language-href.ts'

interface LanguageLinksProps {
  className: string
  onSelect?: () => void
}

/** The four languages, each with its flag and its own name. Without script they are links to the page with `?lng=`. */
export function LanguageLinks({ className, onSelect }: LanguageLinksProps) {
  const { language: current, select } = useLanguageSwitch()
  const { search } = useLocation()
  const page = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <ul className={className}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={languageHref(language, search, page)}
            lang={HTML_LANG[language]}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onSelect?.()
              if (language !== current) select(language)
            }}
          >
            <Flag language={language} />
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
