import type { RouteObject } from 'react-router'
import type { PageHandle, SitemapItems } from '#site/page.tsx'
import { paths } from '#content/paths.ts'
import { routes } from '#site/all-routes.ts'
import { FIRST_SERVICES, isCourse, type Services } from '#features/services/content/services.ts'

interface IndexedPage {
  path: string
  /** Query parameters that change the content. */
  query: readonly string[]
}

/** Indexed pages without a parameter; that of a retired service redirects. */
export function indexedPages({ retired }: Services = FIRST_SERVICES): IndexedPage[] {
  const gone = retired.map((service) =>
    isCourse(service) ? paths.survivalLevel(service.id) : paths.teamEvent(service.id),
  )
  return allPages().flatMap(({ path, handle }) =>
    /[:*]/.test(path) || gone.some((each) => each === path) || !handle.indexed(null)
      ? []
      : [{ path, query: handle.query }],
  )
}

/** Indexed pages with one parameter, each for many items. */
export function itemPages(): { items: SitemapItems; pathOf: (id: string) => string }[] {
  return allPages().flatMap(({ path, handle: { items } }) =>
    items ? [{ items, pathOf: (id) => path.replace(/:\w+/, () => encodeURIComponent(id)) }] : [],
  )
}

function allPages(table: RouteObject[] = routes): { path: string; handle: PageHandle }[] {
  return table.flatMap(({ path, handle, children = [] }) => {
    const below = allPages(children)
    return path === undefined || !handle ? below : [{ path, handle: handle as PageHandle }, ...below]
  })
}
