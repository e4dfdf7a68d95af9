import { useState } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { MailActions } from '../customer/mail-actions.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../api/use-loaded.ts'
import styles from './bookings-table.module.css'

/** What its customer was sent about a booking, when it is asked for. */
export function BookingMails({ id }: { id: string }) {
  const { bookings: messages } = useMessages('staff-bookings')
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Sent id={id} />
  return (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      {messages.showMails}
    </Button>
  )
}

function Sent({ id }: { id: string }) {
  const { bookings: messages } = useMessages('staff-bookings')
  const { mailStates } = useMessages('staff-customer')
  const { value, problem, reload } = useLoaded<'/bookings/:id/mails'>(`/bookings/${id}/mails`)
  const momentOf = useFormatDateTime()
  if (problem) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  if (value.mails.length === 0) return messages.noMails
  return (
    <ul className={styles.mails}>
      {value.mails.map((mail) => (
        <li key={mail.id}>
          <span>
            <span className="num">{momentOf(mail.at)}</span>, {mail.to}, {mailStates[mail.state]}
          </span>
          <MailActions id={mail.id} name={momentOf(mail.at)} onSent={reload} />
        </li>
      ))}
    </ul>
  )
}
