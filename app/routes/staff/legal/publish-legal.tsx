import { useState } from 'react'
import { addDays } from '../../../calendar/event-span.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { refuse } from '#kernel/result.ts'
import { listLines } from '#features/messages/legal/legal-content.ts'
import { LEGAL_PLAN_DAYS } from '#features/messages/legal/legal-rules.ts'
import type { EditedLegal } from '#features/messages/legal/staff-legal.ts'
import { VersionDifference } from '../../../legal/version-difference.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { usePlaceholderName } from '../texts/text-input.tsx'
import type { LegalDraft } from './legal-form.tsx'
import { useLegalProblemText } from './line-row.tsx'
import styles from './legal.module.css'

interface PublishLegalProps {
  document: EditedLegal
  draft: LegalDraft
  /** Swiss day. */
  today: string
  onOpen: (key: string) => void
  onChanged: () => void
}

/** What the draft changes in each language, and the day from which it holds. */
export function PublishLegal({ document, draft, today, onOpen, onChanged }: PublishLegalProps) {
  const messages = useMessages('staff-legal')
  const { changes } = messages
  const nameOf = usePlaceholderName()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { differences, lost } = draft.saved
  const hasChanges = LANGUAGES.some((each) => differences[each].length > 0)
  return (
    <section className={styles.changes} aria-labelledby="legal-changes">
      <h2 id="legal-changes">{changes.title}</h2>
      {hasChanges ? (
        <>
          <div role="group" aria-label={messages.language} className={styles.chips}>
            {LANGUAGES.map((each) => (
              <Chip key={each} pressed={each === language} onClick={() => setLanguage(each)}>
                {`${each.toUpperCase()} ${differences[each].length}`}
              </Chip>
            ))}
          </div>
          {differences[language].length > 0 ? (
            <div lang={language}>
              <VersionDifference sections={differences[language]} />
            </div>
          ) : (
            <p className="muted">{changes.noneHere}</p>
          )}
        </>
      ) : (
        <p className="muted">{changes.none}</p>
      )}
      {lost.length > 0 && (
        <p className={styles.note}>
          {fill(changes.lost, { names: lost.map((name) => nameOf(name)).join(', ') })}
        </p>
      )}
      <Problems draft={draft} onOpen={onOpen} />
      {!document.planned && hasChanges && <PublishForm {...{ document, draft, today, onOpen, onChanged }} />}
    </section>
  )
}

function Problems({ draft, onOpen }: { draft: LegalDraft; onOpen: (key: string) => void }) {
  const { changes } = useMessages('staff-legal')
  const textOf = useLegalProblemText()
  const { problems } = draft.saved
  const textBy = useLineTexts(draft)
  if (problems.length === 0) return null
  return (
    <div className={styles.note}>
      <p>{changes.problems}</p>
      <ul className={styles.places}>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" className={styles.textButton} onClick={() => onOpen(problem.key)}>
              {[problem.language && LANGUAGE_NAMES[problem.language], textBy(problem.key)]
                .filter(Boolean)
                .join(', ')}
            </button>{' '}
            {textOf(problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PublishForm({ document, draft, today, onOpen, onChanged }: PublishLegalProps) {
  const messages = useMessages('staff-legal')
  const { changes, publish: words, drop } = messages
  const language = useLanguage()
  const toast = useResultToast()
  const [day, setDay] = useState(today)
  const [isTranslated, setTranslated] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const textBy = useLineTexts(draft)
  const { behind, revision } = draft.saved
  const { id } = document

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      // The draft's own message says why.
      const seen = await draft.flush()
      if (seen === undefined) return refuse({ code: 'changed_meanwhile' })
      return postStaff<'/legal/:id/publication'>(`/legal/${id}/publication`, {
        fromDay: day,
        isTranslated,
        seen,
      })
    })
    if (!answer?.ok) return
    toast.done(answer.value.isPlanned ? words.planned : words.done)
    onChanged()
  }

  return (
    <>
      {behind.length > 0 && (
        <div className={styles.note}>
          <p>{changes.behind}</p>
          <ul className={styles.places}>
            {behind.map(({ key, language: each }) => (
              <li key={`${key} ${each}`}>
                <button type="button" className={styles.textButton} onClick={() => onOpen(key)}>
                  {`${LANGUAGE_NAMES[each]}, ${textBy(key)}`}
                </button>
              </li>
            ))}
          </ul>
          <Checkbox checked={isTranslated} onChange={({ target }) => setTranslated(target.checked)}>
            {changes.translated}
          </Checkbox>
        </div>
      )}
      <RefusalMessage problem={draft.refusal ?? refusal} attempt={attempt} />
      <div className={styles.publish}>
        <Field label={words.day} hint={words.dayHint}>
          {(control) => (
            <Input
              type="date"
              value={day}
              min={today}
              max={addDays(today, LEGAL_PLAN_DAYS)}
              onChange={({ target }) => target.value && setDay(target.value)}
              {...control}
            />
          )}
        </Field>
        <Button aria-disabled={busy || draft.state === 'saving'} onClick={() => void publish()}>
          {day > today ? fill(words.later, { day: formatDay(language, day) }) : words.now}
        </Button>
        <Button onClick={() => setDropping(true)}>{drop.action}</Button>
        <span className="muted" role="status">
          {draft.state === 'saving'
            ? messages.saving
            : draft.state === 'saved'
              ? messages.saved
              : messages.notSaved}
        </span>
      </div>
      {isDropping && (
        <ConfirmDialog
          title={drop.action}
          text={drop.text}
          submit={drop.action}
          done={drop.done}
          send={() => postStaff<'/legal/:id/draft-removal'>(`/legal/${id}/draft-removal`, { seen: revision })}
          onClose={() => setDropping(false)}
          onDone={() => {
            setDropping(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** The first words of a line, which say better than a number which one it is. */
function useLineTexts(draft: LegalDraft): (key: string) => string {
  const { introduction } = useMessages('staff-legal')
  const language = useLanguage()
  const texts = new Map(
    listLines(draft.document).map((line) => [line.key, line.texts[language] || line.texts.de]),
  )
  return (key) => {
    const text = (texts.get(key) ?? '').replaceAll('\u00ad', '')
    if (key === 'lead') return introduction
    return text.length > 60 ? `${text.slice(0, 58).trimEnd()} …` : text
  }
}
