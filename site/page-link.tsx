import {
  type AnchorHTMLAttributes,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useContext,
} from 'react'
import type { NavigateOptions, RouteMatch } from 'react-router'
import { EnvironmentContext } from './environment.ts'
import type { PageHandle } from './page.tsx'

/** Avoids a circular import of the routes. */
export interface Navigation {
  /** The routes of an address that this page knows so far. */
  match?: (url: URL) => Pick<RouteMatch, 'route' | 'params'>[] | null
  navigate?: (to: string, options: NavigateOptions) => unknown
}

/** Hover time that counts as intent. */
const INTENT_MS = 60

let resting: ReturnType<typeof setTimeout> | undefined

export const NavigationContext = createContext<Navigation>({})

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/** Prefetches on intent. Unlike the router's link it does not re-render on navigation; pages have about a hundred. */
export function PageLink({ to, children, preventScrollReset, viewTransition, ...rest }: PageLinkProps) {
  const { match, navigate } = useContext(NavigationContext)
  const environment = useContext(EnvironmentContext)

  function prefetch(): void {
    if (!environment) return
    const { pathname, search, href } = window.location
    const url = new URL(to, href)
    if (url.pathname + url.search === pathname + search) return
    for (const { route, params } of match?.(url) ?? [])
      (route.handle as PageHandle | undefined)?.prefetch(environment(), { params, url })
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    rest.onClick?.(event)
    if (event.defaultPrevented || !navigate || !isPlain(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    clearTimeout(resting)
    const { pathname, search, hash } = window.location
    void navigate(to, {
      replace: to === pathname + search + hash,
      preventScrollReset: preventScrollReset ?? false,
      // `flushSync` starts the transition at once instead of two renders later.
      ...(viewTransition && { viewTransition, flushSync: true }),
    })
  }

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        clearTimeout(resting)
        resting = setTimeout(prefetch, INTENT_MS)
        rest.onPointerEnter?.(event)
      }}
      onPointerLeave={(event: PointerEvent<HTMLAnchorElement>) => {
        clearTimeout(resting)
        rest.onPointerLeave?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        prefetch()
        rest.onFocus?.(event)
      }}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
        prefetch()
        rest.onTouchStart?.(event)
      }}
    >
      {children}
    </a>
  )
}

/** Not a click for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
}
