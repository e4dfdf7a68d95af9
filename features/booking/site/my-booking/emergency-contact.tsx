import { EMERGENCY_LIMITS } from '#features/booking/rules/booking-form.ts'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface EmergencyContactProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** Left empty, it is deleted. */
export function EmergencyContact({ booking, onProblem }: EmergencyContactProps) {
  const { emergency: messages, working } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'emergency-contact',
    body: (data) => ({ name: data.get('name'), phone: data.get('phone') }),
    saved: messages.saved,
    onProblem,
  })
  const { emergencyContact: known } = booking
  return (
    <form className={styles.change} aria-labelledby="notfall" {...form}>
      <h3 id="notfall">{messages.title}</h3>
      <p className="small muted">{messages.text}</p>
      <LabelledInput
        label={messages.name}
        name="name"
        autoComplete="off"
        maxLength={EMERGENCY_LIMITS.name}
        defaultValue={known?.name}
      />
      <LabelledInput
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={EMERGENCY_LIMITS.phone}
        defaultValue={known?.phone}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.save}
      </Button>
    </form>
  )
}
