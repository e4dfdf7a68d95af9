import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { authProblem } from '../auth-problem.ts'
import { checkNewPassword } from '../check-fields.ts'
import { passwordMinLength } from '../password-min-length.ts'
import { PasswordField } from '../fields.tsx'
import { LoginForm } from './login-form.tsx'
import styles from '../login-page.module.css'

interface ChoosePasswordProps {
  label: string
  email: string
  cancel: string
  onCancel: () => void
  onSaved: () => void
}

export function ChoosePassword({ label, email, cancel, onCancel, onSaved }: ChoosePasswordProps) {
  const { fields, hints, choose } = useMessages('login')
  const min = passwordMinLength()
  return (
    <LoginForm
      name="choose"
      label={label}
      submit={choose.submit}
      check={({ password = '' }) => checkNewPassword(password, min, email)}
      send={async (client, { password = '' }) => {
        const { error } = await client.updateUser({ password })
        if (error) return authProblem(error)
        onSaved()
        return undefined
      }}
      beside={
        <button type="button" className={styles.quiet} onClick={onCancel}>
          {cancel}
        </button>
      }
    >
      {(field) => (
        <>
          <LabelledInput
            label={fields.email}
            id="choose-email"
            className={styles.fixed}
            name="email"
            type="email"
            autoComplete="username"
            readOnly
            value={email}
          />
          <PasswordField
            label={fields.newPassword}
            hint={min === null ? hints.strongPassword : fill(hints.newPassword, { min })}
            autoComplete="new-password"
            {...field('password')}
          />
        </>
      )}
    </LoginForm>
  )
}
