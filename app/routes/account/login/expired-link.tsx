import { useMessages } from '../../../language/language.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { LoginHead } from './login-head.tsx'
import styles from './login-page.module.css'

/** A link that was used, is too old or was never ours, with a way on. */
export function ExpiredLink({ onRenew, onSignIn }: { onRenew: () => void; onSignIn: () => void }) {
  const { title, lead, renew, signIn } = useMessages('login').expired
  return (
    <>
      <LoginHead title={title} lead={lead} />
      <p className={styles.actions}>
        <TrailSign onClick={onRenew}>{renew}</TrailSign>
        <button type="button" className={styles.quiet} onClick={onSignIn}>
          {signIn}
        </button>
      </p>
    </>
  )
}
