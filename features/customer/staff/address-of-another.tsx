import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import { plural } from '#i18n/format.ts'
import { Facts } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { CustomerSummary } from './customer-summary.ts'

/** Who is meant and who has the address already, before two customers become one. */
export function AddressOfAnother({ customers }: { customers: readonly CustomerSummary[] }) {
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
