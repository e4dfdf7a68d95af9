import { fill, formatPrice } from '#i18n/format.ts'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { readPeople } from '../../public/booking/booking-address.ts'
import { feePerPlace } from './fee-per-place.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { PeopleStepper } from '../../public/booking/form/people-stepper.tsx'
import { useChange } from './use-change.ts'

interface ChangePeopleProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** Fewer at any time, by the terms; more only while unpaid. */
export function ChangePeople({ booking, onProblem }: ChangePeopleProps) {
  const { people: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const { reference, people, state, payment, event } = booking
  const [text, choose] = useState(String(people))
  const { busy, form } = useChange({
    reference,
    change: 'people',
    body: (data) => ({ people: data.get('people'), seen: booking.seen }),
    saved: messages.saved,
    onProblem,
  })
  const mayGrow = state === 'waitlisted' || payment === 'invoiced'
  const most = mayGrow ? (event.places ?? 100) : people
  const read = readPeople(text)
  const feeEach = feePerPlace(booking)
  if (most <= 1) return null
  return (
    <form className={styles.change} aria-labelledby="personen" {...form}>
      <h3 id="personen">{messages.title}</h3>
      <input type="hidden" name="seen" value={booking.seen} />
      {state === 'confirmed' && (
        <p className="small muted">
          {feeEach > 0
            ? fill(messages.fee, { price: formatPrice(language, feeEach, { code: 'chf' }) })
            : messages.text}{' '}
          {!mayGrow && messages.more}
        </p>
      )}
      <Field label={messages.label}>
        {(control) => (
          <PeopleStepper
            people={{ text, people: Number.isNaN(read) ? people : read, choose }}
            most={most}
            control={control}
            labels={{ less: messages.less, more: messages.plus }}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.save}
      </Button>
    </form>
  )
}
