import { matchRoutes } from 'react-router'
import type { PageHandle } from './page.tsx'
import { routes } from './all-routes.ts'

export function matchPage(path: string): PageHandle | undefined {
  return matchRoutes(routes, path)?.findLast(({ route }) => route.handle !== undefined)?.route.handle as
    | PageHandle
    | undefined
}
