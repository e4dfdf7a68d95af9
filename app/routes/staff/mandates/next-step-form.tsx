import { type SubmitEvent, useState } from 'react'
import { MANDATE_LIMITS, type Mandate } from '#features/quote/mandate/mandate.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import quotes from '../quotes/quotes.module.css'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './mandates.module.css'

interface NextStepFormProps {
  mandate: Mandate
  /** Swiss day. */
  today: string
  onChanged: () => void
}

/** What comes next and until when; what is done can be closed, and opened again. */
export function NextStepForm({ mandate, today, onChanged }: NextStepFormProps) {
  const messages = useMessages('staff-mandates')
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [nextStep, setStep] = useState(mandate.nextStep)
  const [nextDay, setDay] = useState(mandate.nextDay ?? '')
  const { id, revision: seen, closedAt } = mandate
  const isLate = !closedAt && mandate.nextDay !== null && mandate.nextDay < today

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const body = { nextStep, nextDay: nextDay || null, seen }
    const answer = await submit(() => postStaff<'/mandates/:id'>(`/mandates/${id}`, body))
    if (answer?.ok) toast.done(messages.saved)
    if (answer?.ok || answer?.refusal.code === 'changed_meanwhile') onChanged()
  }

  async function close(closed: boolean): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/mandates/:id/closing'>(`/mandates/${id}/closing`, { closed, seen }),
    )
    if (answer?.ok) toast.done(closed ? messages.closedNow : messages.openedNow)
    if (answer?.ok || answer?.refusal.code === 'changed_meanwhile') onChanged()
  }

  return (
    <section className={quotes.section}>
      <h2>{messages.columns.next}</h2>
      <RefusalMessage problem={refusal} attempt={attempt} />
      {closedAt ? (
        <>
          <p>{messages.closedText}</p>
          <p>
            <Button aria-disabled={busy} onClick={() => void close(false)}>
              {messages.open}
            </Button>
          </p>
        </>
      ) : (
        <form className={styles.form} onSubmit={(event) => void save(event)}>
          {isLate && <p className={styles.late}>{messages.late}</p>}
          <Field label={messages.step} hint={messages.stepHint}>
            {(control) => (
              <Input
                value={nextStep}
                maxLength={MANDATE_LIMITS.nextStep}
                onChange={({ target }) => setStep(target.value)}
                {...control}
              />
            )}
          </Field>
          <Field label={messages.columns.until}>
            {(control) => (
              <Input
                type="date"
                value={nextDay}
                onChange={({ target }) => setDay(target.value)}
                {...control}
              />
            )}
          </Field>
          <p className={quotes.ways}>
            <TrailSign type="submit" size="sm" aria-disabled={busy}>
              {busy ? messages.working : messages.save}
            </TrailSign>
            <Button size="sm" aria-disabled={busy} onClick={() => void close(true)}>
              {messages.close}
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
