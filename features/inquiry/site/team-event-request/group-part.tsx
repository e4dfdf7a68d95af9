import { LARGEST_GROUP } from '#features/inquiry/forms/team-event-inquiry.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { PeopleStepper } from '#features/booking/site/form/people-stepper.tsx'
import { Part } from './part.tsx'

export function GroupPart({
  fields,
  people,
  isDone,
}: {
  fields: RequestFields
  /** NaN when the field has no number. */
  people: number
  isDone: boolean
}) {
  const messages = useMessages('team-event-request')
  const services = useServices()
  const { teamEvents } = useMessages('common')
  return (
    <Part of="group" fields={fields} isDone={isDone}>
      <SelectField
        fields={fields}
        name="serviceId"
        label={messages.event}
        options={services.teamEvents.map(({ id }) => id)}
        messages={teamEvents}
        none={messages.choose}
        isRequired
      />
      <Field label={messages.people} {...fields.of('people')}>
        {(control) => (
          <PeopleStepper
            first={fields.first['people'] ?? ''}
            people={people}
            most={LARGEST_GROUP}
            control={control}
            labels={messages}
          />
        )}
      </Field>
    </Part>
  )
}
