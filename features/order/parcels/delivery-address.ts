import { readPostalCode } from '#i18n/postal-code.ts'
import type { OrderDetails, PostalAddress } from '../order-details.ts'

/** Content of a label. */
export interface DeliveryAddress extends PostalAddress {
  name: string
}

/** Of an order that has one. */
export function addressOf(
  order: Pick<
    OrderDetails,
    'customerName' | 'shippingStreet' | 'shippingPostalCode' | 'shippingCity' | 'shippingCountry'
  >,
): DeliveryAddress | null {
  const { customerName, shippingStreet: street, shippingPostalCode: postalCode } = order
  const { shippingCity: city, shippingCountry: country } = order
  if (street === null || postalCode === null || city === null || country === null) return null
  return { name: customerName ?? '', street, postalCode, city, country }
}

/** Where parcels go. */
export const DELIVERY_COUNTRIES = ['CH', 'LI'] as const

export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number]

/** Characters. */
export const DELIVERY_LIMITS = { name: 145, street: 100, postalCode: 8, city: 60 } as const

/** Code and country as written, `FL-9490` or `CH 6330`; undefined where goods do not go. */
export function readDeliveryPlace(written: {
  postalCode: string
  country: string
}): { postalCode: string; country: DeliveryCountry } | undefined {
  const { postalCode, country } = readPostalCode(written.postalCode, written)
  const known = DELIVERY_COUNTRIES.find((each) => each === country)
  return known && /^[1-9]\d{3}$/.test(postalCode) ? { postalCode, country: known } : undefined
}

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
