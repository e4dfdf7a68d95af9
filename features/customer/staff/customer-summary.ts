/** Who somebody is, and how much there is of theirs. */
export interface CustomerSummary {
  /** As the newest says; null where only the address is known. */
  name: string | null
  email: string | null
  phone: string | null
  bookings: number
  /** Sold. */
  orders: number
  /** Requests, quotes and invoices. */
  others: number
}
