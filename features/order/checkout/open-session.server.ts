import type { Language } from '#i18n/languages.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { MIN_SESSION_MINUTES, type SessionRequest } from '#platform/payments/payments.ts'
import { closeOrder } from '../close/close-order.server.ts'
import { type StoredOrder, updateOrder } from '../database/orders-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { isShipped } from '../order-details.ts'
import { orderReference } from '../order-reference.server.ts'
import { payableCents } from '../order.ts'
import { readOrderLines, type StoredOrderLine } from '../read/read-order.server.ts'
import { VOUCHER_WORD } from '../voucher-word.ts'

const MOST_CHARACTERS = 400
const ORDER: Record<Language, string> = { de: 'Bestellung', en: 'Order', fr: 'Commande', it: 'Ordine' }

/** The purpose of a payment in one line of at most 400 characters, in the order's language. */
export function describeOrder(
  { number, language }: { number: number; language: Language },
  lines: readonly { productTitle: string; variantTitle: string; quantity: number }[],
): string {
  const titles = lines.map(({ productTitle, variantTitle, quantity }) => {
    return `${quantity} × ${[productTitle, variantTitle].filter(Boolean).join(', ')}`
  })
  const colon = language === 'fr' ? '\u202f:' : ':'
  const text = `${ORDER[language]} ${number}${colon} ${titles.join('; ')}`
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
}

/** `detail` is for the log. */
export interface SessionProblem {
  code: 'payment_unavailable'
  detail: string
}

export type SessionOrder = Pick<
  StoredOrder,
  'id' | 'number' | 'language' | 'currency' | 'totalCents' | 'expiresAt' | 'termsVersion'
> &
  Partial<Pick<StoredOrder, 'voucherCents'>>
type SessionOrderLine = Pick<
  StoredOrderLine,
  'kind' | 'gift' | 'productTitle' | 'variantTitle' | 'quantity' | 'unitPriceCents' | 'imageUrl'
>
type OpenSessionDeps = Pick<OrderDeps, 'db' | 'key' | 'clock' | 'payments'>

/** Opens the payment page of a pending order. Idempotent. On failure cancels the order and frees its stock. */
export async function openSession(
  deps: OpenSessionDeps,
  order: SessionOrder,
  successUrl: string,
): Promise<Result<{ orderId: string; url: string }, SessionProblem>> {
  const lines = await readOrderLines(deps.db, order.id)
  const session = await deps.payments.createSession(toSessionRequest(deps, order, lines, successUrl))
  if (!session.ok) {
    await deps.db.transaction((tx) =>
      closeOrder(deps, tx, order.id, { to: 'cancelled', cause: 'provider-failed', onlyWithoutSession: true }),
    )
    return refuse({
      code: 'payment_unavailable',
      detail: `${session.refusal.code}: ${session.refusal.detail}`,
    })
  }
  const { sessionId, url } = session.value
  await updateOrder(deps.db, order.id, { sessionId, sessionUrl: url, updatedAt: deps.clock() })
  return accept({ orderId: order.id, url })
}

export function toSessionRequest(
  deps: Pick<OpenSessionDeps, 'key'>,
  order: SessionOrder,
  lines: readonly SessionOrderLine[],
  successUrl: string,
): SessionRequest {
  const { voucherCents = 0 } = order
  const reference = orderReference(deps.key, order.id)
  const success = new URL(successUrl)
  success.searchParams.set('order', reference)
  return {
    subject: 'order',
    orderId: order.id,
    orderNumber: String(order.number),
    language: order.language,
    currency: order.currency,
    totalCents: payableCents({ totalCents: order.totalCents, voucherCents }),
    ...(voucherCents > 0 && { discount: { title: VOUCHER_WORD[order.language], cents: voucherCents } }),
    description: describeOrder(order, lines),
    lines: lines.map((line) => ({
      title: line.productTitle,
      detail: line.variantTitle,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      imageUrl: line.imageUrl,
    })),
    ...(order.termsVersion && { termsVersion: order.termsVersion }),
    shipped: lines.some(isShipped),
    successUrl: success.href,
    // Our own URL cancels the order and frees the stock before it returns to the cart.
    cancelUrl: `${success.origin}/checkout/cancelled/${reference}`,
    keptUntil: order.expiresAt.toISOString(),
    // The provider's minimum is longer than our hold; we close the page when the hold ends.
    expiresAt: new Date(order.expiresAt.getTime() + MIN_SESSION_MINUTES * 60_000),
  }
}
