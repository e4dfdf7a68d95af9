import type { RouteObject } from 'react-router'
import type { PageHandle } from '#app/page.tsx'
import { routes } from '#app/routes.tsx'

interface IndexedPage {
  path: string
  /** Query parameters that change the content. */
  query: readonly string[]
}

export function indexedPages(table: RouteObject[] = routes): IndexedPage[] {
  return table.flatMap(({ path, handle, children = [] }) => {
    const page = handle as PageHandle | undefined
    const below = indexedPages(children)
    if (!page || path === undefined || /[:*]/.test(path) || !page.indexed(null)) return below
    return [{ path, query: page.query }, ...below]
  })
}
