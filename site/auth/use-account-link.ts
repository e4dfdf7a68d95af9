import { useLocation } from 'react-router'
import { useMessages } from '../language/language.tsx'
import { paths } from '#content/paths.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useAuth } from './auth-context.ts'

/** Link to the account with a return path, which crawlers do not see. */
export function useAccountLink() {
  const { login, account } = useMessages('common').nav
  const { session } = useAuth()
  const { pathname, search } = useLocation()
  const isKept = useHydrated() && pathname !== paths.login
  return {
    to: isKept ? `${paths.login}?back=${encodeURIComponent(pathname + search)}` : paths.login,
    label: session ? account : login,
    isSignedIn: session !== null,
  }
}
