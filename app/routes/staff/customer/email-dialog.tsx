import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'

interface EmailDialogProps {
  customer: string
  /** To begin with. */
  email: string
  onClose: () => void
  onDone: () => void
}

/** Another address of somebody's; that of a double makes two one. */
export function EmailDialog({ customer, email, onClose, onDone }: EmailDialogProps) {
  const { dialog } = useMessages('staff-customer').actions
  return (
    <ConfirmDialog
      title={dialog.title}
      text={dialog.text}
      submit={dialog.submit}
      done={dialog.done}
      wrong={dialog.wrong}
      onClose={onClose}
      onDone={onDone}
      send={(data) => {
        const typed = String(data.get('email')).trim()
        if (!EMAIL_ADDRESS.test(typed)) return undefined
        return postStaff<'/customers/:id/email'>(`/customers/${customer}/email`, { email: typed })
      }}
    >
      {(error) => (
        <Field label={dialog.email} error={error}>
          {(control) => (
            <Input
              name="email"
              type="email"
              autoComplete="off"
              maxLength={BOOKING_LIMITS.email}
              defaultValue={email}
              {...control}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
