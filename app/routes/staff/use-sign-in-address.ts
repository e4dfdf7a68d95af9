import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'

/** The sign-in that leads back to where one is. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return `${paths.login}?back=${encodeURIComponent(pathname + search)}`
}
