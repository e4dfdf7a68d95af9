import { useRef } from 'react'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLanguageSwitch, useMessages } from '../language/language.tsx'
import { Flag } from '../ui/pictures/flag.tsx'
import { ChevronIcon } from '../ui/pictures/icons.tsx'
import { LanguageLinks } from './language-links.tsx'

/** Native `details`, so that it opens without JavaScript; script adds Escape and closing from outside. */
export function LanguageSwitcher() {
  const messages = useMessages('common').language
  const { language, pending } = useLanguageSwitch()
  const details = useRef<HTMLDetailsElement>(null)
  const close = ({ refocus }: { refocus: boolean }) => {
    if (!details.current?.open) return
    details.current.open = false
    if (refocus) details.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="languages"
      aria-busy={pending || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close({ refocus: true })
      }}
      onBlur={(event) => {
        // `relatedTarget` is null when the window lost the focus or nothing focusable was clicked.
        if (!event.currentTarget.contains(event.relatedTarget)) close({ refocus: false })
      }}
    >
      <summary>
        <Flag language={language} />
        <span className="language-code" aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <span className="visually-hidden">{fill(messages.current, { name: LANGUAGE_NAMES[language] })}</span>
        <ChevronIcon />
      </summary>
      <LanguageLinks className="submenu" onSelect={() => close({ refocus: true })} />
    </details>
  )
}
