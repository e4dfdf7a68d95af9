import { STAFF_ROLES, type StaffRole } from '#features/account/roles/permissions.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './accounts.module.css'

/** Each role with what it may do. */
export function RoleChoice({ chosen }: { chosen: StaffRole }) {
  const { accounts: messages, roles } = useMessages('staff-roles')
  return (
    <fieldset className={styles.roles}>
      <legend>{messages.columns.role}</legend>
      {STAFF_ROLES.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
          <span>
            {roles[role].name}
            <small>{roles[role].may}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Of a form with a `RoleChoice`. */
export function chosenRole(data: FormData): StaffRole {
  return STAFF_ROLES.find((role) => role === data.get('role')) ?? 'guide'
}
