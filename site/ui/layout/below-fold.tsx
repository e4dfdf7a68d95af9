import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** False for one frame after a link navigation; true at once for the server, Back and fragments. */
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

/** Defers content below the fold by one frame. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useBelowFold() ? children : <div className="below-fold" />
}
