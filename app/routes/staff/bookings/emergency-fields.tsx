import { type EmergencyContact, EMERGENCY_LIMITS } from '#features/booking/rules/emergency-contact.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'

interface EmergencyFieldsProps {
  known: EmergencyContact | null
  error: string | undefined
}

export function EmergencyFields({ known, error }: EmergencyFieldsProps) {
  const { emergency } = useMessages('staff-bookings').ask
  return (
    <>
      <Field label={emergency.name}>
        {(control) => (
          <Input name="name" maxLength={EMERGENCY_LIMITS.name} defaultValue={known?.name} {...control} />
        )}
      </Field>
      <Field label={emergency.phone} error={error}>
        {(control) => (
          <Input
            name="phone"
            type="tel"
            maxLength={EMERGENCY_LIMITS.phone}
            defaultValue={known?.phone}
            {...control}
          />
        )}
      </Field>
    </>
  )
}
