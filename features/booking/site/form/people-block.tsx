import { MAX_PEOPLE } from '#features/booking/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { StepBlock } from './step-block.tsx'
import type { FormFields } from './form-fields.ts'
import { PeopleStepper } from './people-stepper.tsx'
import styles from './booking-form.module.css'

interface PeopleBlockProps {
  event: CalendarEvent
  people: number
  /** Not enough places: goes to the waiting list. */
  waits: boolean
  isDone: boolean
  fields: FormFields
}

export function PeopleBlock({ event, people, waits, isDone, fields }: PeopleBlockProps) {
  const messages = useMessages('booking').people
  const language = useLanguage()
  const { places, placesLeft } = event
  return (
    <StepBlock step="people" isDone={isDone}>
      <Field
        label={messages.label}
        hint={
          <>
            {placesLeft !== null &&
              placesLeft > 0 &&
              !waits &&
              `${plural(language, placesLeft, messages.left)} `}
            {messages.names}
          </>
        }
        {...fields.of('people')}
      >
        {(control) => (
          <PeopleStepper
            first={fields.first['people'] ?? ''}
            people={people}
            most={places ?? MAX_PEOPLE}
            control={control}
            labels={messages}
          />
        )}
      </Field>
      <div role="status">
        {waits && (
          <p className={styles.waits}>
            {placesLeft === 0 ? messages.full : plural(language, placesLeft ?? 0, messages.tooMany)}
          </p>
        )}
      </div>
    </StepBlock>
  )
}
