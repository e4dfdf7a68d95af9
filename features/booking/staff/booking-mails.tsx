import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { mails } from '#features/mails/staff/mail.contract.ts'
import { MailActions } from '#features/mails/staff/mail-actions.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'

/** What its customer was sent about a booking, when it is asked for. */
export function BookingMails({ id }: { id: string }) {
  const { bookings: messages } = useTexts('staff-bookings').t
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Sent id={id} />
  return (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      {messages.showMails}
    </Button>
  )
}

function Sent({ id }: { id: string }) {
  const { t, moment } = useTexts('staff-bookings')
  const { bookings: messages } = t
  const { mailStates } = useTexts('staff-customer').t
  const { value, problem, reload } = useRead(mails.ofBooking, { id })
  if (problem) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  if (value.mails.length === 0) return messages.noMails
  return (
    <ul data-kit="stack" data-gap="12">
      {value.mails.map((mail) => (
        <li key={mail.id} data-kit="row">
          <span>
            <span className="num">{moment(mail.at)}</span>, {mail.to}, {mailStates[mail.state]}
          </span>
          <MailActions id={mail.id} name={moment(mail.at)} onSent={reload} />
        </li>
      ))}
    </ul>
  )
}
