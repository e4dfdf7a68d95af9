import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import { knownNames } from './missing-names.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface NameParticipantsProps {
  booking: MyBooking
  /** The fields unfold: the others enter themselves. */
  isFolded: boolean
  onProblem: (code: string | null) => void
}

export function NameParticipants({ booking, isFolded, onProblem }: NameParticipantsProps) {
  const { names: messages, working } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'participants',
    body: (data) => ({ names: data.getAll('name') }),
    saved: messages.saved,
    onProblem,
  })
  const fields = (
    <>
      {Array.from({ length: booking.people }, (_, index) => (
        <LabelledInput
          key={index}
          label={fill(messages.label, { n: index + 1 })}
          name="name"
          autoComplete="off"
          maxLength={BOOKING_LIMITS.participant}
          defaultValue={knownNames(booking)[index]}
        />
      ))}
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.save}
      </Button>
    </>
  )
  return (
    <form className={styles.change} aria-labelledby="namen" {...form}>
      <h3 id="namen">{messages.title}</h3>
      <p className="small muted">{messages.text}</p>
      {isFolded ? (
        <details>
          <summary className={unfold.summary}>{messages.fold}</summary>
          <div className={`${styles.folded} stack`}>{fields}</div>
        </details>
      ) : (
        fields
      )}
    </form>
  )
}
