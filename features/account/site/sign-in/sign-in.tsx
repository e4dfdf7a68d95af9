import type { Session } from '@supabase/auth-js'
import { useServiceSettings } from '#site/auth/use-service-settings.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { authProblem } from '../auth-problem.ts'
import { checkEmail, checkPassword } from '../check-fields.ts'
import { EmailField, PasswordField } from '../fields.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import styles from '../login-page.module.css'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { Providers } from '../providers/providers.tsx'

interface SignInProps {
  notice: string | null
  refused: string | null
  returnTo: (provider: string) => string
  onForgotten: (email: string) => void
  /** From `onBegin` to the result the view stays, although a session may already exist. */
  onBegin: () => void
  onRefused: () => void
  onSignedIn: (session: Session) => Promise<void>
}

export function SignIn({
  notice,
  refused,
  returnTo,
  onForgotten,
  onBegin,
  onRefused,
  onSignedIn,
}: SignInProps) {
  const messages = useMessages('login')
  const { title, lead, submit, forgotten } = messages.signIn
  // Together, so that the other ways to sign in do not push down what stands below them.
  const isKnown = useServiceSettings() !== null
  return (
    <>
      <LoginHead title={title} lead={lead} notice={notice} />
      {refused && (
        <div className={styles.refused}>
          <FormAlert title={refused} attempt={1} />
        </div>
      )}
      <LoginForm
        name="sign-in"
        label={title}
        submit={submit}
        check={({ email = '', password = '' }) => [...checkEmail(email), ...checkPassword(password)]}
        send={async (client, { email = '', password = '' }) => {
          onBegin()
          const { data, error } = await client.signInWithPassword({ email: email.trim(), password })
          if (error) {
            onRefused()
            const refusal = authProblem(error)
            // Suggests the mailed code as another way.
            return refusal.notice === 'too_many' ? { ...refusal, notice: 'too_many_passwords' } : refusal
          }
          await onSignedIn(data.session)
          return undefined
        }}
        beside={
          <button
            type="button"
            className={styles.quiet}
            onClick={(event) => onForgotten(typedEmail(event.currentTarget.form))}
          >
            {forgotten}
          </button>
        }
      >
        {(field) => (
          <>
            <EmailField withPasskeys {...field('email')} />
            <PasswordField
              label={messages.fields.password}
              autoComplete="current-password"
              {...field('password')}
            />
          </>
        )}
      </LoginForm>
      {isKnown && (
        <>
          <PasskeySignIn inField onBegin={onBegin} onRefused={onRefused} onSignedIn={onSignedIn} />
          <Providers returnTo={returnTo} />
          <Visitors />
        </>
      )}
    </>
  )
}

function typedEmail(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value : ''
}

function Visitors() {
  const { title, text, calendar, contact } = useMessages('login').visitors
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={styles.actions}>
        <ArrowLink to={paths.calendar}>{calendar}</ArrowLink>
        <ArrowLink to={paths.contact}>{contact}</ArrowLink>
      </p>
    </section>
  )
}
