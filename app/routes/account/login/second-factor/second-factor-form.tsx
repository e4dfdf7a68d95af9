import type { Session } from '@supabase/auth-js'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../../language/language.tsx'
import { checkCode, digitsOf } from '../check-fields.ts'
import { CodeField } from '../fields.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { LostDevice } from './lost-device.tsx'
import styles from '../login-page.module.css'
import { useSignOut } from '../signed-in/use-sign-out.ts'
import { verifyAnyFactor } from './verify-any-factor.ts'

interface SecondStepProps {
  session: Session
  onBegin: () => void
  onRefused: () => void
  onDone: () => Promise<void>
  onSignedOut: () => void
}

export function SecondFactorForm({ session, onBegin, onRefused, onDone, onSignedOut }: SecondStepProps) {
  const messages = useMessages('login')
  const { title, lead, submit } = messages.secondStep
  const { signOut } = useSignOut(onSignedOut)
  return (
    <>
      <LoginHead title={title} lead={fill(lead, { email: session.user.email ?? '' })} />
      <LoginForm
        name="second-step"
        label={title}
        submit={submit}
        check={({ code = '' }) => checkCode(code)}
        send={async (client, { code = '' }) => {
          onBegin()
          const refusal = await verifyAnyFactor(client, session, digitsOf(code))
          if (refusal) onRefused()
          else await onDone()
          return refusal
        }}
        beside={
          <button type="button" className={styles.quiet} onClick={() => signOut('local')}>
            {messages.signOut.title}
          </button>
        }
      >
        {(field) => <CodeField label={messages.fields.code} hint={messages.hints.code} {...field('code')} />}
      </LoginForm>
      <PasskeySignIn onBegin={onBegin} onRefused={onRefused} onSignedIn={onDone} />
      <LostDevice email={session.user.email ?? ''} />
    </>
  )
}
