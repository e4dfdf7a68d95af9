import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../auth/auth-context.ts'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { SectionRule } from '../../ui/section-rule.tsx'
import { Sign } from '../../ui/sign.tsx'
import { EventView } from './event-view.tsx'
import { SeasonView } from './season-view.tsx'
import styles from './staff-page.module.css'

/** The back office. What stands here comes only after the sign-in, and only to the browser. */
export default function StaffPage() {
  const { rule } = useMessages('staff')
  const [query] = useSearchParams()
  const id = query.get('event')
  return (
    <div className={`wrap ${styles.page}`}>
      <SectionRule name={rule} />
      <SignedIn>{id ? <EventView key={id} id={id} /> : <SeasonView />}</SignedIn>
    </div>
  )
}

function SignedIn({ children }: { children: ReactNode }) {
  const words = useMessages('staff')
  const { session, loading } = useAuth()
  // An event has a view of its own: it begins at its beginning.
  const [query] = useSearchParams()
  const shown = query.get('event')
  useEffect(() => window.scrollTo({ top: 0 }), [shown])
  if (session) return children
  return (
    <div className={styles.door}>
      <h1>{loading ? words.title : words.signedOut.title}</h1>
      <p className="lead">{words.signedOut.text}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      {loading ? (
        <p className="muted" role="status">
          {words.waiting}
        </p>
      ) : (
        <Sign to={`${paths.login}?back=${encodeURIComponent(paths.staff)}`}>{words.signedOut.link}</Sign>
      )}
    </div>
  )
}
