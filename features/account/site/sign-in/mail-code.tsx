import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { authProblem } from '../auth-problem.ts'
import { checkCode, checkEmail, digitsOf } from '../check-fields.ts'
import { CodeField, EmailField } from '../fields.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import styles from '../login-page.module.css'

interface MailCodeProps {
  email: string
  onBegin: () => void
  onRefused: () => void
  onSignedIn: () => Promise<void>
  onAgain: () => void
  onBack: () => void
}

/** The code is for devices on which the link cannot be opened. */
export function MailCode({ email: sentTo, onBegin, onRefused, onSignedIn, onAgain, onBack }: MailCodeProps) {
  const { sent, fields, hints, forgotten } = useMessages('login')
  return (
    <>
      <LoginHead
        title={sentTo ? sent.title : fields.mailCode}
        lead={sentTo ? fill(sent.lead, { email: sentTo }) : sent.codeLead}
      />
      <LoginForm
        name="mail-code"
        label={fields.mailCode}
        submit={sent.submit}
        check={({ email = '', code = '' }) => [...checkEmail(email), ...checkCode(code)]}
        send={async (client, { email = '', code = '' }) => {
          onBegin()
          const { error } = await client.verifyOtp({
            email: email.trim(),
            token: digitsOf(code),
            type: 'email',
          })
          if (error) {
            onRefused()
            return authProblem(error)
          }
          await onSignedIn()
          return undefined
        }}
      >
        {(field) => (
          <>
            <EmailField defaultValue={sentTo} {...field('email')} />
            <CodeField label={fields.mailCode} hint={hints.mailCode} {...field('code')} />
          </>
        )}
      </LoginForm>
      {sentTo && <p className="small muted">{sent.nothing}</p>}
      <p className={styles.actions}>
        <button type="button" className={styles.quiet} onClick={onAgain}>
          {sentTo ? sent.again : forgotten.submit}
        </button>
        <button type="button" className={styles.quiet} onClick={onBack}>
          {forgotten.back}
        </button>
      </p>
    </>
  )
}
