import { Outlet, type RouteObject } from 'react-router'
import { RootLayout } from './root-layout.tsx'
import { accountRoutes } from './routes/account/routes.ts'
import { publicRoutes } from './routes/public/routes.ts'
import { staffRoutes } from './routes/staff/routes.ts'

/** All paths of SPEC §2, by wing: for everyone, with an account or a personal link, for staff. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: (
      <RootLayout>
        <Outlet />
      </RootLayout>
    ),
    children: [...publicRoutes, ...accountRoutes, ...staffRoutes],
  },
]
