import { createContext, useContext } from 'react'
import { Link, type LinkProps, matchRoutes, type RouteObject, useResolvedPath } from 'react-router'
import { EnvironmentContext } from './environment.ts'
import type { PageHandle } from './page.tsx'

/** The route table, so that a link can find the page behind it without importing it. */
export const RoutesContext = createContext<RouteObject[]>([])

/** A link that fetches the page's code and words when the visitor is about to follow it. */
export function PageLink(props: LinkProps) {
  const routes = useContext(RoutesContext)
  const environment = useContext(EnvironmentContext)
  const target = useResolvedPath(props.to)
  const prefetch = () => {
    for (const { route } of matchRoutes(routes, target) ?? []) {
      const handle = route.handle as PageHandle | undefined
      if (!handle) continue
      // Only an attempt: the navigation itself reports what cannot be loaded.
      handle.preload().catch(() => {})
      environment?.()
        .loadMessages(handle.namespaces)
        .catch(() => {})
    }
  }
  return (
    <Link
      {...props}
      onPointerEnter={(event) => {
        prefetch()
        props.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetch()
        props.onFocus?.(event)
      }}
      onTouchStart={(event) => {
        prefetch()
        props.onTouchStart?.(event)
      }}
    />
  )
}
