import type { Factor } from '@supabase/auth-js'
import { fill } from '#i18n/format.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { authProblem, type LoginRefusal } from '../auth-problem.ts'
import styles from '../login-page.module.css'
import { useAttempt } from '../use-attempt.ts'

interface KeyConfirmationProps {
  keys: Factor[]
  onBegin: () => void
  onRefused: () => void
  onDone: () => Promise<void>
}

/** A button for each security key: browsers ask for one at a time. */
export function KeyConfirmation({ keys, onBegin, onRefused, onDone }: KeyConfirmationProps) {
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
