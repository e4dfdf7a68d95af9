import { useState } from 'react'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { plural } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { Facts } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
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

/** Who is meant and who has the address already, before two customers become one. */
function AddressOfAnother({ customers }: { customers: readonly CustomerSummary[] }) {
  const { t, language } = useTexts('staff-customer')
  const { another } = t.actions.dialog
  const mayUnite = useMay('unite_customers')
  const [own, other] = customers.length > 1 ? customers : [undefined, customers[0]]
  return (
    <>
      <Facts
        label={t.actions.dialog.title}
        facts={[
          [another.own, nameOf(own), factsOf(own)],
          [another.other, nameOf(other), factsOf(other)],
        ]}
      />
      <p>{mayUnite ? another.warning : another.owners}</p>
      {mayUnite && <Checkbox name="unite">{another.agree}</Checkbox>}
    </>
  )

  function nameOf(customer?: CustomerSummary) {
    return customer && <b>{customer.name ?? t.unnamed}</b>
  }

  function factsOf(customer?: CustomerSummary) {
    if (!customer) return null
    const { email, phone } = customer
    const counts = (['bookings', 'orders', 'others'] as const).filter((kind) => customer[kind] > 0)
    return (
      <>
        {email ?? phone}
        <br />
        {counts.map((kind) => plural(language, customer[kind], another[kind])).join(', ')}
      </>
    )
  }
}
