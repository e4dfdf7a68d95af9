import type { Session } from '@supabase/auth-js'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { authProblem } from './auth-problem.ts'
import { checkEmail, checkPassword } from './check-fields.ts'
import { EmailField, PasswordField } from './fields.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginHead } from './login-head.tsx'
import styles from './login-page.module.css'

interface SignInProps {
  said: string | null
  /** With what was typed as an address so far. */
  onForgotten: (email: string) => void
  /** Between the two the page stays as it is, although a session may be there already. */
  onBegin: () => void
  onRefused: () => void
  onSignedIn: (session: Session) => Promise<void>
}

export function SignIn({ said, onForgotten, onBegin, onRefused, onSignedIn }: SignInProps) {
  const words = useMessages('login')
  const { title, lead, submit, forgotten } = words.signIn
  return (
    <>
      <LoginHead title={title} lead={lead} said={said} />
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
            return authProblem(error)
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
            <EmailField {...field('email')} />
            <PasswordField
              label={words.fields.password}
              autoComplete="current-password"
              {...field('password')}
            />
          </>
        )}
      </LoginForm>
      <Visitors />
    </>
  )
}

function typedEmail(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Most who come here by chance need no account at all. */
function Visitors() {
  const { title, text, calendar, contact } = useMessages('login').visitors
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={styles.actions}>
        <GoLink to={paths.calendar}>{calendar}</GoLink>
        <GoLink to={paths.contact}>{contact}</GoLink>
      </p>
    </section>
  )
}
