import { useState } from 'react'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { useSubmit } from '#app/form/behaviour/use-submit.ts'
import { VersionDifference } from '#app/legal/version-difference.tsx'
import { RefusalMessage } from '#app/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { usePlaceholderName } from './text-input.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { refuse } from '#kernel/result.ts'
import { AskButton } from '#kit/ask-button.tsx'
import { call } from '#kit/client.ts'
import { Note, Panel, Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { listLines } from '../legal/legal-content.ts'
import { LEGAL_PLAN_DAYS } from '../legal/legal-rules.ts'
import type { EditedLegal } from '../legal/staff-legal.ts'
import type { LegalDraft } from './legal-form.tsx'
import { legal } from './legal.contract.ts'
import { useLegalProblemText } from './legal-line-row.tsx'

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
  const { t, language: own } = useTexts('staff-legal')
  const { changes } = t
  const nameOf = usePlaceholderName()
  const [language, setLanguage] = useState<Language>(own)
  const { differences, lost } = draft.saved
  const hasChanges = LANGUAGES.some((each) => differences[each].length > 0)
  return (
    <Part title={changes.title}>
      {hasChanges ? (
        <>
          <div role="group" aria-label={t.language}>
            <Row gap={8}>
              {LANGUAGES.map((each) => (
                <Chip key={each} pressed={each === language} onClick={() => setLanguage(each)}>
                  {`${each.toUpperCase()} ${differences[each].length}`}
                </Chip>
              ))}
            </Row>
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
        <Note>{fill(changes.lost, { names: lost.map((name) => nameOf(name)).join(', ') })}</Note>
      )}
      <Problems draft={draft} onOpen={onOpen} />
      {!document.planned && hasChanges && <PublishForm {...{ document, draft, today, onOpen, onChanged }} />}
    </Part>
  )
}

function Problems({ draft, onOpen }: { draft: LegalDraft; onOpen: (key: string) => void }) {
  const { changes } = useTexts('staff-legal').t
  const textOf = useLegalProblemText()
  const { problems } = draft.saved
  const textBy = useLineTexts(draft)
  if (problems.length === 0) return null
  return (
    <Panel>
      <p>{changes.problems}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" className="text-button" onClick={() => onOpen(problem.key)}>
              {[problem.language && LANGUAGE_NAMES[problem.language], textBy(problem.key)]
                .filter(Boolean)
                .join(', ')}
            </button>{' '}
            {textOf(problem)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function PublishForm({ document, draft, today, onOpen, onChanged }: PublishLegalProps) {
  const { t, day: dayText } = useTexts('staff-legal')
  const { changes, publish: words, drop } = t
  const toast = useResultToast()
  const [day, setDay] = useState(today)
  const [isTranslated, setTranslated] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const textBy = useLineTexts(draft)
  const { behind, revision } = draft.saved
  const { id } = document

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      // The draft's own message says why.
      const seen = await draft.flush()
      if (seen === undefined) return refuse({ code: 'changed_meanwhile' })
      return call(legal.publish, { id, fromDay: day, isTranslated, seen })
    })
    if (!answer?.ok) return
    toast.done(answer.value.isPlanned ? words.planned : words.done)
    onChanged()
  }

  return (
    <>
      {behind.length > 0 && (
        <Panel>
          <p>{changes.behind}</p>
          <ul>
            {behind.map(({ key, language: each }) => (
              <li key={`${key} ${each}`}>
                <button type="button" className="text-button" onClick={() => onOpen(key)}>
                  {`${LANGUAGE_NAMES[each]}, ${textBy(key)}`}
                </button>
              </li>
            ))}
          </ul>
          <Checkbox checked={isTranslated} onChange={({ target }) => setTranslated(target.checked)}>
            {changes.translated}
          </Checkbox>
        </Panel>
      )}
      <RefusalMessage problem={draft.refusal ?? refusal} attempt={attempt} />
      <div data-kit="row">
        <LabelledInput
          label={words.day}
          hint={words.dayHint}
          type="date"
          value={day}
          min={today}
          max={addDays(today, LEGAL_PLAN_DAYS)}
          onChange={({ target }) => target.value && setDay(target.value)}
        />
        <Button aria-disabled={busy || draft.state === 'saving'} onClick={() => void publish()}>
          {day > today ? fill(words.later, { day: dayText(day) }) : words.now}
        </Button>
        <AskButton
          size="md"
          action={legal.drop}
          fixed={{ id, seen: revision }}
          open={drop.action}
          title={drop.action}
          text={drop.text}
          submit={drop.action}
          done={drop.done}
          onDone={onChanged}
        />
        <span className="muted" role="status">
          {draft.state === 'saving' ? t.saving : draft.state === 'saved' ? t.saved : t.notSaved}
        </span>
      </div>
    </>
  )
}

/** The first words of a line, which say better than a number which one it is. */
function useLineTexts(draft: LegalDraft): (key: string) => string {
  const { t, language } = useTexts('staff-legal')
  const texts = new Map(
    listLines(draft.document).map((line) => [line.key, line.texts[language] || line.texts.de]),
  )
  return (key) => {
    const text = (texts.get(key) ?? '').replaceAll('\u00ad', '')
    if (key === 'lead') return t.introduction
    return text.length > 60 ? `${text.slice(0, 58).trimEnd()} …` : text
  }
}
