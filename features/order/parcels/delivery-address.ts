import type { PostalAddress } from '../order-details.ts'

/** Content of a label. */
export interface DeliveryAddress extends PostalAddress {
  name: string
}

/** Where parcels go. */
export const DELIVERY_COUNTRIES = ['CH', 'LI'] as const

export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number]

/** Characters. */
export const DELIVERY_LIMITS = { name: 145, street: 100, postalCode: 4, city: 60 } as const

/** Of Switzerland and Liechtenstein. */
export const DELIVERY_POSTAL_CODE = /^[1-9]\d{3}$/

/**
 * The address to which a parcel went: that of before the first correction after it.
 * @param changes in the order in which they were made; @param now the order's present address
 */
export function addressWhenSent<Address>(
  sentAt: Date,
  changes: readonly { at: Date; before: Address }[],
  now: Address,
): Address {
  const later = changes.find(({ at }) => at > sentAt)
  return later ? later.before : now
}
