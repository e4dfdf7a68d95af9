import {
  type AnchorHTMLAttributes,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useContext,
} from 'react'
import { matchRoutes, type NavigateOptions, type RouteObject } from 'react-router'
import { EnvironmentContext } from './environment.ts'
import type { PageHandle } from './page.tsx'

/** The route table, so that a link can find the page behind it without importing it, and the way there. */
export interface Navigation {
  routes: RouteObject[]
  /** Missing on the server. */
  navigate?: (to: string, options: NavigateOptions) => unknown
}

/** A pointer that only passes over a link means nothing by it. */
const INTENT_MS = 60

/** There is one pointer: what it rests on. */
let resting: ReturnType<typeof setTimeout> | undefined

export const NavigationContext = createContext<Navigation>({ routes: [] })

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of this site, with query and fragment. */
  to: string
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** What both pages name glides from the one to the other. */
  viewTransition?: boolean
}

/**
 * A link that fetches the page's code, words and data when the visitor is about to follow it. Unlike the router's own
 * link it does not render again when the address changes: a page has a hundred of them.
 */
export function PageLink({ to, children, preventScrollReset, viewTransition, ...rest }: PageLinkProps) {
  const { routes, navigate } = useContext(NavigationContext)
  const environment = useContext(EnvironmentContext)

  function prefetch(): void {
    if (!environment) return
    const { pathname, search, href } = window.location
    const url = new URL(to, href)
    if (url.pathname + url.search === pathname + search) return
    for (const { route, params } of matchRoutes(routes, url) ?? [])
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
      // Together they start the transition at once, instead of two renderings later.
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

/** A press that means "go there", not "open it elsewhere". */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
}
