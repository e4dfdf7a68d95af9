import type { ListPages } from '#kernel/list-page.ts'
import type { CustomerRef } from './customer-ref.ts'

export const CUSTOMER_FILTERS = ['all', 'open'] as const
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number]

/** `open` only of those who have money open, or have to get some back. */
export const CUSTOMER_SORTS = ['name', 'active', 'open'] as const

export interface CustomerList extends ListPages {
  customers: ListedCustomer[]
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<CustomerFilter, number>
}

export interface ListedCustomer {
  customer: CustomerRef
  name: string
  company: string | null
  email: string | null
  phone: string | null
  /** When they last booked, ordered or wrote, or were sent a quote or an invoice by hand; ISO 8601. */
  activeAt: string
  bookings: number
  orders: number
  requests: number
  quotes: number
  /** Made by hand; those of bookings, orders and quotes go with them. */
  invoices: number
  openCents: number
  /** What we have to pay back, in Rappen. */
  paybackCents: number
}
