import type { StaffService } from '../staff-service.ts'
import { Fields, Part } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Input, Select } from '#app/ui/fields/inputs.tsx'
import { COURSE_NUMBERS, type NumberField, type PartProps, TEAM_EVENT_NUMBERS } from './service-draft.ts'

/** How long it takes, for how many. */
export function SizeFields({
  kind,
  draft: { numbers },
  errorOf,
  change,
}: PartProps & Pick<StaffService, 'kind'>) {
  const { form } = useTexts('staff-services').t
  const hints: Partial<Record<NumberField, string>> = { hours: form.hoursHint, days: form.daysHint }
  const fields: readonly NumberField[] = kind === 'course' ? COURSE_NUMBERS : TEAM_EVENT_NUMBERS
  const set = (field: NumberField, value: string) => change({ numbers: { ...numbers, [field]: value } })
  return (
    <Part title={form.size}>
      <Fields least="11rem">
        {fields.map((field) => (
          <Field key={field} label={form[field]} hint={hints[field]} error={errorOf(field)}>
            {(control) =>
              field === 'level' ? (
                <Select
                  value={numbers.level}
                  onChange={(event) => set('level', event.target.value)}
                  {...control}
                >
                  <option value="1">{form.levels.one}</option>
                  <option value="2">{form.levels.two}</option>
                  <option value="3">{form.levels.three}</option>
                </Select>
              ) : (
                <Input
                  type={isTime(field) ? 'time' : 'text'}
                  inputMode={isTime(field) ? undefined : 'decimal'}
                  autoComplete="off"
                  maxLength={isTime(field) ? undefined : 7}
                  value={numbers[field]}
                  onChange={(event) => set(field, event.target.value)}
                  {...control}
                />
              )
            }
          </Field>
        ))}
      </Fields>
    </Part>
  )
}

function isTime(field: NumberField): boolean {
  return field === 'startsAt' || field === 'endsAt'
}
