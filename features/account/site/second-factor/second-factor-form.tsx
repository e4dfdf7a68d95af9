import type { Factor, Session } from '@supabase/auth-js'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { authProblem, type LoginRefusal } from '../auth-problem.ts'
import { checkCode, digitsOf } from '../check-fields.ts'
import { CodeField } from '../fields.tsx'
import { LoginHead } from '../login-head.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import { useSignOut } from '../signed-in/use-sign-out.ts'
import { useAttempt } from '../use-attempt.ts'
import styles from '../login-page.module.css'
import { LostDevice } from './lost-device.tsx'
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

interface KeyConfirmationProps {
  keys: Factor[]
  onBegin: () => void
  onRefused: () => void
  onDone: () => Promise<void>
}

/** A button for each security key: browsers ask for one at a time. */
function KeyConfirmation({ keys, onBegin, onRefused, onDone }: KeyConfirmationProps) {
  const { notices, secondStep } = useMessages('login')
  const { busy, notice, attempt, run } = useAttempt()
  const confirm = (factorId: string) =>
    run(async (client) => {
      onBegin()
      const { error } = await client.mfa.webauthn.authenticate({ factorId })
      if (error) {
        onRefused()
        return keyRefusal(authProblem(error))
      }
      await onDone()
      return undefined
    })
  return (
    <div className={styles.part}>
      {notice && <FormAlert title={notices[notice]} attempt={attempt} />}
      {keys.map(({ id, friendly_name: name }) => (
        <p key={id} className={styles.actions}>
          <Button aria-disabled={busy} onClick={() => confirm(id)}>
            {name ? fill(secondStep.useNamedKey, { name }) : secondStep.useKey}
          </Button>
        </p>
      ))}
    </div>
  )
}

/** There is no field for what is wrong with a key. */
function keyRefusal({ problems, notice }: LoginRefusal): LoginRefusal {
  const isKeys = problems.length > 0 || notice === 'passkey_cancelled' || notice === 'failed'
  return { problems: [], notice: isKeys ? 'key_refused' : notice }
}
