import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useMessages } from '../language/language.tsx'

/** Avoids flashing on fast connections. */
const SLOW_AFTER_MS = 300

/** SPEC §2. The live region is always mounted: some screen readers miss regions added with their text. */
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
