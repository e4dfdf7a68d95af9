import { PageLink } from '#app/page-link.tsx'
import { EmailDialog } from '#features/customer/staff/email-dialog.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { fill } from '#i18n/format.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { DialogButton } from '#kit/action-buttons.tsx'
import { ActionList } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { AddressDialog } from './address-dialog.tsx'
import type { StaffOrderPage } from './staff-order-page.ts'
import styles from './orders.module.css'

interface OrderCustomerProps {
  page: StaffOrderPage
  onChanged: () => void
}

/** Who ordered, how to reach them, and where it goes; both addresses can be corrected. */
export function OrderCustomer({ page, onChanged }: OrderCustomerProps) {
  const { customer: messages, correct } = useTexts('staff-orders').t
  const mayCorrectEmail = useMay('bookings')
  const { id, order, phone, address, language, unsent } = page
  const { email } = order
  const customer = `order.${id}`
  const place = address && [address.name, address.street, `${address.postalCode} ${address.city}`]
  return (
    <>
      <ActionList title={messages.title}>
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
          <DialogButton open={correct.email} line="plain" onChanged={onChanged}>
            {(onClose) => <EmailDialog customer={customer} email={email ?? ''} onClose={onClose} />}
          </DialogButton>
        )}
        {unsent.length > 0 && (
          <DialogButton open={correct.address} line="plain" onChanged={onChanged}>
            {(onClose) => <AddressDialog page={page} onClose={onClose} />}
          </DialogButton>
        )}
      </ActionList>
      {place && (
        <p className={`hint ${styles.hint} ${styles.address}`}>
          {[messages.address, ...place.filter(Boolean)].join('\n')}
        </p>
      )}
      <p className={`hint ${styles.hint}`}>
        {messages.language}: {messages.languages[language]}
      </p>
    </>
  )
}
