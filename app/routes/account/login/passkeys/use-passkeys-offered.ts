import { useEffect, useState } from 'react'
import { offersPasskeys } from './passkey-support.ts'

/** False on the server and until it is known. */
export function usePasskeysOffered(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let isGone = false
    offersPasskeys().then(
      (found) => isGone || setOffered(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return isOffered
}
