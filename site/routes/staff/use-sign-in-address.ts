import { useLocation } from 'react-router'
import { paths } from '#content/paths.ts'

export function useSignInAddress(): string {
  const { pathname, search } = useLocation()
  return `${paths.login}?back=${encodeURIComponent(pathname + search)}`
}
