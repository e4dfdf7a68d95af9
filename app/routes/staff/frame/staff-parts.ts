import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'
import { paths } from '../../../paths.ts'
import { type StaffView, staffPaths } from '../../../staff-paths.ts'
import type { Overview } from '#features/today/staff/today.contract.ts'

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

/** The part to which each single thing belongs, by the name of its parameter in the address. */
export const PART_OF_THING = {
  event: 'events',
  customer: 'customers',
  blocked: 'events',
  telephone: 'events',
  quote: 'quotes',
  mandate: 'mandates',
  order: 'orders',
  invoice: 'invoices',
  request: 'requests',
  voucher: 'vouchers',
  service: 'services',
  texts: 'texts',
  queue: 'texts',
  piece: 'news',
  picture: 'pictures',
  document: 'documents',
  product: 'shop',
  arrangement: 'shop',
  legal: 'legal',
  person: 'people',
} as const satisfies Record<string, StaffPart>

export type StaffThing = keyof typeof PART_OF_THING

export const STAFF_THINGS = Object.keys(PART_OF_THING) as StaffThing[]

/** @param place of a thing as in the address, `texts=home`; of none that is unknown */
export function maySeePlace(role: StaffRole, place: string): boolean {
  const thing = STAFF_THINGS.find((each) => place.startsWith(`${each}=`))
  return thing !== undefined && maySee(role, PART_OF_THING[thing])
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
