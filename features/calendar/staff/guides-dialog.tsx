import { type SubmitEvent, useState } from 'react'
import type { EventGuides, GuideChoice } from '#features/staffing/event-guides.ts'
import { fill } from '#i18n/format.ts'
import { formatDay, formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { EventFile } from './event.contract.ts'
import { guides as contract } from '#features/staffing/staff/guides.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { useAction } from '#kit/use-action.ts'
import styles from './event-form.module.css'

interface GuidesDialogProps extends Pick<EventFile, 'event'> {
  onClose: () => void
  onSaved: () => void
}

/** Who leads, who helps, and whether the page says so; what is against somebody stands beside the name before saving. */
export default function GuidesDialog({ event, onClose, onSaved }: GuidesDialogProps) {
  const { guides: messages } = useMessages('staff-blocked')
  const { dialog } = useMessages('staff')
  const { value, problem, reload } = useRead(contract.choices, { id: event.id })
  const { leadName: _lead, helperNames: _helpers, ...seen } = event.guides
  const [guides, setGuides] = useState<EventGuides>(seen)
  const { busy, refusal, attempt, send } = useAction(contract.assign, {
    done: messages.saved,
    onDone: onSaved,
    silent: true,
  })

  function save(submitted: SubmitEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void send({ id: event.id, guides, seen, agreed: true })
  }

  const choices = value?.choices ?? []
  const chosen = choices.filter(({ id }) => id === guides.lead || guides.helpers.includes(id))
  const clashing = chosen.filter(({ clashes }) => clashes.length > 0)
  return (
    <Modal title={messages.title} close={dialog.close} onClose={onClose}>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <form data-kit="stack" data-gap="24" noValidate onSubmit={save}>
          <RefusalMessage problem={refusal} attempt={attempt} />
          <LabelledSelect
            label={messages.lead}
            value={guides.lead ?? ''}
            onChange={({ target }) =>
              setGuides(({ helpers, shown: isNamed }) => ({
                lead: target.value || null,
                helpers: helpers.filter((id) => id !== target.value),
                shown: isNamed && target.value !== '',
              }))
            }
          >
            <option value="">{messages.nobody}</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                <Choice choice={choice} />
              </option>
            ))}
          </LabelledSelect>
          <fieldset className={styles.part}>
            <legend>{messages.helpers}</legend>
            {choices
              .filter(({ id }) => id !== guides.lead)
              .map((choice) => (
                <Checkbox
                  key={choice.id}
                  checked={guides.helpers.includes(choice.id)}
                  onChange={({ target }) =>
                    setGuides((before) => ({
                      ...before,
                      helpers: target.checked
                        ? [...before.helpers, choice.id]
                        : before.helpers.filter((id) => id !== choice.id),
                    }))
                  }
                >
                  <Choice choice={choice} />
                </Checkbox>
              ))}
          </fieldset>
          {event.public && (
            <Checkbox
              checked={guides.shown}
              disabled={guides.lead === null}
              onChange={({ target }) => setGuides((before) => ({ ...before, shown: target.checked }))}
            >
              {messages.shown}
            </Checkbox>
          )}
          {clashing.length > 0 && (
            <div role="status">
              <p>{messages.clash}</p>
              <ul>
                {clashing.map((choice) => (
                  <li key={choice.id}>
                    <Choice choice={choice} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p data-kit="row">
            <TrailSign type="submit" aria-disabled={busy}>
              {clashing.length > 0 ? messages.saveAnyway : messages.save}
            </TrailSign>
            <Button onClick={onClose}>{dialog.close}</Button>
          </p>
        </form>
      )}
    </Modal>
  )
}

/** A name with what is against it, or "free". */
function Choice({ choice: { name, clashes } }: { choice: GuideChoice }) {
  const blocked = useMessages('staff-blocked')
  const language = useLanguage()
  const { guides: messages } = blocked
  const reasons = clashes.map(({ kind, title, startsLocal, endsLocal }) => {
    if (kind === 'event')
      return fill(messages.atEvent, {
        title,
        from: formatTime(language, startsLocal.slice(11, 16)),
        to: formatTime(language, endsLocal.slice(11, 16)),
      })
    const [from, to] = [startsLocal.slice(0, 10), endsLocal.slice(0, 10)]
    const days =
      from === to
        ? formatDay(language, from)
        : fill(blocked.range, { from: formatDay(language, from), to: formatDay(language, to) })
    return fill(messages.away, { days })
  })
  return <>{`${name || blocked.you}: ${reasons.length === 0 ? messages.free : reasons.join(', ')}`}</>
}
