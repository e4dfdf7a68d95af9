import { useState } from 'react'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { AddressOfAnother } from './address-of-another.tsx'
import type { CustomerSummary } from './customer-summary.ts'
import { customers } from './customer.contract.ts'

interface EmailDialogProps {
  customer: string
  /** To begin with. */
  email: string
  onClose: () => void
  onDone?: () => void
}

interface Taken {
  email: string
  customers: readonly CustomerSummary[]
}

/** Another address of somebody's; that of another customer makes two one, once both were shown. */
export function EmailDialog({ customer, email: start, onClose, onDone }: EmailDialogProps) {
  const { dialog } = useTexts('staff-customer').t.actions
  const [email, setEmail] = useState(start)
  const [taken, setTaken] = useState<Taken>()
  return (
    <ActionDialog
      action={customers.correctEmail}
      fixed={{ id: customer }}
      title={dialog.title}
      text={dialog.text}
      submit={dialog.submit}
      done={dialog.done}
      wrong={{ email: dialog.wrong }}
      onClose={onClose}
      onRefused={(refusal) => refusal.customers && setTaken({ email, customers: refusal.customers })}
      {...(onDone && { onDone: () => onDone() })}
    >
      <InputField name="email" label={dialog.email} value={email} onWritten={setEmail} />
      {taken?.email === email && <AddressOfAnother customers={taken.customers} />}
    </ActionDialog>
  )
}
