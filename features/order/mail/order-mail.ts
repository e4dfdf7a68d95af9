import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { OrderDetails } from '../order-details.ts'

/** Everything the two mails about an order are made of. */
export interface OrderMail {
  order: OrderDetails
  /** The order's page for its buyer. It holds the order's secret reference: never in the owner's notice. */
  orderUrl: string
  /** Scheme and host of the site. */
  siteUrl: string
  /** The codes of the order's vouchers, by voucher id. */
  codes: Record<string, string>
}

export function priceOf(order: OrderDetails, language: Language, cents: number): string {
  return formatPrice(language, cents, { code: order.currency })
}

/** `Peilkompass, Rot`: product and, where there is a choice, variant. */
export function lineTitle(line: OrderDetails['lines'][number]): string {
  return toSingleLine(
    [line.productTitle, line.variantTitle].filter(Boolean).join(', ').replaceAll('\u00ad', ''),
  )
}

/** Lines of a postal address; Switzerland is not named within Switzerland. */
export function addressLines(order: OrderDetails): string[] {
  const address = order.customer.shippingAddress
  if (!address) return []
  const country = address.country === 'CH' ? '' : address.country
  const place = `${address.postalCode} ${address.city}`
  return [order.customer.name ?? '', address.street, place, country]
    .map((part) => toSingleLine(part))
    .filter(Boolean)
}
