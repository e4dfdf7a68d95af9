import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { normalizeText, PLACEHOLDER } from '../field-rules.ts'
import type { QueuedText as Item } from '../text-queue.ts'
import { HTML_LANG, type Language, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { useRead } from '#kit/loaded.tsx'
import { texts as contract } from './text.contract.ts'
import { LanguageText } from './language-text.tsx'
import { fieldKey, textKey, useEditedPage } from './use-edited-page.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useTextPageName } from './use-text-page-name.ts'
import styles from './queue.module.css'
import type { TextState } from '../edited-message.ts'
import { Flag } from '#site/ui/pictures/flag.tsx'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import { usePlaceholderName } from './text-input.tsx'

export interface Work {
  isTyping: boolean
  /** ISO 8601; changes with each saved text. */
  savedAt: string | undefined
}

interface QueuedTextProps {
  item: Item
  language: Language
  isFirst: boolean
  onMove: (by: 1 | -1) => void
  onWork: (work: Work) => void
}

/** A text of the queue. Nobody leaves it while what was typed is not saved. */
export function QueuedText({ item, language, isFirst, onMove, onWork }: QueuedTextProps) {
  const messages = useTexts('staff-texts').t
  const { queue } = messages
  const labelOf = useFieldLabel()
  const nameOf = useTextPageName()
  const texts = useEditedPage(item.page, useRead(contract.read, { id: item.page }))
  const { page, problem, typed, savedAt } = texts
  const field = page?.fields.find((each) => fieldKey(each) === fieldKey(item))
  const box = useRef<HTMLDivElement>(null)
  const german = useId()
  const isMoving = useRef(false)
  const [wrong, setWrong] = useState<{ of: string; text: string }>()
  const key = field && fieldKey(field)

  /** Each text as it was when it was shown. */
  const [before] = useState(() => new Map<string, string>())
  if (key && !before.has(key)) before.set(key, field.languages[language].text)

  const tellWork = useEffectEvent(onWork)
  const isTyping = typed.size > 0
  useEffect(() => tellWork({ isTyping, savedAt }), [isTyping, savedAt])

  useEffect(() => {
    const text = box.current?.querySelector<HTMLElement>('[role=textbox]')
    if (!key || !text) return
    text.focus({ preventScroll: true })
    window.getSelection()?.selectAllChildren(text)
    window.getSelection()?.collapseToEnd()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [key])

  if (problem) return <ErrorState problem={problem} onAgain={texts.reload} />
  if (!page) return <LoadingState />
  if (!field)
    return (
      <p data-kit="row" data-gap="12">
        {messages.nothingFound}
        <Button size="sm" onClick={() => onMove(1)}>
          {queue.skip}
        </Button>
      </p>
    )

  const state = field.languages[language]
  const then = before.get(fieldKey(field)) ?? ''
  const mayFit = then !== '' && item.reasons.some((each) => each !== 'missing')

  /** Goes on when `work` is through; one press at a time. */
  async function go(by: 1 | -1, work: () => Promise<boolean>): Promise<void> {
    if (isMoving.current) return
    isMoving.current = true
    setWrong(undefined)
    try {
      if (await work()) {
        // The next text may be of another page, and this component unmounted before it reports.
        onWork({ isTyping: false, savedAt: new Date().toISOString() })
        onMove(by)
      } else setWrong({ of: fieldKey(item), text: queue.stuck })
    } finally {
      isMoving.current = false
    }
  }

  const current = field
  function keep(): void {
    const now = typed.get(textKey(current, language))?.text ?? state.text
    if (normalizeText(now) === '') setWrong({ of: fieldKey(item), text: messages.problems.empty })
    else
      void go(1, async () => {
        if (!(await texts.flush())) return false
        const saved = texts.fields().find((each) => fieldKey(each) === fieldKey(item))?.languages[language]
        if (!saved?.isOutdated && !saved?.isUnread) return true
        return texts.save(current, language, saved.text)
      })
  }
  const fits = () =>
    void go(1, () => {
      texts.drop(current, language)
      return texts.save(current, language, then)
    })
  const skip = () => void go(1, texts.flush)
  const back = () => {
    if (!isFirst) void go(-1, texts.flush)
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isEnter && event.shiftKey && mayFit) fits()
    else if (isEnter && !event.shiftKey) keep()
    else if (event.altKey && event.key === 'ArrowDown') skip()
    else if (event.altKey && event.key === 'ArrowUp') back()
    else if (event.key === 'Escape') void texts.giveBack(current, language, then)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={styles.text}>
      <header data-kit="row" data-apart="">
        <h2>{labelOf(field)}</h2>
        <PageLink to={staffPaths.text(page.id)}>{nameOf(page)}</PageLink>
      </header>
      {language !== 'de' && (
        <QueuedGerman
          id={german}
          state={state}
          text={field.languages.de.text}
          isSpecified={field.isSpecified}
        />
      )}
      <LanguageText
        key={`${fieldKey(field)} ${HTML_LANG[language]}`}
        {...{ texts, field, language, onKeyDown }}
        {...(language !== 'de' && { germanId: german })}
      />
      <div role="status">{wrong?.of === fieldKey(item) && <ErrorText>{wrong.text}</ErrorText>}</div>
      <div data-kit="row" data-gap="12">
        <TrailSign size="sm" onClick={keep}>
          {queue.keep}
        </TrailSign>
        {mayFit && (
          <Button size="sm" onClick={fits}>
            {queue.fits}
          </Button>
        )}
        <Button size="sm" onClick={skip}>
          {queue.skip}
        </Button>
        <Button size="sm" aria-disabled={isFirst} onClick={back}>
          {queue.back}
        </Button>
      </div>
      <ul className="muted tiny" data-kit="row">
        {Object.values(queue.keys).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

interface QueuedGermanProps {
  /** The description of the field. */
  id: string
  state: TextState
  text: string
  isSpecified: boolean
}

/** What is to translate, and how it differs from the German text that was translated. */
function QueuedGerman({ id, state, text, isSpecified }: QueuedGermanProps) {
  const { queue, translators, missing } = useTexts('staff-texts').t
  const nameOf = usePlaceholderName()
  const readable = (each: string) => each.replace(PLACEHOLDER, (placeholder) => `«${nameOf(placeholder)}»`)
  return (
    <section className={styles.german} aria-label={LANGUAGE_NAMES.de}>
      <p data-kit="row" data-gap="8">
        <Flag language="de" />
        <b>{LANGUAGE_NAMES.de}</b>
      </p>
      <p id={id} lang={text === '' ? undefined : HTML_LANG.de}>
        {text === '' ? missing : readable(text)}
      </p>
      {isSpecified && <small>{translators.isSpecified}</small>}
      {state.isOutdated && (
        <div className="quoted" data-kit="stack" data-gap="4">
          {state.germanThen === null ? (
            <p>{queue.thenUnknown}</p>
          ) : (
            <>
              <p>
                <b>{queue.difference}</b> <small>{queue.legend}</small>
              </p>
              <p lang={HTML_LANG.de}>
                <Difference
                  before={readable(state.germanThen)}
                  after={readable(text)}
                  spoken={queue.spoken}
                />
              </p>
            </>
          )}
        </div>
      )}
    </section>
  )
}
