import { type ReactNode, useState } from 'react'
import type { MailPreview } from '#features/booking/mail/mail-preview.ts'
import { type Result, refuse } from '#kernel/result.ts'
import { useMessages } from '../../../language/language.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import { RecipientPreview } from './recipient-preview.tsx'
import { useMailPreview } from './use-mail-preview.ts'

interface NotifyDialogProps {
  title: string
  text: ReactNode
  /** Label of the button while recipients are notified. */
  submit: string
  done: string
  /** Above the recipient preview. */
  children?: ReactNode
  loadPreview: () => Promise<Result<MailPreview & { recipients: string }, StaffProblem>>
  send: (choice: { notify: boolean; recipients: string }) => Promise<Result<unknown, StaffProblem>>
  onClose: () => void
  onDone: () => void
}

/** Confirms a change that sends mails, with a recipient preview; loaded again when somebody booked or cancelled meanwhile. */
export function NotifyDialog({
  text,
  submit,
  done,
  loadPreview,
  send,
  children,
  ...dialog
}: NotifyDialogProps) {
  const messages = useMessages('staff-recipients')
  const [notify, setNotify] = useState(true)
  const state = useMailPreview('', loadPreview)
  const { preview, reload } = state
  const isSilent = !notify && preview !== null && preview.mails.length + preview.calls.length > 0
  return (
    <ConfirmDialog
      {...dialog}
      wide
      text={text}
      submit={isSilent ? messages.submitSilent : submit}
      done={isSilent ? messages.doneSilent : done}
      idle={!preview}
      send={async () => {
        const answer = await send({ notify, recipients: preview?.recipients ?? '' })
        if (answer.ok || answer.refusal.code !== 'notifies_booked') return answer
        reload()
        return refuse({ code: 'changed_meanwhile' })
      }}
    >
      {children}
      <RecipientPreview state={state} notify={notify} onNotify={setNotify} />
    </ConfirmDialog>
  )
}
