import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { MailActions } from '../customer/mail-actions.tsx'
import sheet from '../invoices/invoices.module.css'
import { useMay } from '../role/staff-role.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import styles from './orders.module.css'

/** Mails about the order: to look at and to send again. */
export function OrderMails({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { mails: messages } = useMessages('staff-orders')
  const { kinds } = useMessages('staff-desk').mails
  const mayMail = useMay('mails')
  const at = useFormatDateTime()
  const names: Partial<Record<string, string>> = kinds
  return (
    <section className={sheet.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      {page.mails.length === 0 && <p className="muted">{messages.none}</p>}
      <ul className={styles.written}>
        {page.mails.map((mail) => {
          const name = names[mail.kind] ?? mail.kind
          return (
            <li key={mail.id}>
              {name}
              <small>{fill(messages[mail.state], { to: mail.to, at: at(mail.at) })}</small>
              {mayMail && <MailActions id={mail.id} name={name} onSent={onChanged} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
