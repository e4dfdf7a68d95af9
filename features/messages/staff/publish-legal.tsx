import { useState } from 'react'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { VersionDifference } from '#features/messages/site/version-difference.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { usePlaceholderName } from './text-input.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { refuse } from '#kernel/result.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { call } from '#kit/client.ts'
import { Note, Panel, Part } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { LegalPlace } from '../legal/legal-rules.ts'
import { LEGAL_PLAN_DAYS } from '../legal/legal-text.ts'
import type { EditedLegal } from '../legal/staff-legal.ts'
import { LanguageChips } from './language-chips.tsx'
import { type LegalDraft, useLegalProblemText } from './legal-form.tsx'
import { legal } from './legal.contract.ts'

interface PublishLegalProps {
  document: EditedLegal
  draft: LegalDraft
  /** Swiss day. */
  today: string
  onOpen: (place: LegalPlace) => void
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
          <LanguageChips label={t.language} language={language} onLanguage={setLanguage}>
            {(each) => `${each.toUpperCase()} ${differences[each].length}`}
          </LanguageChips>
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

function Problems({ draft, onOpen }: Pick<PublishLegalProps, 'draft' | 'onOpen'>) {
  const { changes } = useTexts('staff-legal').t
  const textOf = useLegalProblemText()
  const { problems } = draft.saved
  if (problems.length === 0) return null
  return (
    <Panel>
      <p>{changes.problems}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <PlaceButton draft={draft} place={problem} onOpen={onOpen} /> {textOf(problem)}
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
            {behind.map((place) => (
              <li key={`${place.language} ${place.at}`}>
                <PlaceButton draft={draft} place={place} onOpen={onOpen} />
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
          text={drop.text}
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

interface PlaceButtonProps extends Pick<PublishLegalProps, 'draft' | 'onOpen'> {
  place: LegalPlace
}

/** The first words of a line, which say better than a number which one it is. */
function PlaceButton({ draft, place, onOpen }: PlaceButtonProps) {
  const { language, at } = place
  const [line = ''] = draft.document[language].slice(at).replaceAll('\u00ad', '').split('\n')
  const words = line.length > 60 ? `${line.slice(0, 58).trimEnd()} …` : line
  return (
    <button type="button" className="text-button" onClick={() => onOpen({ language, at })}>
      {[LANGUAGE_NAMES[language], words].filter(Boolean).join(', ')}
    </button>
  )
}
