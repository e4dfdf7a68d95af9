import type { ReactNode } from 'react'
import { Chip } from '#site/ui/chip.tsx'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

interface LanguageChipsProps {
  label: string
  language: Language
  onLanguage: (language: Language) => void
  children: (language: Language) => ReactNode
}

/** One of the four. */
export function LanguageChips({ label, language, onLanguage, children }: LanguageChipsProps) {
  return (
    <div data-kit="row" data-gap="8" role="group" aria-label={label}>
      {LANGUAGES.map((each) => (
        <Chip key={each} pressed={each === language} onClick={() => onLanguage(each)}>
          {children(each)}
        </Chip>
      ))}
    </div>
  )
}
