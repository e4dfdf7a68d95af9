import { fill, formatPrice } from '#i18n/format.ts'
import { useRef } from 'react'
import { useFormTexts } from '../../../form/use-form-texts.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { feePerPlace } from './fee-per-place.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { PeopleStepper } from '../../public/booking/form/people-stepper.tsx'
import { useLastPeople } from '../../public/booking/form/use-people.ts'
import { useChange } from './use-change.ts'

interface ChangePeopleProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** Fewer at any time, by the terms; more only while unpaid. */
export function ChangePeople(props: ChangePeopleProps) {
  const { people, state, payment, event } = props.booking
  const mayGrow = state === 'waitlisted' || payment === 'invoiced'
  const most = mayGrow ? (event.places ?? 100) : people
  return most > 1 && <PeopleForm {...props} most={most} mayGrow={mayGrow} />
}

interface PeopleFormProps extends ChangePeopleProps {
  most: number
  mayGrow: boolean
}

function PeopleForm({ booking, onProblem, most, mayGrow }: PeopleFormProps) {
  const { people: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const { reference, state } = booking
  const element = useRef<HTMLFormElement>(null)
  const first = { people: String(booking.people) }
  const people = useLastPeople(useFormTexts(element, first)['people'] ?? '', booking.people)
  const { busy, form } = useChange({
    reference,
    change: 'people',
    body: (data) => ({ people: data.get('people'), seen: booking.seen }),
    saved: messages.saved,
    onProblem,
  })
  const feeEach = feePerPlace(booking)
  return (
    <form ref={element} className={styles.change} aria-labelledby="personen" {...form}>
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
            first={first.people}
            people={people}
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
