import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { FormAlert } from '../../../form/form-alert.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'
import { FocusOnMount } from './focus-on-mount.tsx'
import { LoginHead } from './login-head.tsx'
import styles from './login-page.module.css'
import { Sessions } from './sessions.tsx'
import { useSignOut } from './use-sign-out.ts'

interface AccountProps {
  session: Session
  said: string | null
  back: string | undefined
  onSaved: () => void
  onSignedOut: () => void
}

export function Account({ session, said, back, onSaved, onSignedOut }: AccountProps) {
  const words = useMessages('login').account
  const { user } = session
  return (
    <>
      <LoginHead title={words.title} lead={fill(words.lead, { email: user.email ?? '' })} said={said} />
      {back && (
        <p className={styles.actions}>
          <TrailSign to={back}>{words.back}</TrailSign>
        </p>
      )}
      <section className={styles.part}>
        <h2>{words.can}</h2>
        <ul className={styles.links}>
          <li>
            <ArrowLink to={paths.staff}>{words.staff}</ArrowLink>
            <p className="small muted">{words.staffText}</p>
          </li>
          <li>
            <ArrowLink to={paths.calendar}>{words.calendar}</ArrowLink>
            <p className="small muted">{words.calendarText}</p>
          </li>
        </ul>
      </section>
      <SecondFactorSettings user={user} />
      <Password email={user.email ?? ''} onSaved={onSaved} />
      <Sessions session={session} />
      <SignOut onSignedOut={onSignedOut} />
    </>
  )
}

function Password({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { change, cancel } = useMessages('login').account
  const { password } = useMessages('login').fields
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const open = <Button onClick={() => setState('open')}>{change}</Button>
  return (
    <section className={styles.part}>
      <h2>{password}</h2>
      {state === 'open' ? (
        <FocusOnMount className={styles.opened}>
          <ChoosePassword
            label={change}
            email={email}
            cancel={cancel}
            onCancel={() => setState('closed')}
            onSaved={() => {
              setState('unopened')
              onSaved()
            }}
          />
        </FocusOnMount>
      ) : state === 'closed' ? (
        <FocusOnMount className={styles.opened}>{open}</FocusOnMount>
      ) : (
        open
      )}
    </section>
  )
}

function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const words = useMessages('login')
  const { busy, notice, attempt, signOut } = useSignOut(onSignedOut)
  return (
    <section className={styles.part}>
      <h2>{words.signOut.title}</h2>
      <p>{words.signOut.text}</p>
      {notice && <FormAlert title={words.notices[notice]} attempt={attempt} />}
      <p className={styles.actions}>
        <Button aria-disabled={busy} onClick={() => signOut('local')}>
          {words.signOut.here}
        </Button>
        <Button aria-disabled={busy} onClick={() => signOut('global')}>
          {words.signOut.everywhere}
        </Button>
      </p>
    </section>
  )
}
