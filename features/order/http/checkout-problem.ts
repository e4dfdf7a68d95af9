import { STATUS_CODES } from 'node:http'
import type { PlaceOnInvoiceRefusal } from '#features/order/checkout/place-on-invoice.server.ts'
import type { PlaceOrderRefusal } from '#features/order/checkout/place-order.server.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import {
  BAD_FIELD,
  CHECKOUT_MESSAGES,
  type CheckoutCode,
  type CheckoutObstacle,
  UNKNOWN_STORE,
} from './checkout-messages.ts'

/** With `variant_id` and `available` the cart can correct itself. */
export interface CheckoutProblem {
  statusCode: number
  error: string
  code: CheckoutCode | 'bad_field' | 'unknown_store'
  message: string
  variant_id?: string
  available?: number
  field?: string
}

/** Of the others 409: the cart is not as the shop is. */
const STATUS: Partial<Record<CheckoutCode, number>> = {
  too_many_requests: 429,
  busy: 503,
  payment_unavailable: 502,
}

export function checkoutProblem(
  refusal: PlaceOrderRefusal | PlaceOnInvoiceRefusal | { code: CheckoutObstacle },
  language: Language,
): CheckoutProblem {
  const { code } = refusal
  const title = 'productTitle' in refusal ? refusal.productTitle : ''
  const named = correctionOf(refusal)
  const time = 'until' in refusal ? formatTime(language, swissTime(refusal.until).time) : ''
  const range =
    'least' in refusal
      ? { least: formatNumber(language, refusal.least), most: formatNumber(language, refusal.most) }
      : 'mostCents' in refusal
        ? { most: formatNumber(language, refusal.mostCents / 100) }
        : {}
  const values = { title, n: named?.available ?? 0, time, ...range }
  const message = fill(CHECKOUT_MESSAGES[code][language], values)
  return { ...head(STATUS[code] ?? 409), code, message, ...named }
}

export function badField(field: string, language: Language): CheckoutProblem {
  return { ...head(400), code: 'bad_field', message: fill(BAD_FIELD[language], { field }), field }
}

export function unknownStore(language: Language): CheckoutProblem {
  return { ...head(404), code: 'unknown_store', message: UNKNOWN_STORE[language] }
}

/** These name no variant, so that the cart drops nothing (RULING 2): the visitor has to decide. */
const WITHOUT_VARIANT = ['mixed_currencies', 'held_by_network', 'amount_out_of_range', 'picture_gone']

function correctionOf(
  refusal: PlaceOrderRefusal | PlaceOnInvoiceRefusal | { code: CheckoutObstacle },
): { variant_id: string; available: number } | undefined {
  if (!('variantId' in refusal) || WITHOUT_VARIANT.includes(refusal.code)) return undefined
  return { variant_id: refusal.variantId, available: 'available' in refusal ? refusal.available : 0 }
}

function head(statusCode: number): { statusCode: number; error: string } {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error' }
}
