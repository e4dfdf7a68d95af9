import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Checkbox } from '../../../ui/fields/inputs.tsx'
import { useMay } from '../role/staff-role.ts'
import styles from './address-of-another.module.css'
import type { CustomerSummary } from './customer-summary.ts'

/** Who is meant and who has the address already, before two customers become one. */
export function AddressOfAnother({ customers }: { customers: readonly CustomerSummary[] }) {
  const messages = useMessages('staff-customer')
  const { another } = messages.actions.dialog
  const mayUnite = useMay('unite_customers')
  const [own, other] = customers.length > 1 ? customers : [undefined, customers[0]]
  return (
    <>
      <dl className={styles.both}>
        {own && <Customer label={another.own} customer={own} />}
        {other && <Customer label={another.other} customer={other} />}
      </dl>
      <p>{mayUnite ? another.warning : another.owners}</p>
      {mayUnite && <Checkbox name="unite">{another.agree}</Checkbox>}
    </>
  )
}

function Customer({ label, customer }: { label: string; customer: CustomerSummary }) {
  const { actions, unnamed } = useMessages('staff-customer')
  const language = useLanguage()
  const { another } = actions.dialog
  const { name, email, phone } = customer
  const counts = (['bookings', 'orders', 'others'] as const).filter((kind) => customer[kind] > 0)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{name ?? unnamed}</b>
        <span>{email ?? phone}</span>
        <span>{counts.map((kind) => plural(language, customer[kind], another[kind])).join(', ')}</span>
      </dd>
    </div>
  )
}
