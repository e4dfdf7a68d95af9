import type { Company } from '#content/company.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import { payableCents } from '../order.ts'
import type { OrderDetails } from '../order-details.ts'
import type { DeliveryAddress } from '../parcels/delivery-address.ts'
import { DUE_WORD, VOUCHER_WORD } from '../voucher-word.ts'

export interface OrderMail {
  order: OrderDetails
  /** Contains the secret reference; never in the owner's notice. */
  orderUrl: string
  siteUrl: string
  company: Company
  codes: Record<string, string>
}

export function priceOf(order: OrderDetails, language: Language, cents: number): string {
  return formatPrice(language, cents, { code: order.currency })
}

/** Under the total, when a voucher paid a part or all of it. */
export function voucherRows(order: OrderDetails, language: Language): [label: string, value: string][] {
  if (order.voucherCents === 0) return []
  return [
    [VOUCHER_WORD[language], priceOf(order, language, -order.voucherCents)],
    [DUE_WORD[language], priceOf(order, language, payableCents(order))],
  ]
}

/** Product and, if there is a choice, variant: `Peilkompass, Rot`. */
export function lineTitle(line: OrderDetails['lines'][number]): string {
  return toSingleLine(
    [line.productTitle, line.variantTitle].filter(Boolean).join(', ').replaceAll('\u00ad', ''),
  )
}

/** Omits the country within Switzerland. */
export function addressLines(order: OrderDetails): string[] {
  const { name, shippingAddress } = order.customer
  return shippingAddress ? deliveryLines({ ...shippingAddress, name: name ?? '' }) : []
}

export function deliveryLines(address: DeliveryAddress): string[] {
  const country = address.country === 'CH' ? '' : address.country
  const place = `${address.postalCode} ${address.city}`
  return [address.name, address.street, place, country].map((part) => toSingleLine(part)).filter(Boolean)
}
