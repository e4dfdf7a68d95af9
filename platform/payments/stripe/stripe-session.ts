import type Stripe from 'stripe'
import type { SessionLine, SessionRequest } from '../payments.ts'

const SHIPPING_COUNTRIES = ['CH', 'LI'] as const

/** `couponId`: of the request's discount, used once. */
export function toSessionParams(
  request: SessionRequest,
  publicUrl: string,
  couponId?: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    order_id: request.orderId,
    order_number: request.orderNumber,
    subject: request.subject,
  }
  return {
    mode: 'payment',
    locale: request.language,
    client_reference_id: request.orderId,
    metadata,
    // So that a refund finds its order even if it arrives before the payment event. Without anything to pay there is no payment.
    ...(request.totalCents > 0 && { payment_intent_data: { metadata, description: request.description } }),
    ...(couponId && { discounts: [{ coupon: couponId }] }),
    custom_text: { submit: { message: request.description } },
    line_items: request.lines.map((line) => toLineItem(line, request.currency, publicUrl)),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000),
    adaptive_pricing: { enabled: false },
    consent_collection: { terms_of_service: 'required' },
    ...(request.shipped && {
      shipping_address_collection: { allowed_countries: [...SHIPPING_COUNTRIES] },
      phone_number_collection: { enabled: true },
    }),
  }
}

function toLineItem(
  line: SessionLine,
  currency: string,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const image = absoluteHttps(line.imageUrl, publicUrl)
  return {
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitPriceCents,
      product_data: {
        name: line.title,
        ...(line.detail && { description: line.detail }),
        ...(image && { images: [image] }),
      },
    },
  }
}

/** Stripe fetches images over https and does not show SVG. */
function absoluteHttps(url: string | null, publicUrl: string): string | undefined {
  if (!url || !URL.canParse(url, publicUrl)) return undefined
  const absolute = new URL(url, publicUrl)
  return absolute.protocol === 'https:' && !absolute.pathname.endsWith('.svg') ? absolute.href : undefined
}
