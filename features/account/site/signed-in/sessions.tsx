import type { Session } from '@supabase/auth-js'
import { fill } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { SuccessNote } from '../login-head.tsx'
import styles from '../login-page.module.css'
import { sessionName } from './session-name.ts'
import { type ListedSession, useSessions } from './use-sessions.ts'

/** Renders nothing with external accounts, which cannot list sessions. */
export function Sessions({ session }: { session: Session }) {
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
