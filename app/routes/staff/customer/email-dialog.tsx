import { useState } from 'react'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { AddressOfAnother } from './address-of-another.tsx'
import type { CustomerSummary } from './customer-summary.ts'

interface EmailDialogProps {
  customer: string
  /** To begin with. */
  email: string
  onClose: () => void
  onDone: () => void
}

interface Taken {
  email: string
  customers: readonly CustomerSummary[]
}

/** Another address of somebody's; that of another customer makes two one, once both were shown. */
export function EmailDialog({ customer, email, onClose, onDone }: EmailDialogProps) {
  const { dialog } = useMessages('staff-customer').actions
  const [typed, setTyped] = useState(email)
  const [taken, setTaken] = useState<Taken>()
  const isTaken = taken !== undefined && taken.email === typed.trim()

  async function send(address: string, unite: boolean) {
    const answer = await postStaff<'/customers/:id/email'>(`/customers/${customer}/email`, {
      email: address,
      ...(unite && { unite }),
    })
    if (!answer.ok && answer.refusal.customers)
      setTaken({ email: address, customers: answer.refusal.customers })
    return answer
  }

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
        const address = typed.trim()
        return EMAIL_ADDRESS.test(address) ? send(address, isTaken && data.has('unite')) : undefined
      }}
    >
      {(error) => (
        <>
          <Field label={dialog.email} error={error}>
            {(control) => (
              <Input
                name="email"
                type="email"
                autoComplete="off"
                maxLength={BOOKING_LIMITS.email}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...control}
              />
            )}
          </Field>
          {isTaken && <AddressOfAnother customers={taken.customers} />}
        </>
      )}
    </ConfirmDialog>
  )
}
