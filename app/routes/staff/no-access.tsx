import { fill } from '#i18n/format.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useMessages } from '../../language/language.tsx'
import { paths } from '#content/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { useSignOut } from '#features/account/site/signed-in/use-sign-out.ts'
import styles from './staff-page.module.css'
import { useViewTitle } from './use-view-title.ts'

/** Signed in without the staff role. */
export function NoAccess() {
  const { noAccess: messages, refusals } = useMessages('staff')
  const { user } = useAuth()
  const { notice, attempt, busy, signOut } = useSignOut(() => undefined)
  useViewTitle(messages.title)
  return (
    <div className={styles.message}>
      <h1>{messages.title}</h1>
      <p className="lead">{user?.email ? fill(messages.account, { email: user.email }) : messages.unnamed}</p>
      <p>{messages.text}</p>
      {notice && (
        <FormAlert title={notice === 'unreachable' ? refusals.offline : refusals.failed} attempt={attempt} />
      )}
      <Button aria-disabled={busy} onClick={() => void signOut('local')}>
        {messages.signOut}
      </Button>
      <ArrowLink to={paths.calendar}>{messages.calendar}</ArrowLink>
    </div>
  )
}
