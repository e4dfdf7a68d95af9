import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { Field } from '#site/ui/fields/field.tsx'
import { Input, TextArea } from '#site/ui/fields/inputs.tsx'
import type { FourTexts } from '#i18n/four-texts.ts'

interface ProductTextsProps {
  /** Problems name a field as `name.de`. */
  name: string
  label: string
  hint?: string | undefined
  most: number
  isOptional?: boolean
  isLong?: boolean
  texts: FourTexts
  errorOf: (field: string) => string | undefined
  onChange: (texts: FourTexts) => void
}

const OTHERS = LANGUAGES.filter((language) => language !== 'de')

/** A text in German, and below it in the languages that fall back to it. */
export function ProductTexts({
  name,
  label,
  hint,
  most,
  isOptional = false,
  isLong = false,
  texts,
  errorOf,
  onChange,
}: ProductTextsProps) {
  const messages = useTexts('staff-product').t
  const [isOpen, setOpen] = useState(false)
  const Control = isLong ? TextArea : Input
  const lacking = OTHERS.filter((language) => texts[language].trim() === '')
  const isEmpty = texts.de.trim() === '' && lacking.length === OTHERS.length
  const field = (language: (typeof LANGUAGES)[number], of: string, about?: string) => (
    <Field
      key={language}
      label={of}
      {...(isOptional && language === 'de' && { optional: messages.optional })}
      hint={about}
      error={errorOf(`${name}.${language}`)}
    >
      {(control) => (
        <Control
          lang={language}
          value={texts[language]}
          maxLength={most}
          onChange={(event: { target: { value: string } }) =>
            onChange({ ...texts, [language]: event.target.value })
          }
          {...control}
        />
      )}
    </Field>
  )
  return (
    <div>
      {field('de', label, hint)}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${label}: ${messages.others}`}>
          {messages.others}{' '}
          <span className="muted">
            {!isEmpty &&
              (lacking.length > 0
                ? fill(messages.missing, { languages: lacking.map((each) => each.toUpperCase()).join(', ') })
                : messages.complete)}
          </span>
        </summary>
        <div className="quoted" data-kit="stack" data-gap="12">
          {OTHERS.map((language) =>
            field(
              language,
              LANGUAGE_NAMES[language],
              texts[language].trim() === '' && !isEmpty ? messages.fallback : undefined,
            ),
          )}
        </div>
      </details>
    </div>
  )
}
