import Stripe from 'stripe'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Payments, RefundRefusal, RefundRequest, SessionRefusal, SessionRequest } from '../payments.ts'
import { readStripeEvent, readStripeSession } from './stripe-event.ts'
import { toSessionParams } from './stripe-session.ts'

const SIGNATURE_TOLERANCE_S = 300
/** With one retry still within the web client's 15 s. */
const TIMEOUT_MS = 6000
/** Characters of a coupon's name. */
const MOST_NAME = 40

/** Stripe Checkout, hosted. Stripe refuses sessions until its dashboard has our terms (Settings → Public details). */
export function stripePayments(options: {
  secretKey: string
  webhookSecret: string
  apiBase?: string | undefined
  publicUrl: string
}): Payments {
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...addressOf(options.apiBase),
  })
  const isTest = isTestKey(options.secretKey)
  return {
    provider: 'stripe',
    test: isTest,

    async createSession(request) {
      try {
        const coupon = request.discount && (await createCoupon(stripe, request, request.discount))
        const params = toSessionParams(request, options.publicUrl, coupon)
        const session = await stripe.checkout.sessions.create(params, { idempotencyKey: keyOf(request) })
        if (!session.url) return refuse({ code: 'provider_refused', detail: 'the session has no url' })
        return accept({ sessionId: session.id, url: session.url })
      } catch (error) {
        return refuse(refusalOf(error))
      }
    },

    async expireSession(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId)
        return 'expired'
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return 'unreachable'
      }
      try {
        const session = await stripe.checkout.sessions.retrieve(sessionId)
        return session.status === 'complete' ? 'completed' : 'expired'
      } catch {
        return 'unreachable'
      }
    },

    async noteReturn() {},

    async readCompletion(sessionId) {
      try {
        return readStripeSession(await stripe.checkout.sessions.retrieve(sessionId), isTest)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) return null
        throw error
      }
    },

    async refund(request) {
      try {
        return await refundThroughStripe(stripe, request)
      } catch (error) {
        return refuse(
          isDisputed(error) ? { ...refusalOf(error), code: 'payment_disputed' } : refusalOf(error),
        )
      }
    },

    readWebhook(rawBody, headers) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return refuse({ code: 'bad_signature' })
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          options.webhookSecret,
          SIGNATURE_TOLERANCE_S,
        )
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
        return refuse({ code: isForged ? 'bad_signature' : 'malformed' })
      }
      return accept(readStripeEvent(event, isTest))
    },
  }
}

/** A one-time coupon of the amount, for this session alone. @returns its id. */
async function createCoupon(
  stripe: Stripe,
  request: SessionRequest,
  { title, cents }: NonNullable<SessionRequest['discount']>,
): Promise<string> {
  const { id } = await stripe.coupons.create(
    {
      amount_off: cents,
      currency: request.currency,
      duration: 'once',
      max_redemptions: 1,
      name: title.slice(0, MOST_NAME),
      metadata: { order_id: request.orderId },
    },
    { idempotencyKey: `${keyOf(request)}-voucher` },
  )
  return id
}

/** Secret (`sk_`) and restricted (`rk_`) keys name their mode; any other key may take money. */
function isTestKey(secretKey: string): boolean {
  return /^[sr]k_test_/.test(secretKey)
}

function addressOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

function isDisputed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed'
}

function refusalOf(error: unknown): SessionRefusal {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  return { code: isAway ? 'provider_unreachable' : 'provider_refused', detail: error.message }
}

function keyOf({ orderId, attempt }: SessionRequest): string {
  return attempt ? `order-${orderId}-${attempt}` : `order-${orderId}`
}

/** Requests a refund. Stripe forgets idempotency keys after a day, so retries look for ours. Throws Stripe's errors. */
async function refundThroughStripe(
  stripe: Stripe,
  { key, paymentId, orderId, amountCents, again }: RefundRequest,
): Promise<Result<{ refundId: string }, RefundRefusal>> {
  const found = again ? await findRefund(stripe, paymentId, key) : undefined
  const refund =
    found ??
    (await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: { order_id: orderId, refund_key: key },
      },
      { idempotencyKey: `refund-${key}` },
    ))
  if (refund.status === 'failed' || refund.status === 'canceled')
    return refuse({ code: 'provider_refused', detail: refund.failure_reason ?? refund.status })
  return accept({ refundId: refund.id })
}

async function findRefund(
  stripe: Stripe,
  paymentId: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (refund.metadata?.['refund_key'] === key) return refund
  return undefined
}
