import { type AgreedView, agreedTotal } from '#features/booking/rules/booking-price.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useRef } from 'react'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { PeopleStepper } from '#features/booking/site/form/people-stepper.tsx'
import { useLastPeople } from '#features/booking/site/form/use-people.ts'
import { useChange } from './use-change.ts'

interface ChangePeopleProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** Fewer at any time, by the terms; more only while unpaid. What an accepted quote says comes first. */
export function ChangePeople(props: ChangePeopleProps) {
  const { people, state, payment, event, agreed } = props.booking
  if (agreed?.isFinal) return <FinalNumber day={agreed.finalDay} />
  if (agreed) return <PeopleForm {...props} most={agreed.most} mayGrow />
  const mayGrow = state === 'waitlisted' || payment === 'invoiced'
  const most = mayGrow ? (event.places ?? 100) : people
  return most > 1 && <PeopleForm {...props} most={most} mayGrow={mayGrow} />
}

function FinalNumber({ day }: { day: string }) {
  const { people: messages } = useMessages('my-booking')
  const language = useLanguage()
  return (
    <section className={styles.change} aria-labelledby="personen">
      <h3 id="personen">{messages.title}</h3>
      <p className="small muted">{fill(messages.final, { day: formatDay(language, day) })}</p>
    </section>
  )
}

interface PeopleFormProps extends ChangePeopleProps {
  most: number
  mayGrow: boolean
}

function PeopleForm({ booking, onProblem, most, mayGrow }: PeopleFormProps) {
  const { people: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const { reference, state, agreed } = booking
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
  const { placeFeeCents } = booking
  return (
    <form ref={element} className={styles.change} aria-labelledby="personen" {...form}>
      <h3 id="personen">{messages.title}</h3>
      <input type="hidden" name="seen" value={booking.seen} />
      {agreed && <Agreed agreed={agreed} />}
      {state === 'confirmed' && !agreed && (
        <p className="small muted">
          {placeFeeCents > 0
            ? fill(messages.fee, { price: formatPrice(language, placeFeeCents, { code: 'chf' }) })
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
      {agreed && <AgreedTotal agreed={agreed} feeCents={booking.feeCents} people={people} />}
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.save}
      </Button>
    </form>
  )
}

function Agreed({ agreed: { fewest, most, finalDay } }: { agreed: AgreedView }) {
  const { people: messages } = useMessages('my-booking')
  const language = useLanguage()
  const text = fewest === most ? messages.agreedExactly : messages.agreed
  const values = { day: formatDay(language, finalDay), from: fewest, to: most }
  return <p className="small muted">{fill(text, values)}</p>
}

/** What the number in the field costs, before it is changed. */
function AgreedTotal(props: { agreed: AgreedView; feeCents: number; people: number }) {
  const { people: messages } = useMessages('my-booking')
  const language = useLanguage()
  const { agreed, feeCents, people } = props
  const total = agreedTotal(agreed, people)
  if (total === undefined) return null
  const price = formatPrice(language, total + feeCents, { code: 'chf' })
  return (
    <p className="num" role="status">
      <b>{fill(plural(language, people, messages.total), { price })}</b>
    </p>
  )
}
