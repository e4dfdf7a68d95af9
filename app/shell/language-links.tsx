import type { MouseEvent } from 'react'
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useLanguageSwitch } from '../language/language.tsx'
import { Flag } from '../ui/flag.tsx'

interface LanguageLinksProps {
  className: string
  onSelect?: () => void
}

/** The four languages, each with its flag and its own name. Without script they are links to `?lng=`. */
export function LanguageLinks({ className, onSelect }: LanguageLinksProps) {
  const { language: current, select } = useLanguageSwitch()
  return (
    <ul className={className}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`?lng=${language}`}
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
