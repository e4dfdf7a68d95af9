import type { ReactNode } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { PageLink } from '#site/page-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useSignInAddress } from '#site/routes/staff/use-sign-in-address.ts'
import styles from './roster.module.css'

export function LoadingRoster({ children }: { children: ReactNode }) {
  return (
    <main id="inhalt" tabIndex={-1} className={styles.state}>
      <p role="status">{children}</p>
    </main>
  )
}

/** @param waiting notice about marks that cannot be sent: the office must be informed */
export function ClosedRoster({ waiting }: { waiting?: ReactNode }) {
  const { closed, back } = useMessages('staff-roster')
  return (
    <main id="inhalt" tabIndex={-1} className={styles.state}>
      <h1>{closed.title}</h1>
      <p>{closed.text}</p>
      {waiting}
      <PageLink to={staffPaths.events}>{back}</PageLink>
    </main>
  )
}

/** Signed out, without a stored list. @param waiting notice about unsent marks */
export function SignedOutRoster({ waiting }: { waiting: ReactNode }) {
  const { strip, title } = useMessages('staff-roster')
  const signIn = useSignInAddress()
  return (
    <main id="inhalt" tabIndex={-1} className={styles.state}>
      <h1>{title}</h1>
      <p role="alert">{strip.signedOut}</p>
      {waiting}
      <TrailSign to={signIn}>{strip.signIn}</TrailSign>
    </main>
  )
}

export function UnreachableRoster({ onAgain }: { onAgain: () => void }) {
  const { unreachable } = useMessages('staff-roster')
  return (
    <main id="inhalt" tabIndex={-1} className={styles.state}>
      <h1>{unreachable.title}</h1>
      <p role="alert">{unreachable.text}</p>
      <Button onClick={onAgain}>{unreachable.again}</Button>
    </main>
  )
}
