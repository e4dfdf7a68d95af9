import { useRef } from 'react'
import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { chosenRole, RoleChoice } from './role-choice.tsx'

export interface AccountQuestion {
  kind: 'role' | 'revocation' | 'invitation'
  account: StaffAccount
}

interface AccountDialogProps {
  question: AccountQuestion
  onClose: () => void
  onDone: () => void
  onInvited: (link: string | null) => void
}

export function AccountDialog({ question, onClose, onDone, onInvited }: AccountDialogProps) {
  const { accounts: messages, roles } = useMessages('staff-roles')
  const { dialog } = messages
  const language = useLanguage()
  const link = useRef<string | null>(null)
  const { kind, account } = question
  const { id, email, role: seen } = account
  const common = { onClose, onDone }
  if (kind === 'role')
    return (
      <ConfirmDialog
        {...common}
        title={fill(dialog.roleTitle, { email })}
        text={dialog.roleText}
        submit={dialog.roleSubmit}
        done={dialog.roleDone}
        send={(data) =>
          postStaff<'/accounts/:id/role'>(`/accounts/${id}/role`, { role: chosenRole(data), seen })
        }
      >
        <RoleChoice chosen={seen} />
      </ConfirmDialog>
    )
  if (kind === 'revocation')
    return (
      <ConfirmDialog
        {...common}
        title={fill(dialog.revokeTitle, { email })}
        text={fill(dialog.revokeText, { role: roles[seen].name })}
        submit={dialog.revokeSubmit}
        done={dialog.revoked}
        send={() => postStaff<'/accounts/:id/revocation'>(`/accounts/${id}/revocation`, { seen })}
      />
    )
  return (
    <ConfirmDialog
      title={fill(dialog.againTitle, { email })}
      text={dialog.againText}
      submit={dialog.inviteSubmit}
      done={dialog.invited}
      send={() =>
        postStaff<'/accounts/:id/invitation'>(`/accounts/${id}/invitation`, { language }).then((answer) => {
          if (answer.ok) link.current = answer.value.link
          return answer
        })
      }
      onClose={onClose}
      onDone={() => onInvited(link.current)}
    />
  )
}
