import { Outlet, type RouteObject } from 'react-router'
import { RootLayout } from './root-layout.tsx'
import { accountRoutes } from './routes/account-routes.ts'
import { publicRoutes } from './routes/public-routes.ts'

/** Id of the route that holds all others. */
export const ROOT = 'root'

/**
 * All paths of SPEC §2 for everyone and for those with an account or a personal link; with `staff` those of the back office
 * too, which visitors' browsers do not load.
 */
export function siteRoutes(staff: readonly RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT,
      element: (
        <RootLayout>
          <Outlet />
        </RootLayout>
      ),
      children: [...publicRoutes, ...accountRoutes, ...staff],
    },
  ]
}
