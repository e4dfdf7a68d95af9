/** Most powerful first. */
export const STAFF_ROLES = ['owner', 'office', 'guide'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

const OWNER = ['owner'] as const
const OFFICE = ['owner', 'office'] as const
const EVERYBODY = STAFF_ROLES

/** Permissions of the back office by role; the reasons are in ADR-041. What is not listed is denied. */
export const PERMISSIONS = {
  /** Access to the back office, search, and the due rows that the role may see. */
  back_office: EVERYBODY,
  /** Events and participants; of money only on-site payments. */
  rosters: EVERYBODY,
  /** To mark attendance and collect on-site payments on the day (ADR-051). */
  check_in: EVERYBODY,
  /** To plan, change and call off events. */
  events: OFFICE,
  /** To see and change bookings as the terms have it. */
  bookings: OFFICE,
  requests: OFFICE,
  quotes: OFFICE,
  /** Drafts, sending, payments, reminders and credit notes. */
  invoices: OFFICE,
  orders: OFFICE,
  /** To look up, redeem, block, print and send vouchers again. */
  vouchers: OFFICE,
  /** Mails that did not arrive. */
  mails: OFFICE,
  stock: OFFICE,
  /** What products are: texts, pictures, collections, their order. */
  catalogue: OFFICE,
  texts: OFFICE,
  news: OFFICE,
  pictures: OFFICE,
  people: OFFICE,
  alerts: OFFICE,
  /** What the company says of itself beside its texts: opening hours, voices, references, travel times. */
  facts: OFFICE,
  /** Amounts outside the terms: refunds of orders, a surplus, other cancellation fees. */
  refunds: OWNER,
  /** To unblock, replace and extend vouchers, which creates liabilities. */
  voucher_claims: OWNER,
  /** To write off what is outstanding. */
  write_offs: OWNER,
  prices: OWNER,
  /** To give a customer the address of another: each may then read and erase what is of both. */
  unite_customers: OWNER,
  /** Revenue, occupancy, and voucher liability. */
  figures: OWNER,
  /** Which courses and team events there are. */
  services: OWNER,
  /** Address, bank account, insurance, identifiers. */
  company: OWNER,
  legal: OWNER,
  /** Every address of the newsletter as a file. */
  newsletter_addresses: OWNER,
  accounts: OWNER,
  audit: OWNER,
  /** Deletion of what is kept no longer. */
  retention: OWNER,
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof PERMISSIONS

export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly StaffRole[]).includes(role)
}
