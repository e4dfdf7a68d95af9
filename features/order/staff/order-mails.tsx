import { MailActions } from '#features/mails/staff/mail-actions.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { fill } from '#i18n/format.ts'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffOrderPage } from './staff-order-page.ts'

/** Mails about the order: to look at and to send again. */
export function OrderMails({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { t, moment } = useTexts('staff-orders')
  const { mails: messages } = t
  const names: Partial<Record<string, string>> = useTexts('staff-desk').t.mails.kinds
  const mayMail = useMay('mails')
  return (
    <Section title={messages.title}>
      {page.mails.length === 0 && <p className="muted">{messages.none}</p>}
      <ul className="lines">
        {page.mails.map((mail) => {
          const name = names[mail.kind] ?? mail.kind
          return (
            <li key={mail.id}>
              {name}
              <small>{fill(messages[mail.state], { to: mail.to, at: moment(mail.at) })}</small>
              {mayMail && <MailActions id={mail.id} name={name} onSent={onChanged} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
