import { MAX_PEOPLE } from '#features/booking/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { StepBlock } from './step-block.tsx'
import type { FormFields } from './form-fields.ts'
import { PeopleStepper } from './people-stepper.tsx'
import type { People } from './use-people.ts'
import styles from './booking-form.module.css'

interface PeopleBlockProps {
  event: CalendarEvent
  people: People
  /** Not enough places: goes to the waiting list. */
  waits: boolean
  isDone: boolean
  fields: FormFields
}

export function PeopleBlock({ event, people, waits, isDone, fields }: PeopleBlockProps) {
  const words = useMessages('booking').people
  const language = useLanguage()
  const { places, placesLeft } = event
  return (
    <StepBlock step="people" isDone={isDone}>
      <Field
        label={words.label}
        hint={
          <>
            {placesLeft !== null &&
              placesLeft > 0 &&
              !waits &&
              `${plural(language, placesLeft, words.left)} `}
            {words.names}
          </>
        }
        {...fields.of('people')}
      >
        {(control) => (
          <PeopleStepper people={people} most={places ?? MAX_PEOPLE} control={control} labels={words} />
        )}
      </Field>
      <div role="status">
        {waits && (
          <p className={styles.waits}>
            {placesLeft === 0 ? words.full : plural(language, placesLeft ?? 0, words.tooMany)}
          </p>
        )}
      </div>
    </StepBlock>
  )
}
