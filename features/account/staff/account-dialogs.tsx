import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { ChoiceField } from '#kit/choice-field.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { STAFF_ROLES } from '../roles/permissions.ts'
import type { StaffAccount } from '../roles/staff-account.ts'
import { accounts } from './account.contract.ts'

interface DialogProps {
  onClose: () => void
  onChanged: () => void
  /** Without a link the account was there already. */
  onInvited: (email: string, link: string | null) => void
}

export function InviteDialog({ onInvited, ...rest }: DialogProps) {
  const { t, language } = useTexts('staff-roles')
  const { dialog, invite } = t.accounts
  return (
    <ActionDialog
      action={accounts.invite}
      fixed={{ language }}
      start={{ role: 'office' }}
      title={invite}
      text={dialog.inviteText}
      submit={dialog.inviteSubmit}
      done={dialog.invited}
      wrong={{ email: dialog.wrongEmail }}
      onDone={({ link }, { email }) => onInvited(email, link)}
      {...rest}
    >
      <InputField name="email" label={dialog.email} />
      <RoleField />
    </ActionDialog>
  )
}

/** Each role with what it may do. */
function RoleField() {
  const { accounts: t, roles } = useTexts('staff-roles').t
  const choices = STAFF_ROLES.map((role) => ({ value: role, label: roles[role].name, hint: roles[role].may }))
  return <ChoiceField name="role" label={t.columns.role} choices={choices} />
}

export interface AccountQuestion {
  kind: 'role' | 'revocation' | 'invitation'
  account: StaffAccount
}

export function AccountDialog({
  question: { kind, account },
  onInvited,
  ...rest
}: DialogProps & { question: AccountQuestion }) {
  const { t, language } = useTexts('staff-roles')
  const { dialog } = t.accounts
  const { id, email, role: seen } = account
  if (kind === 'role')
    return (
      <ActionDialog
        action={accounts.changeRole}
        fixed={{ id, seen }}
        start={{ role: seen }}
        title={fill(dialog.roleTitle, { email })}
        text={dialog.roleText}
        submit={dialog.roleSubmit}
        done={dialog.roleDone}
        {...rest}
      >
        <RoleField />
      </ActionDialog>
    )
  if (kind === 'revocation')
    return (
      <ActionDialog
        action={accounts.revoke}
        fixed={{ id, seen }}
        title={fill(dialog.revokeTitle, { email })}
        text={fill(dialog.revokeText, { role: t.roles[seen].name })}
        submit={dialog.revokeSubmit}
        done={dialog.revoked}
        {...rest}
      />
    )
  return (
    <ActionDialog
      action={accounts.inviteAgain}
      fixed={{ id, language }}
      title={fill(dialog.againTitle, { email })}
      text={dialog.againText}
      submit={dialog.inviteSubmit}
      done={dialog.invited}
      onDone={({ link }) => onInvited(email, link)}
      {...rest}
    />
  )
}
