import { useRef } from 'react'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { chosenRole, RoleChoice } from './role-choice.tsx'

interface InviteDialogProps {
  onClose: () => void
  /** Without a link the account was there already. */
  onInvited: (email: string, link: string | null) => void
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { accounts: messages } = useMessages('staff-roles')
  const { dialog } = messages
  const language = useLanguage()
  const sent = useRef<{ email: string; link: string | null }>(null)
  return (
    <ConfirmDialog
      title={messages.invite}
      text={dialog.inviteText}
      submit={dialog.inviteSubmit}
      done={dialog.invited}
      wrong={dialog.wrongEmail}
      send={(data) => {
        const email = String(data.get('email')).trim()
        if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return undefined
        const body = { email, role: chosenRole(data), language }
        return postStaff<'/accounts'>('/accounts', body).then((answer) => {
          if (answer.ok) sent.current = { email, link: answer.value.link }
          return answer
        })
      }}
      onClose={onClose}
      onDone={() => sent.current && onInvited(sent.current.email, sent.current.link)}
    >
      {(error) => (
        <>
          <Field label={dialog.email} error={error}>
            {(control) => <Input name="email" type="email" autoComplete="off" {...control} />}
          </Field>
          <RoleChoice chosen="office" />
        </>
      )}
    </ConfirmDialog>
  )
}
