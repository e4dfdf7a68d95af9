import { useEffect, useState } from 'react'
import { knownServiceSettings, readServiceSettings } from './auth-settings.ts'

/** What the accounts' service offers: null until it has answered, empty when it does not answer. */
export function useServiceSettings(): object | null {
  const [settings, setSettings] = useState(() => knownServiceSettings() ?? null)
  useEffect(() => {
    let isGone = false
    readServiceSettings().then(
      (found) => isGone || setSettings(found),
      () => isGone || setSettings({}),
    )
    return () => {
      isGone = true
    }
  }, [])
  return settings
}
