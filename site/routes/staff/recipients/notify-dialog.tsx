import { type ReactNode, useState } from 'react'
import type { MailPreview } from '#features/booking/mail/booking-notifications.ts'
import type { Result } from '#kernel/result.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import type { Endpoint } from '#kit/contract.ts'
import type { ActionFormProps } from '#kit/form.tsx'
import { useMessages } from '../../../language/language.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import { RecipientPreview } from './recipient-preview.tsx'
import { useMailPreview } from './use-mail-preview.ts'

interface NotifyDialogProps<E extends Endpoint> {
  action: E
  /** All but who is notified. */
  fixed: ActionFormProps<E>['fixed']
  title: string
  text: ReactNode
  /** Label of the button while recipients are notified. */
  submit: string
  done: string
  /** Above the recipient preview. */
  children?: ReactNode
  loadPreview: () => Promise<Result<MailPreview & { recipients: string }, StaffProblem>>
  onClose: () => void
  onDone: () => void
}

/** Confirms a change that sends mails, with a recipient preview; loaded again when somebody booked or cancelled meanwhile. */
export function NotifyDialog<E extends Endpoint>(props: NotifyDialogProps<E>) {
  const { fixed, submit, done, loadPreview, children, ...dialog } = props
  const messages = useMessages('staff-recipients')
  const [notify, setNotify] = useState(true)
  const state = useMailPreview('', loadPreview)
  const { preview, reload } = state
  const isSilent = !notify && preview !== null && preview.mails.length + preview.calls.length > 0
  return (
    <ActionDialog<Endpoint>
      {...dialog}
      fixed={{ ...fixed, notify, recipients: preview?.recipients ?? '' }}
      wide
      isIdle={!preview}
      submit={isSilent ? messages.submitSilent : submit}
      done={isSilent ? messages.doneSilent : done}
      onRefused={({ code }) => {
        if (code === 'notifies_booked') reload()
      }}
    >
      {children}
      <RecipientPreview state={state} notify={notify} onNotify={setNotify} />
    </ActionDialog>
  )
}
