import { useEffect, useState } from 'react'

const EVERY_MS = 15_000

/** Server time, ticking. @param told ISO 8601, from the last answer */
export function useServerNow(serverNow: string): number {
  const [since, setSince] = useState({ serverNow, passed: 0 })
  useEffect(() => {
    const receivedAt = performance.now()
    const timer = setInterval(() => setSince({ serverNow, passed: performance.now() - receivedAt }), EVERY_MS)
    return () => clearInterval(timer)
  }, [serverNow])
  return Date.parse(serverNow) + (since.serverNow === serverNow ? since.passed : 0)
}
