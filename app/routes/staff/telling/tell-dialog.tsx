import { type ReactNode, useState } from 'react'
import type { PlannedNews } from '#features/booking/mail/planned-mail.ts'
import { type Result, refuse } from '#kernel/result.ts'
import { useMessages } from '../../../language/language.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import { PlannedNewsView } from './planned-news-view.tsx'
import { usePlannedNews } from './use-planned-news.ts'

interface TellDialogProps {
  title: string
  text: ReactNode
  /** On the button, while it is told. */
  submit: string
  done: string
  /** Before who gets what. */
  children?: ReactNode
  look: () => Promise<Result<PlannedNews & { recipients: string }, StaffProblem>>
  send: (telling: { tell: boolean; recipients: string }) => Promise<Result<unknown, StaffProblem>>
  onClose: () => void
  onDone: () => void
}

/** Before a change that is mailed: who gets what. Shown anew when somebody has booked or left meanwhile. */
export function TellDialog({ text, submit, done, look, send, children, ...dialog }: TellDialogProps) {
  const messages = useMessages('staff-telling')
  const [tell, setTell] = useState(true)
  const looked = usePlannedNews('', look)
  const { news, again } = looked
  const isSilent = !tell && news !== null && news.mails.length + news.calls.length > 0
  return (
    <ConfirmDialog
      {...dialog}
      wide
      text={text}
      submit={isSilent ? messages.submitSilent : submit}
      done={isSilent ? messages.doneSilent : done}
      idle={!news}
      send={async () => {
        const answer = await send({ tell, recipients: news?.recipients ?? '' })
        if (answer.ok || answer.refusal.code !== 'tells_booked') return answer
        again()
        return refuse({ code: 'changed_meanwhile' })
      }}
    >
      {children}
      <PlannedNewsView looked={looked} tell={tell} onTell={setTell} />
    </ConfirmDialog>
  )
}
