import { useEffect, useState } from 'react'

const EVERY_MS = 15_000

/** Server time, ticking. @param told ISO 8601, from the last answer */
export function useServerNow(told: string): number {
  const [since, setSince] = useState({ told, passed: 0 })
  useEffect(() => {
    const heard = performance.now()
    const timer = setInterval(() => setSince({ told, passed: performance.now() - heard }), EVERY_MS)
    return () => clearInterval(timer)
  }, [told])
  return Date.parse(told) + (since.told === told ? since.passed : 0)
}
