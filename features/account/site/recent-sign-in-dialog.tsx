import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useAuth } from '#site/auth/auth-context.ts'
import { registerReauthDialog } from '#site/auth/recent-sign-in.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { authProblem } from './auth-problem.ts'
import { checkCode, checkPassword, digitsOf } from './check-fields.ts'
import { CodeField, PasswordField } from './fields.tsx'
import { LoginForm } from './sign-in/login-form.tsx'
import { verifiedDevices } from './second-factor/needs-second-factor.ts'
import { verifyAnyFactor } from './second-factor/verify-any-factor.ts'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'

/** Proves who it is again, then what was asked for continues. Opens above the page or dialog, which keeps its input. */
export function RecentSignIn() {
  const messages = useMessages('login').recentSignIn
  const { session } = useAuth()
  const [pending, setPending] = useState<{ end: (isProven: boolean) => void }>()
  useEffect(() => registerReauthDialog((end) => setPending({ end })), [])
  if (!pending || !session) return null
  const end = (isProven: boolean) => {
    setPending(undefined)
    pending.end(isProven)
  }
  return (
    <Modal title={messages.title} close={messages.close} onClose={() => end(false)}>
      <Proof session={session} onProven={() => end(true)} />
    </Modal>
  )
}

/** Code if there is a second factor, else the password. */
function Proof({ session, onProven }: { session: Session; onProven: () => void }) {
  const { fields, hints, recentSignIn: messages } = useMessages('login')
  const { user } = session
  const email = user.email ?? ''
  const hasDevice = verifiedDevices(user).length > 0
  return (
    <LoginForm
      name="recent-sign-in"
      label={messages.title}
      submit={messages.submit}
      check={({ code = '', password = '' }) => (hasDevice ? checkCode(code) : checkPassword(password))}
      send={async (client, { code = '', password = '' }) => {
        if (hasDevice) {
          const refusal = await verifyAnyFactor(client, session, digitsOf(code))
          if (refusal) return refusal
        } else {
          const { error } = await client.signInWithPassword({ email, password })
          if (error) return authProblem(error)
        }
        onProven()
        return undefined
      }}
      beside={
        <a href={paths.login} target="_blank">
          {messages.other}
        </a>
      }
    >
      {(field) => (
        <>
          <p>{fill(messages.text, { email })}</p>
          {hasDevice ? (
            <CodeField label={fields.code} hint={hints.code} {...field('code')} />
          ) : (
            <>
              <input type="hidden" name="email" autoComplete="username" defaultValue={email} />
              <PasswordField label={fields.password} autoComplete="current-password" {...field('password')} />
            </>
          )}
        </>
      )}
    </LoginForm>
  )
}
