import { useState } from 'react'
import { phoneLink } from '#kernel/telephone-number.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmailDialog } from '../customer/email-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import { AddressDialog } from './address-dialog.tsx'
import styles from './orders.module.css'

interface OrderCustomerProps {
  page: StaffOrderPage
  onChanged: () => void
}

/** Who ordered, how to reach them, and where it goes; both addresses can be corrected. */
export function OrderCustomer({ page, onChanged }: OrderCustomerProps) {
  const { customer: messages, correct } = useMessages('staff-orders')
  const mayCorrectEmail = useMay('bookings')
  const [open, setOpen] = useState<'address' | 'email' | null>(null)
  const { id, order, phone, address, language, unsent } = page
  const { email } = order
  const customer = `order.${id}`
  const place = address && [address.name, address.street, `${address.postalCode} ${address.city}`]
  const close = () => {
    setOpen(null)
    // The answer may have been lost, so reload.
    onChanged()
  }
  return (
    <>
      <h2>{messages.title}</h2>
      <ul>
        <li>
          <PageLink to={staffPaths.customer(customer)}>{messages.page}</PageLink>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{fill(messages.write, { email })}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={phoneLink(phone)}>{fill(messages.call, { phone })}</a>
          </li>
        )}
        {mayCorrectEmail && (
          <li>
            <button type="button" onClick={() => setOpen('email')}>
              {correct.email}
            </button>
          </li>
        )}
        {unsent.length > 0 && (
          <li>
            <button type="button" onClick={() => setOpen('address')}>
              {correct.address}
            </button>
          </li>
        )}
      </ul>
      {place && <p className={styles.address}>{[messages.address, ...place.filter(Boolean)].join('\n')}</p>}
      <p>
        {messages.language}: {messages.languages[language]}
      </p>
      {open === 'email' && (
        <EmailDialog customer={customer} email={email ?? ''} onClose={close} onDone={close} />
      )}
      {open === 'address' && <AddressDialog page={page} onClose={close} />}
    </>
  )
}
