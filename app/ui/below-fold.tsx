import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * False for the first frame of a page that a link led to, which shows its beginning: what lies below can wait for
 * the next one. True at once for everything else: the server's page, Back, which returns to a place further down, and
 * a fragment.
 */
export function useBelowFold(): boolean {
  const isLed = useNavigationType() === 'PUSH'
  const { hash } = useLocation()
  const [isDue, setDue] = useState(!isLed || hash !== '')
  useEffect(() => {
    if (isDue) return
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)))
    return () => cancelAnimationFrame(frame)
  }, [isDue])
  return isDue
}

/** What no window shows before it is scrolled; it comes a frame after the rest. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useBelowFold() ? children : <div className="below-fold" />
}
