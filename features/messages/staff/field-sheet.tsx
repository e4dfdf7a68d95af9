import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditedField, EditedPage } from '../edited-message.ts'
import type { EditedList } from '../lists/edited-list.ts'
import { normalizeText } from '../field-rules.ts'
import { HTML_LANG, type Language, LANGUAGES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import { PartEditors } from '#site/routes/staff/presence/other-editors.tsx'
import { LanguageText } from './language-text.tsx'
import { ListTools, placeInList } from './list-tools.tsx'
import styles from './texts.module.css'
import { useFieldLabel } from './use-field-label.ts'
import { type EditedTexts, fieldKey, textKey } from './use-edited-page.ts'

interface FieldSheetProps {
  texts: EditedTexts
  page: EditedPage
  field: EditedField
  /** That of which the text gets the focus. */
  language: Language
  /** Moves by so many fields. */
  onMove: (by: 1 | -1) => void
  onChooseItem: (list: EditedList, key: string) => void
  onClose: () => void
}

/** A field in the four languages. Tab behind the last one continues to the next, Escape returns what stood there, then closes. */
export function FieldSheet(props: FieldSheetProps) {
  const { texts, page, field, language: focused, onMove, onChooseItem, onClose } = props
  const messages = useTexts('staff-texts').t
  const labelOf = useFieldLabel()
  const sheet = useRef<HTMLElement>(null)
  const key = fieldKey(field)
  const [agreed, setAgreed] = useState('')
  const place = placeInList(page.lists, field)
  const isLocked = field.isSpecified && agreed !== key
  useEffect(() => {
    const text = sheet.current?.querySelector<HTMLElement>(`[role=textbox][lang="${HTML_LANG[focused]}"]`)
    const target = text ?? sheet.current?.querySelector<HTMLElement>('h2')
    target?.focus({ preventScroll: true })
    if (text) window.getSelection()?.selectAllChildren(text)
    if (text) window.getSelection()?.collapseToEnd()
    if (target && sheet.current) showWithin(sheet.current, target)
  }, [key, isLocked, focused])

  const { open } = texts
  const openedField = useRef(field)
  useLayoutEffect(() => {
    openedField.current = field
  })
  useEffect(() => open(openedField.current), [open, key])

  /** Text of each language when the sheet was opened. */
  const [before] = useState(() => new Map<string, string>())
  for (const language of LANGUAGES)
    if (!before.has(`${key} ${language}`)) before.set(`${key} ${language}`, field.languages[language].text)

  function onKeyDown(event: React.KeyboardEvent, language: Language): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onMove(1)
    else if (event.key === 'Escape') giveBack(language)
    else if (event.key === 'Tab' && !event.shiftKey && isLastStop(sheet.current, event.target)) onMove(1)
    else return
    event.preventDefault()
  }

  /** What stood there before; what did not change is left. */
  function giveBack(language: Language): void {
    const now = texts.typed.get(textKey(field, language))?.text ?? field.languages[language].text
    const then = before.get(`${key} ${language}`) ?? now
    if (normalizeText(now) === normalizeText(then)) onClose()
    else void texts.giveBack(field, language, then)
  }

  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="text-sheet">
      <header className="ruled">
        <h2 id="text-sheet" tabIndex={-1}>
          {labelOf(field)}
        </h2>
        <p className="text-buttons">
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
      <PartEditors part={key} />
      {isLocked ? (
        <div className={`quoted ${styles.locked}`}>
          <p>{messages.specified.text}</p>
          <blockquote lang="de">{field.languages.de.text}</blockquote>
          <Button size="sm" onClick={() => setAgreed(key)}>
            {messages.specified.change}
          </Button>
        </div>
      ) : (
        <>
          {place && <ListTools {...place} texts={texts} fields={page.fields} onChoose={onChooseItem} />}
          {LANGUAGES.map((language) => (
            <LanguageText
              key={`${key} ${language}`}
              {...{ texts, field, language }}
              onKeyDown={(event) => onKeyDown(event, language)}
            />
          ))}
          <p className={styles.keys}>
            <small>{messages.keys}</small>
          </p>
        </>
      )}
    </section>
  )
}

/** Scrolls the sheet alone: the page beside it shows the chosen text. */
function showWithin(sheet: HTMLElement, target: HTMLElement): void {
  const top = target.getBoundingClientRect().top - sheet.getBoundingClientRect().top
  if (top < 0 || top > sheet.clientHeight - 120) sheet.scrollTop += top - 80
}

/** Nothing in the sheet comes after it, so Tab would leave. */
function isLastStop(sheet: HTMLElement | null, target: EventTarget): boolean {
  const stops = [...(sheet?.querySelectorAll('button, summary, [role=textbox]') ?? [])]
  return stops.at(-1) === target
}
