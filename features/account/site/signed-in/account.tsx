import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { LoginHead, SuccessNote } from '../login-head.tsx'
import { PasskeySettings } from '../passkeys/passkey-settings.tsx'
import { RecentSignIn } from '../recent-sign-in-dialog.tsx'
import { SecondFactorSettings } from '../second-factor/second-factor-settings.tsx'
import { ChoosePassword } from '../sign-in/choose-password.tsx'
import styles from '../login-page.module.css'
import { useOwnRole } from './own-role.ts'
import { sessionName } from './session-name.ts'
import { type ListedSession, useSessions } from './use-sessions.ts'
import { useSignOut } from './use-sign-out.ts'

interface AccountProps {
  session: Session
  notice: string | null
  back: string | undefined
  onSaved: () => void
  onSignedOut: () => void
}

export function Account({ session, notice, back, onSaved, onSignedOut }: AccountProps) {
  const messages = useMessages('login').account
  const { user } = session
  const role = useOwnRole(session)
  const mayPlan = role !== null && mayDo(role, 'events')
  return (
    <>
      <LoginHead
        title={messages.title}
        lead={fill(messages.lead, { email: user.email ?? '' })}
        notice={notice}
      />
      {back && (
        <p className={styles.actions}>
          <TrailSign to={back}>{messages.back}</TrailSign>
        </p>
      )}
      <section className={styles.part}>
        <h2>{messages.can}</h2>
        <ul className={styles.links}>
          {role && (
            <li>
              <ArrowLink to={paths.staff}>{messages.staff}</ArrowLink>
              <p className="small muted">{messages.staffText}</p>
            </li>
          )}
          <li>
            <ArrowLink to={paths.calendar}>{messages.calendar}</ArrowLink>
            <p className="small muted">{mayPlan ? messages.calendarText : messages.visitorText}</p>
          </li>
        </ul>
      </section>
      <PasskeySettings user={user} />
      <SecondFactorSettings user={user} />
      <Password email={user.email ?? ''} onSaved={onSaved} />
      <Sessions session={session} />
      <SignOut onSignedOut={onSignedOut} />
      <RecentSignIn />
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
  const messages = useMessages('login')
  const { busy, notice, attempt, signOut } = useSignOut(onSignedOut)
  return (
    <section className={styles.part}>
      <h2>{messages.signOut.title}</h2>
      <p>{messages.signOut.text}</p>
      {notice && <FormAlert title={messages.notices[notice]} attempt={attempt} />}
      <p className={styles.actions}>
        <Button aria-disabled={busy} onClick={() => signOut('local')}>
          {messages.signOut.here}
        </Button>
        <Button aria-disabled={busy} onClick={() => signOut('global')}>
          {messages.signOut.everywhere}
        </Button>
      </p>
    </section>
  )
}

/** Renders nothing with external accounts, which cannot list sessions. */
function Sessions({ session }: { session: Session }) {
  const messages = useMessages('login')
  const { sessions, ended, busy, notice, attempt, end } = useSessions(session)
  if (!sessions && !notice) return null
  return (
    <section className={styles.part}>
      <h2>{messages.sessions.title}</h2>
      <p>{messages.sessions.text}</p>
      {ended && (
        <FocusOnMount key={ended} className={styles.opened}>
          <SuccessNote>{messages.sessions.ended}</SuccessNote>
        </FocusOnMount>
      )}
      {notice && <FormAlert title={messages.notices[notice]} attempt={attempt} />}
      {sessions && (
        <ul className={styles.devices} aria-label={messages.sessions.title}>
          {sessions.map((each) => (
            <li key={each.id}>
              <Listed session={each} busy={busy} onEnd={() => end(each.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Listed({ session, busy, onEnd }: { session: ListedSession; busy: boolean; onEnd: () => void }) {
  const messages = useMessages('login').sessions
  const language = useLanguage()
  const name = useSessionName(session)
  const { day, time } = swissTime(new Date(session.lastUsedAt))
  const used = fill(messages.used, { day: formatDay(language, day), time: formatTime(language, time) })
  return (
    <>
      <p>
        <b>{name}</b> <span className="small muted">{session.isCurrent ? messages.here : used}</span>
      </p>
      {!session.isCurrent && (
        <Button
          size="sm"
          aria-disabled={busy}
          aria-label={`${fill(messages.endOne, { name })}, ${used}`}
          onClick={onEnd}
        >
          {messages.end}
        </Button>
      )}
    </>
  )
}

function useSessionName({ userAgent }: ListedSession): string {
  const messages = useMessages('login').sessions
  const { browser, system } = sessionName(userAgent)
  if (browser && system) return fill(messages.name, { browser, system })
  return browser ?? system ?? messages.unknown
}
