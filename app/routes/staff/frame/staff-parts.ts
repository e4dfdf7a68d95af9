import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'
import { paths } from '../../../paths.ts'
import { type StaffView, staffPaths } from '../../../staff-paths.ts'
import type { Overview } from '../today/today-api.ts'

export type StaffPart = 'today' | StaffView

const GROUPS = ['now', 'outdoors', 'shop', 'page', 'house'] as const

/** Where each part stands; the rail has them in this order, with a line between groups. */
const GROUP_OF: Record<StaffPart, (typeof GROUPS)[number]> = {
  today: 'now',
  events: 'outdoors',
  bookings: 'outdoors',
  customers: 'outdoors',
  requests: 'outdoors',
  quotes: 'outdoors',
  mandates: 'outdoors',
  invoices: 'outdoors',
  services: 'outdoors',
  prices: 'outdoors',
  orders: 'shop',
  vouchers: 'shop',
  shop: 'shop',
  texts: 'page',
  news: 'page',
  pictures: 'page',
  documents: 'page',
  people: 'page',
  company: 'page',
  legal: 'page',
  missing: 'page',
  figures: 'house',
  mails: 'house',
  accounts: 'house',
  security: 'house',
}

/** What it takes to see a part at all. */
const NEEDS: Record<StaffPart, Permission> = {
  // Guides begin with their events.
  today: 'bookings',
  events: 'rosters',
  bookings: 'bookings',
  customers: 'bookings',
  requests: 'requests',
  quotes: 'quotes',
  mandates: 'quotes',
  invoices: 'invoices',
  prices: 'prices',
  orders: 'orders',
  vouchers: 'vouchers',
  shop: 'stock',
  texts: 'texts',
  news: 'news',
  people: 'people',
  pictures: 'pictures',
  documents: 'pictures',
  company: 'facts',
  services: 'services',
  legal: 'legal',
  missing: 'texts',
  figures: 'figures',
  mails: 'mails',
  accounts: 'accounts',
  security: 'audit',
}

export function maySee(role: StaffRole, part: StaffPart): boolean {
  return mayDo(role, NEEDS[part])
}

export const STAFF_PARTS = Object.keys(GROUP_OF) as StaffPart[]

export const PART_GROUPS: readonly (readonly StaffPart[])[] = GROUPS.map((group) =>
  STAFF_PARTS.filter((part) => GROUP_OF[part] === group),
)

/** At the foot of a phone, before the search, the telephone and "more". */
export const PHONE_PARTS: readonly StaffPart[] = ['today', 'events']

export function partPath(part: StaffPart): string {
  return part === 'today' ? paths.staff : staffPaths.part(part)
}

/** Open things of a part; 0 where nothing waits. */
export function waitingIn(part: StaffPart, overview: Overview | null): number {
  if (!overview) return 0
  if (part === 'requests') return overview.requests
  if (part === 'events') return overview.bookings
  if (part === 'mails') return overview.mails
  if (part === 'invoices') return overview.invoices
  return part === 'missing' ? overview.missing : 0
}
