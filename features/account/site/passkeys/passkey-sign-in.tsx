import type { Session } from '@supabase/auth-js'
import { useEffect, useEffectEvent } from 'react'
import { openAuthClient } from '#site/auth/open-auth-client.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { authProblem } from '../auth-problem.ts'
import styles from '../login-page.module.css'
import { useAttempt } from '../use-attempt.ts'
import { usePasskeysOffered } from './use-passkeys-offered.ts'

interface PasskeySignInProps {
  /** The e-mail field is there, and the browser may suggest passkeys in it. */
  inField?: boolean
  onBegin: () => void
  onRefused: () => void
  onSignedIn: (session: Session) => Promise<void>
}

/** Signs in with a passkey, by a button or from the suggestions of the e-mail field. Renders nothing where there are none. */
export function PasskeySignIn(props: PasskeySignInProps) {
  return usePasskeysOffered() ? <Offered {...props} /> : null
}

function Offered({ inField = false, onBegin, onRefused, onSignedIn }: PasskeySignInProps) {
  const messages = useMessages('login')
  const { busy, notice, attempt, run } = useAttempt()
  useSuggestedPasskey(inField, onSignedIn)
  const signIn = () =>
    run(async (client) => {
      onBegin()
      const { data, error } = await client.signInWithPasskey()
      if (error || !data?.session) {
        onRefused()
        return authProblem(error)
      }
      await onSignedIn(data.session)
      return undefined
    })
  return (
    <div className={styles.part}>
      {notice && <FormAlert title={messages.notices[notice]} attempt={attempt} />}
      <p className={styles.actions}>
        <Button aria-disabled={busy} onClick={signIn}>
          {messages.passkeys.signIn}
        </Button>
      </p>
    </div>
  )
}

/** Waits for a choice from the field's suggestions; a challenge that grew old is replaced, anything else stays quiet. */
function useSuggestedPasskey(isOn: boolean, onSignedIn: PasskeySignInProps['onSignedIn']): void {
  const signedIn = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!isOn) return undefined
    const gone = new AbortController()
    const wait = async (): Promise<void> => {
      if (!(await offersPasskeysInFields()) || gone.signal.aborted) return
      const client = await openAuthClient()
      const { data, error } = await client.signInWithPasskey({ options: { mediation: 'conditional' } })
      if (gone.signal.aborted) return
      if (data?.session) await signedIn(data.session)
      else if (error?.code === 'webauthn_challenge_expired') await wait()
    }
    wait().catch(() => undefined)
    return () => gone.abort()
  }, [isOn])
}

/** Whether the browser can offer passkeys in a field's suggestions. */
async function offersPasskeysInFields(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
