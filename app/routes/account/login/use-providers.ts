import { useEffect, useState } from 'react'
import { useEnvironment } from '../../../environment.ts'
import { readAuthSettings, serviceAddress } from '../../../auth/auth-settings.ts'
import { configuredProviders } from './provider-names.ts'

/** Those of an external project arrive asynchronously. */
export function useProviders(): readonly string[] {
  const [providers, setProviders] = useState(useEnvironment().signInBy)
  useEffect(() => {
    let isGone = false
    findProviders().then(
      (found) => isGone || setProviders(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return providers
}

async function findProviders(): Promise<string[]> {
  const settings = await readAuthSettings()
  const response = await fetch(`${serviceAddress(settings)}/settings`, {
    headers: { apikey: settings.anonKey },
  })
  return response.ok ? configuredProviders(await response.json()) : []
}
