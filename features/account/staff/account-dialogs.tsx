import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { Group } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { STAFF_ROLES, type StaffRole } from '../roles/permissions.ts'
import type { StaffAccount } from '../roles/staff-account.ts'
import { accounts } from './account.contract.ts'
import styles from './accounts.module.css'

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
      title={invite}
      text={dialog.inviteText}
      submit={dialog.inviteSubmit}
      done={dialog.invited}
      wrong={{ email: dialog.wrongEmail }}
      onDone={({ link }, { email }) => onInvited(email, link)}
      {...rest}
    >
      <InputField name="email" label={dialog.email} />
      <RoleField first="office" />
    </ActionDialog>
  )
}

/** Each role with what it may do. */
function RoleField({ first }: { first: StaffRole }) {
  const { accounts: t, roles } = useTexts('staff-roles').t
  return (
    <Group legend={t.columns.role}>
      <div className={styles.roles}>
        {STAFF_ROLES.map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={role === first} />
            <span>
              {roles[role].name}
              <small>{roles[role].may}</small>
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
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
        title={fill(dialog.roleTitle, { email })}
        text={dialog.roleText}
        submit={dialog.roleSubmit}
        done={dialog.roleDone}
        {...rest}
      >
        <RoleField first={seen} />
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
