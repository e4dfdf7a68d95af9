import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useMessages } from '../language/language.tsx'

/** A page that comes sooner needs no notice: nothing flashes on a fast line. */
const SLOW_AFTER_MS = 300

/**
 * Says 'Lade...' while the next page's code, words or data are slow to come (SPEC §2); the page that is left stays until
 * then. The live region is always there, because one that is added with its text is not read out everywhere.
 */
export function SlowPageNotice() {
  const { loading } = useMessages('common')
  const waiting = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return (
    <p className="slow-page" role="status">
      {slow && <span>{loading}</span>}
    </p>
  )
}
