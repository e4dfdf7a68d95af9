import { useEffect, useId, useRef } from 'react'
import type { LegalLine, Texts } from '../legal/legal-content.ts'
import { LEGAL_LIMITS, type LegalProblem, placeholdersIn } from '../legal/legal-rules.ts'
import { normalizeText } from '../field-rules.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { fill } from '#i18n/format.ts'
import { Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorText } from '#app/ui/fields/field.tsx'
import { Flag } from '#app/ui/pictures/flag.tsx'
import { useProblemText } from './language-text.tsx'
import { TextInput, usePlaceholderName } from './text-input.tsx'
import styles from './legal.module.css'
import rows from './text-rows.module.css'

interface LineRowProps {
  line: LegalLine
  label: string
  /** In which the closed row is read. */
  language: Language
  /** What holds; undefined for a new line. */
  before: Texts | undefined
  problems: readonly LegalProblem[]
  isOpen: boolean
  onOpen: () => void
  onType: (texts: Texts) => void
  onMove?: ((by: 1 | -1) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One text: its first lines, and when it is open the four languages below each other. */
export function LineRow(props: LineRowProps) {
  const { line, label, language, before, problems, isOpen, onOpen, onMove, onRemove } = props
  const messages = useTexts('staff-legal').t
  const nameOf = usePlaceholderName()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isChanged = !before || LANGUAGES.some((each) => before[each] !== line.texts[each])
  const text = line.texts[language] || line.texts.de
  useEffect(() => {
    if (!isOpen) return
    panel.current?.querySelector<HTMLElement>('[role=textbox]')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onOpen()
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <button type="button" id={id} className={rows.row} aria-expanded={isOpen} onClick={onOpen}>
        <small>
          {label}
          {isChanged && <b>{messages.changed}</b>}
          {problems.length > 0 && <b className="bad">{messages.wrong}</b>}
        </small>
        <span lang={language}>
          {text ? text.replace(/\{[^{}]+\}/g, (found) => `[${nameOf(found)}]`) : messages.empty}
        </span>
      </button>
      {isOpen && (
        <div ref={panel} className={styles.languages}>
          {LANGUAGES.map((each) => (
            <LineText key={each} {...props} language={each} onKeyDown={onKeyDown} />
          ))}
          <Row>
            {onMove && (
              <>
                <button type="button" className="text-button" onClick={() => onMove(-1)}>
                  {messages.up}
                </button>
                <button type="button" className="text-button" onClick={() => onMove(1)}>
                  {messages.down}
                </button>
              </>
            )}
            <button type="button" className="text-button" onClick={onOpen}>
              {messages.close}
            </button>
            {onRemove && (
              <button type="button" className={classNames('text-button', 'bad')} onClick={onRemove}>
                {messages.remove}
              </button>
            )}
          </Row>
        </div>
      )}
    </div>
  )
}

/** Only for how it is typed; the server says what may be published. */
const TYPING = {
  maxLength: 2 * LEGAL_LIMITS.line,
  maxWordLength: 100,
  placeholders: [],
  isMultiline: false,
  mayBeEmpty: true,
  optional: [],
  isTime: false,
}

function LineText({
  line,
  before,
  problems,
  language,
  onType,
  onKeyDown,
}: LineRowProps & { onKeyDown: (event: React.KeyboardEvent) => void }) {
  const messages = useTexts('staff-legal').t
  const nameOf = usePlaceholderName()
  const textOf = useLegalProblemText()
  const id = useId()
  const text = line.texts[language]
  const problem = problems.find((each) => each.language === language)
  const wanted = language === 'de' ? placeholdersIn(before?.de ?? '') : placeholdersIn(line.texts.de)
  const missing = wanted.filter((placeholder) => !text.includes(placeholder))
  const type = (next: string) => onType({ ...line.texts, [language]: normalizeText(next) })
  return (
    <section className={rows.language} aria-label={LANGUAGE_NAMES[language]}>
      <header data-kit="row" data-gap="8">
        <Flag language={language} />
        <b>{LANGUAGE_NAMES[language]}</b>
      </header>
      <TextInput
        text={text}
        language={language}
        rules={TYPING}
        label={LANGUAGE_NAMES[language]}
        isInvalid={problem !== undefined}
        describedBy={id}
        onType={type}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="status">
        {problem && <ErrorText>{textOf(problem)}</ErrorText>}
      </div>
      {missing.length > 0 && (
        <p data-kit="row" data-gap="8">
          {messages.insert}
          {missing.map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              className={rows.chip}
              onClick={() => type(`${text.trimEnd()} ${placeholder}`)}
            >
              {nameOf(placeholder)}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

export function useLegalProblemText(): (problem: LegalProblem) => string {
  const { problems } = useTexts('staff-legal').t
  const textProblem = useProblemText()
  return ({ problem }) => {
    switch (problem.code) {
      case 'link_broken':
        return fill(problems.link_broken, { target: problem.target })
      case 'links_differ':
      case 'brace':
      case 'section_empty':
      case 'key_twice':
        return problems[problem.code]
      default:
        return textProblem(problem)
    }
  }
}
