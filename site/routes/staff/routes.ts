import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { page } from '../../page.tsx'
import { paths } from '#content/paths.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { pageRoutes } from '#kit/page-paths.ts'
import { STAFF_PAGES, STAFF_TEXTS } from '../../staff-pages.ts'

const Loading = lazy(async () => ({ default: (await import('./api/loading-state.tsx')).LoadingState }))

/** Words beside those of the parts. */
const SHARED: readonly Namespace[] = [
  'login',
  'form-problems',
  'staff-desk',
  'staff-lists',
  'staff-recipients',
  'staff-search',
]

export const staffRoutes: RouteObject[] = [
  Object.assign(
    page({
      path: paths.staff,
      namespace: 'staff',
      shared: [...SHARED, ...STAFF_TEXTS],
      file: 'site/routes/staff/staff',
      indexed: false,
    }),
    { children: pageRoutes(STAFF_PAGES, async () => (await import('./part-routes.ts')).partRoutes, Loading) },
  ),
  page({
    // `ROSTER_PAGE`, which no other page needs to load.
    path: '/verwaltung/liste',
    namespace: 'staff-roster',
    shared: ['staff-bookings'],
    file: 'site/routes/staff/roster',
    indexed: false,
  }),
]
