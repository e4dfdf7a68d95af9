import { useMessages } from '#site/language/language.tsx'
import { authProblem } from '../auth-problem.ts'
import { checkEmail } from '../check-fields.ts'
import { EmailField } from '../fields.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import styles from '../login-page.module.css'

interface ForgottenProps {
  email: string
  linkTo: () => string
  onSent: (email: string) => void
  onHaveCode: () => void
  onBack: () => void
}

/** The answer is the same for every address. */
export function ForgotPassword({ email: known, linkTo, onSent, onHaveCode, onBack }: ForgottenProps) {
  const { title, lead, submit, haveCode, back } = useMessages('login').forgotten
  return (
    <>
      <LoginHead title={title} lead={lead} />
      <LoginForm
        name="forgotten"
        label={title}
        submit={submit}
        check={({ email = '' }) => checkEmail(email)}
        send={async (client, values) => {
          const email = (values['email'] ?? '').trim()
          const { error } = await client.resetPasswordForEmail(email, { redirectTo: linkTo() })
          // The rate limit would reveal that the address is known.
          if (error && error.code !== 'over_email_send_rate_limit') return authProblem(error)
          onSent(email)
          return undefined
        }}
      >
        {(field) => <EmailField defaultValue={known} {...field('email')} />}
      </LoginForm>
      <p className={styles.actions}>
        <button type="button" className={styles.quiet} onClick={onHaveCode}>
          {haveCode}
        </button>
        <button type="button" className={styles.quiet} onClick={onBack}>
          {back}
        </button>
      </p>
    </>
  )
}
