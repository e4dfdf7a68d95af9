import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { OrderDetails } from './order-details.ts'

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

export interface MailBody {
  subject: string
  html: string
  text: string
}

/** Addresses, names and titles on one line each: a line break in them cannot forge a line of the mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** A label and its value in plain text; French leaves a space before the colon. */
export function labelled(language: Language, label: string, value: string): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`
}

export function priceOf(order: OrderDetails, language: Language, cents: number): string {
  return formatPrice(language, cents, { code: order.currency })
}

/** `Peilkompass, Rot`: product and, where there is a choice, variant. */
export function lineTitle(line: OrderDetails['lines'][number]): string {
  return oneLine([line.productTitle, line.variantTitle].filter(Boolean).join(', ').replaceAll('\u00ad', ''))
}

/** Lines of a postal address; Switzerland is not named within Switzerland. */
export function addressLines(order: OrderDetails): string[] {
  const address = order.customer.shippingAddress
  if (!address) return []
  const country = address.country === 'CH' ? '' : address.country
  const place = `${address.postalCode} ${address.city}`
  return [order.customer.name ?? '', address.street, place, country].map(oneLine).filter(Boolean)
}
