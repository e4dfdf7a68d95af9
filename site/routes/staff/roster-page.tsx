import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isUuid } from '#kernel/uuid.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import { canScan } from './camera/scan-codes.ts'
import { codeDetector } from './camera/code-detector.ts'
import { keepPage } from '#features/booking/staff/roster/offline/keep-page.ts'
import { ClosedRoster, LoadingRoster } from '#features/booking/staff/roster/roster-states.tsx'
import { RosterList } from '#features/booking/staff/roster/roster-list.tsx'
import './styles/office.css'
import styles from '#features/booking/staff/roster/roster.module.css'

/** To check people in on the day: one task, one hand; works for a day offline (ADR-051). */
export default function RosterPage() {
  const [query] = useSearchParams()
  const { loading } = useMessages('staff-roster')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const isReady = useKeptPage()
  const id = query.get('event') ?? ''
  return (
    <div className={`office ${styles.page}`}>
      {!isHydrated ? <LoadingRoster>{loading}</LoadingRoster> : null}
      {isHydrated &&
        (isUuid(id) ? (
          <RosterList key={`${id} ${language}`} eventId={id} isReady={isReady} />
        ) : (
          <ClosedRoster />
        ))}
    </div>
  )
}

/** Null while it is being kept; false where it cannot be. */
function useKeptPage(): boolean | null {
  const [isReady, setReady] = useState<boolean | null>(null)
  useEffect(() => {
    // Without net it has been kept before, or never.
    const keep = () => {
      loadDetector()
        .then(keepPage)
        .then(setReady, () => setReady((before) => before ?? (navigator.onLine ? false : null)))
    }
    if (document.readyState === 'complete') return keep()
    window.addEventListener('load', keep, { once: true })
    return () => window.removeEventListener('load', keep)
  }, [])
  return isReady
}

/** What reads codes is kept with the page, before the camera opens offline. */
async function loadDetector(): Promise<void> {
  if (canScan()) await codeDetector()
}
