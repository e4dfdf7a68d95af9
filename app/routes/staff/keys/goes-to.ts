import type { StaffPart } from '../../../staff-pages.ts'

/** After `G`. */
export const GOES_TO: Readonly<Record<string, StaffPart>> = {
  h: 'today',
  a: 'events',
  u: 'bookings',
  k: 'customers',
  o: 'quotes',
  r: 'invoices',
  b: 'orders',
  v: 'vouchers',
  z: 'figures',
}
