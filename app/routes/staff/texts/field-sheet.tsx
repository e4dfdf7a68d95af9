import { useEffect, useRef, useState } from 'react'
import type { EditedField } from '#features/messages/edited-message.ts'
import { HTML_LANG, type Language, LANGUAGES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { LanguageText } from './language-text.tsx'
import styles from './texts.module.css'
import { useFieldLabel } from './use-field-label.ts'
import { type EditedTexts, fieldKey } from './use-edited-page.ts'

interface FieldSheetProps {
  texts: EditedTexts
  field: EditedField
  /** That of which the text gets the focus. */
  language: Language
  /** Moves by so many fields. */
  onMove: (by: 1 | -1) => void
  onClose: () => void
}

/** A field in the four languages. Ctrl+Enter goes on to the next one, Escape back to the list. */
export function FieldSheet({ texts, field, language: focused, onMove, onClose }: FieldSheetProps) {
  const messages = useMessages('staff-texts')
  const labelOf = useFieldLabel()
  const sheet = useRef<HTMLElement>(null)
  const key = fieldKey(field)
  const [agreed, setAgreed] = useState('')
  const isLocked = field.isSpecified && agreed !== key
  useEffect(() => {
    const text = sheet.current?.querySelector<HTMLElement>(`[role=textbox][lang="${HTML_LANG[focused]}"]`)
    const target = text ?? sheet.current?.querySelector<HTMLElement>('h2')
    target?.focus({ preventScroll: true })
    if (text) window.getSelection()?.selectAllChildren(text)
    if (text) window.getSelection()?.collapseToEnd()
    target?.scrollIntoView({ block: 'nearest' })
  }, [key, isLocked, focused])

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onMove(1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="text-sheet">
      <header>
        <h2 id="text-sheet" tabIndex={-1}>
          {labelOf(field)}
        </h2>
        <p>
          <button type="button" onClick={() => onMove(-1)}>
            {messages.previous}
          </button>
          <button type="button" onClick={() => onMove(1)}>
            {messages.next}
          </button>
          <button type="button" onClick={onClose}>
            {messages.close}
          </button>
        </p>
      </header>
      {isLocked ? (
        <div className={styles.locked}>
          <p>{messages.specified.text}</p>
          <blockquote lang="de">{field.languages.de.text}</blockquote>
          <Button size="sm" onClick={() => setAgreed(key)}>
            {messages.specified.change}
          </Button>
        </div>
      ) : (
        LANGUAGES.map((language) => (
          <LanguageText key={`${key} ${language}`} {...{ texts, field, language, onKeyDown }} />
        ))
      )}
    </section>
  )
}
