import type { CustomerRef, CustomerSource } from './customer-ref.ts'
import type { CustomerHit } from '#features/search/staff/search-hit.ts'
import { phoneDigits } from '#kernel/search-terms.ts'

/** Something of a customer's, newest first of its kind. */
export interface Trace {
  customer: CustomerRef
  kind: CustomerSource
  name: string | null
  company: string | null
  email: string | null
  phone: string | null
}

/** The people behind what was found: one for each address, or number without an address, in the order of their first trace. */
export function findCustomers(traces: readonly Trace[]): CustomerHit[] {
  const byKey = new Map<string, CustomerHit>()
  for (const { customer, kind, name, company, email, phone } of traces) {
    const key = email?.toLowerCase() ?? (phone && phoneDigits(phone))
    if (!key) continue
    const known = byKey.get(key) ?? {
      kind: 'customer',
      customer,
      name: '',
      company,
      email,
      phone,
      bookings: 0,
      orders: 0,
    }
    byKey.set(key, {
      ...known,
      name: known.name || (name ?? ''),
      company: known.company ?? company,
      phone: known.phone ?? phone,
      bookings: known.bookings + (kind === 'booking' ? 1 : 0),
      orders: known.orders + (kind === 'order' ? 1 : 0),
    })
  }
  return [...byKey.values()]
}
