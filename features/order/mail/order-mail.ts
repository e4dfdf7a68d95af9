import { formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import { payableCents } from '../order.ts'
import type { OrderDetails } from '../order-details.ts'
import { addressOf, type DeliveryAddress } from '../parcels/delivery-address.ts'
import type { Carrier } from '../parcels/parcel.ts'
import { DUE_WORD, VOUCHER_WORD } from '../voucher-word.ts'

/** Pieces of a line, under the title that the buyer knows. */
export interface MailedPieces {
  title: string
  quantity: number
}

/** A parcel as in its mail, with what was still to be sent then. */
export interface MailedParcel {
  /** From 1, without undone ones. */
  number: number
  carrier: Carrier | null
  trackingNumber: string | null
  trackingUrl: string | null
  lines: MailedPieces[]
  later: MailedPieces[]
}

export interface MailedReturn {
  lines: MailedPieces[]
  voucherCents: number
  cardCents: number
}

export function priceOf(order: OrderDetails, language: Language, cents: number): string {
  return formatPrice(language, cents, { code: order.currency })
}

/** The lines with their prices, and the total. */
export function pricesOf(
  order: OrderDetails,
  language: Language,
  texts: { lines: string; amount: string; total: string },
) {
  const price = (cents: number) => priceOf(order, language, cents)
  return {
    heads: [texts.lines, texts.amount],
    rows: order.lines.map((line) => ({
      title: lineTitle(line),
      quantity: line.quantity,
      each: price(line.unitPriceCents),
      amount: price(line.totalCents),
    })),
    total: [texts.total, price(order.totalCents)],
    parts: voucherRows(order, language),
  } as const
}

/** Under the total, when a voucher paid a part or all of it. */
function voucherRows(order: OrderDetails, language: Language): [label: string, value: string][] {
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
  const address = addressOf(order)
  return address ? deliveryLines(address) : []
}

export function deliveryLines(address: DeliveryAddress): string[] {
  const country = address.country === 'CH' ? '' : address.country
  const place = `${address.postalCode} ${address.city}`
  return [address.name, address.street, place, country].map((part) => toSingleLine(part)).filter(Boolean)
}
