import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { paths } from '#content/paths.ts'
import { currentAuthCallback, isMisplacedAuthCallback } from './auth-callback.ts'
import { AuthContext } from './auth-context.ts'
import { AUTH_STORAGE_KEY, hasStoredSession } from './auth-storage.ts'
import { authStore } from './auth-store.ts'
import { openAuthClient } from './open-auth-client.ts'

/** Loads the client only for browsers with a session or a mailed link. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(authStore.subscribe, authStore.get, authStore.getAtFirst)
  useEffect(() => {
    // Mailed links without a path lead to the home page.
    if (isMisplacedAuthCallback()) window.location.replace(paths.login + window.location.hash)
    else if (hasStoredSession() || currentAuthCallback()) lookUp()
    else endLookup()
    const signedInElsewhere = ({ key, newValue }: StorageEvent) => {
      if (key === AUTH_STORAGE_KEY && newValue) lookUp()
    }
    window.addEventListener('storage', signedInElsewhere)
    return () => window.removeEventListener('storage', signedInElsewhere)
  }, [])
  return <AuthContext value={state}>{children}</AuthContext>
}

function lookUp(): void {
  openAuthClient().catch(endLookup)
}

function endLookup(): void {
  authStore.follow('INITIAL_SESSION', null)
}
