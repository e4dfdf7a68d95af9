import type { RouteObject } from 'react-router'
import { page } from '../../page.tsx'
import { paths } from '../../paths.ts'

export const staffRoutes: RouteObject[] = [
  page({
    path: paths.staff,
    namespace: 'staff',
    shared: [
      'booking-money',
      'login',
      'form-problems',
      'legal',
      'staff-alerts',
      'staff-blocked',
      'staff-bookings',
      'staff-company',
      'staff-desk',
      'staff-documents',
      'staff-missing',
      'staff-news',
      'staff-invoices',
      'staff-orders',
      'staff-legal',
      'staff-people',
      'staff-pictures',
      'staff-roles',
      'staff-prices',
      'staff-quotes',
      'staff-product',
      'staff-security',
      'staff-services',
      'staff-shop',
      'staff-customer',
      'staff-roster',
      'staff-search',
      'staff-plan-b',
      'staff-telephone',
      'staff-texts',
      'staff-vouchers',
      'staff-today',
    ],
    file: 'staff/staff',
    indexed: false,
  }),
  page({
    // `ROSTER_PAGE`, which no other page needs to load.
    path: '/verwaltung/liste',
    namespace: 'staff-roster',
    shared: ['staff-bookings'],
    file: 'staff/roster/roster',
    indexed: false,
  }),
]
