import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { authProblem } from '../../account/login/auth-problem.ts'
import { checkCode, checkPassword, digitsOf } from '../../account/login/check-fields.ts'
import { CodeField, PasswordField } from '../../account/login/fields.tsx'
import { LoginForm } from '../../account/login/sign-in/login-form.tsx'
import { verifiedDevices } from '../../account/login/second-factor/needs-second-factor.ts'
import { verifyAnyFactor } from '../../account/login/second-factor/verify-any-factor.ts'
import { Modal } from './modal.tsx'
import { registerReauthDialog } from './recent-sign-in.ts'

/** Re-authenticates, then the request continues. Opens above the current dialog, which keeps its input. */
export function RecentSignIn() {
  const { close } = useMessages('staff').dialog
  const messages = useMessages('staff').recentSignIn
  const { session } = useAuth()
  const [asked, setAsked] = useState<{ end: (isProven: boolean) => void }>()
  useEffect(() => registerReauthDialog((end) => setAsked({ end })), [])
  if (!asked || !session) return null
  const end = (isProven: boolean) => {
    setAsked(undefined)
    asked.end(isProven)
  }
  return (
    <Modal title={messages.title} close={close} onClose={() => end(false)}>
      <Proof session={session} onProven={() => end(true)} />
    </Modal>
  )
}

/** Code if there is a second factor, else the password. */
function Proof({ session, onProven }: { session: Session; onProven: () => void }) {
  const messages = useMessages('staff').recentSignIn
  const { fields, hints } = useMessages('login')
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
