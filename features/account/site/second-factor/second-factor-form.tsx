import type { Session } from '@supabase/auth-js'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#app/language/language.tsx'
import { checkCode, digitsOf } from '../check-fields.ts'
import { CodeField } from '../fields.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import { LoginHead } from '../login-head.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { LostDevice } from './lost-device.tsx'
import styles from '../login-page.module.css'
import { useSignOut } from '../signed-in/use-sign-out.ts'
import { KeyConfirmation } from './key-confirmation.tsx'
import { verifiedDevices, verifiedKeys } from './needs-second-factor.ts'
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
  const { title, lead, keyTitle, keyLead, submit } = messages.secondStep
  const keys = verifiedKeys(session.user)
  const hasDevice = verifiedDevices(session.user).length > 0
  const email = session.user.email ?? ''
  const { signOut } = useSignOut(onSignedOut)
  const leave = (
    <button type="button" className={styles.quiet} onClick={() => signOut('local')}>
      {messages.signOut.title}
    </button>
  )
  return (
    <>
      <LoginHead title={hasDevice ? title : keyTitle} lead={fill(hasDevice ? lead : keyLead, { email })} />
      {keys.length > 0 && (
        <KeyConfirmation keys={keys} onBegin={onBegin} onRefused={onRefused} onDone={onDone} />
      )}
      {hasDevice ? (
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
          beside={leave}
        >
          {(field) => (
            <CodeField label={messages.fields.code} hint={messages.hints.code} {...field('code')} />
          )}
        </LoginForm>
      ) : (
        <p className={styles.actions}>{leave}</p>
      )}
      <PasskeySignIn onBegin={onBegin} onRefused={onRefused} onSignedIn={onDone} />
      <LostDevice email={email} />
    </>
  )
}
