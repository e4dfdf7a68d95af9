import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { LEAST_CHF_CENTS, subtotalOf, wrongField } from './stripe-rules.ts'

interface FakeSession {
  id: string
  object: 'checkout.session'
  status: string
  url: string
  created: number
  client_reference_id: string | undefined
  metadata: { order_id: string | undefined }
  amount_total: number
  currency: string | undefined
  payment_status: string
  payment_intent: string | null
  coupon: string | undefined
}

interface FakeCoupon {
  id: string
  object: 'coupon'
  amount_off: number
  currency: string
  max_redemptions: number | null
  times_redeemed: number
}

export interface StripeCall {
  method: string
  path: string
  /** Form fields, nested as `a[b][0]`. */
  fields: Record<string, string>
  headers: IncomingMessage['headers']
}

/** Strict fake of the Stripe API that we use. */
export async function fakeStripe() {
  const sessions = new Map<string, FakeSession>()
  const coupons = new Map<string, FakeCoupon>()
  /** What was made under an idempotency key, of which fields. */
  const replays = new Map<string, { fields: StripeCall['fields']; made: object }>()
  const refunds: {
    id: string
    object: 'refund'
    status: string
    payment_intent: string
    amount: number
    metadata: object
  }[] = []
  const refundKeys = new Map<string, number>()
  const standIn = {
    url: '',
    calls: [] as StripeCall[],
    refunds,
    /** Delay of answers about refunds; the refund is immediate. */
    refundPauseMs: 0,
    /** Paid per payment; refunds cannot exceed it. */
    paid: new Map<string, number>(),
    /** Payments that it refuses to refund. */
    disputed: new Set<string>(),
    /** Idempotency keys expire after a day. */
    forgetKeys() {
      replays.clear()
      refundKeys.clear()
    },
    /** Answers with this status and error type instead. */
    failure: undefined as { status: number; type: string } | undefined,
    /** Answers that never arrive, although what was asked for is done. */
    cuts: 0,
    coupons,
    sessions,
    /** Session change without our involvement. */
    setStatus(id: string, status: 'open' | 'complete' | 'expired') {
      const session = sessions.get(id)
      if (!session) return
      session.status = status
      if (status !== 'complete') return
      const isFree = session.amount_total === 0
      session.payment_status = isFree ? 'no_payment_required' : 'paid'
      session.payment_intent = isFree ? null : `pi_${id}`
      const coupon = coupons.get(session.coupon ?? '')
      if (coupon) coupon.times_redeemed += 1
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    standIn.calls.push(call)
    if (call.headers.authorization !== 'Bearer sk_test_123') {
      return fail(response, 401, 'invalid_request_error', 'Invalid API Key provided')
    }
    if (standIn.failure) return fail(response, standIn.failure.status, standIn.failure.type, 'told to fail')
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(call.path) ?? []
    if (standIn.cuts > 0) {
      standIn.cuts -= 1
      response.end = () => response.destroy()
    }
    if (call.method === 'POST' && call.path === '/v1/coupons') return createCoupon(call, response)
    if (call.method === 'POST' && call.path === '/v1/checkout/sessions') return create(call, response)
    if (call.method === 'POST' && call.path === '/v1/refunds') return refund(call, response)
    if (call.method === 'GET' && call.path.startsWith('/v1/refunds?')) return listRefunds(call, response)
    const session = id ? sessions.get(id) : undefined
    if (!session) return fail(response, 404, 'invalid_request_error', 'No such checkout.session')
    if (call.method === 'GET') return send(response, 200, session)
    if (call.method === 'POST' && action === 'expire') {
      if (session.status !== 'open') {
        return fail(
          response,
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status in ["open"]',
        )
      }
      session.status = 'expired'
      return send(response, 200, session)
    }
    return fail(response, 404, 'invalid_request_error', 'Unrecognized request URL')
  })

  function createCoupon(call: StripeCall, response: ServerResponse): void {
    if (isAnswered(call, response)) return
    const wrong = wrongField('coupons', call.fields)
    if (wrong) return fail(response, 400, 'invalid_request_error', wrong)
    const { amount_off: amount, currency = '', max_redemptions: most } = call.fields
    const id = `coupon_${coupons.size + 1}`
    const coupon = {
      id,
      object: 'coupon' as const,
      amount_off: Number(amount),
      currency,
      max_redemptions: most === undefined ? null : Number(most),
      times_redeemed: 0,
    }
    coupons.set(id, coupon)
    keep(call, coupon)
    send(response, 200, coupon)
  }

  function create(call: StripeCall, response: ServerResponse): void {
    if (isAnswered(call, response)) return
    const wrong = wrongField('sessions', call.fields) ?? wrongSession(call.fields)
    if (wrong) return fail(response, 400, 'invalid_request_error', wrong)
    const id = `cs_test_${sessions.size + 1}`
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      created: Math.floor(Date.now() / 1000),
      client_reference_id: call.fields['client_reference_id'],
      metadata: { order_id: call.fields['metadata[order_id]'] },
      amount_total: totalOf(call.fields),
      currency: call.fields['line_items[0][price_data][currency]'],
      payment_status: 'unpaid',
      payment_intent: null,
      coupon: call.fields['discounts[0][coupon]'],
    }
    sessions.set(id, session)
    keep(call, session)
    send(response, 200, session)
  }

  function wrongSession(fields: StripeCall['fields']): string | undefined {
    const minutes = (Number(fields['expires_at']) - Date.now() / 1000) / 60
    if (!(minutes >= 30 && minutes <= 24 * 60))
      return 'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours'
    const name = fields['discounts[0][coupon]']
    const coupon = coupons.get(name ?? '')
    if (name !== undefined && !coupon) return `No such coupon: '${name}'`
    if (coupon && coupon.currency !== fields['line_items[0][price_data][currency]'])
      return 'The coupon is of another currency'
    if (coupon && coupon.times_redeemed >= (coupon.max_redemptions ?? Number.POSITIVE_INFINITY))
      return `Coupon ${coupon.id} is used up and cannot be redeemed`
    const total = totalOf(fields)
    return total > 0 && total < LEAST_CHF_CENTS
      ? 'The Checkout Session total amount due must add up to at least CHF 0.50'
      : undefined
  }

  function totalOf(fields: StripeCall['fields']): number {
    const off = coupons.get(fields['discounts[0][coupon]'] ?? '')?.amount_off ?? 0
    return Math.max(0, subtotalOf(fields) - off)
  }

  function keep({ fields, headers }: StripeCall, made: object): void {
    const key = headers['idempotency-key']
    if (key !== undefined) replays.set(String(key), { fields, made })
  }

  /** The same key gives the same answer, and is refused with other fields. */
  function isAnswered({ fields, headers }: StripeCall, response: ServerResponse): boolean {
    const known = replays.get(String(headers['idempotency-key']))
    if (!known) return false
    if (isDeepStrictEqual(known.fields, fields)) send(response, 200, known.made)
    else
      fail(response, 400, 'idempotency_error', 'Keys can only be used with the same parameters as at first')
    return true
  }

  function refund({ fields, headers }: StripeCall, response: ServerResponse): void {
    const key = String(headers['idempotency-key'])
    const known = refundKeys.get(key)
    if (known !== undefined) return send(response, 200, refunds[known])
    const payment = fields['payment_intent'] ?? ''
    const amount = Number(fields['amount'])
    const before = refunds.filter((each) => each.payment_intent === payment)
    const left = (standIn.paid.get(payment) ?? 0) - before.reduce((sum, each) => sum + each.amount, 0)
    if (standIn.disputed.has(payment))
      return fail(response, 400, 'invalid_request_error', 'The charge is disputed', 'charge_disputed')
    if (!(amount > 0 && amount <= left))
      return fail(response, 400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount')
    const metadata = { order_id: fields['metadata[order_id]'], refund_key: fields['metadata[refund_key]'] }
    refundKeys.set(key, refunds.length)
    const made = { id: `re_${refunds.length + 1}`, object: 'refund', status: 'succeeded' } as const
    refunds.push({ ...made, payment_intent: payment, amount, metadata })
    answerLater(response, refunds.at(-1))
  }

  function listRefunds({ path }: StripeCall, response: ServerResponse): void {
    const payment = new URLSearchParams(path.split('?')[1]).get('payment_intent')
    const data = refunds.filter((each) => each.payment_intent === payment)
    answerLater(response, { object: 'list', url: '/v1/refunds', has_more: false, data })
  }

  function answerLater(response: ServerResponse, answer: unknown): void {
    setTimeout(() => send(response, 200, answer), standIn.refundPauseMs).unref()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
    headers: request.headers,
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': 'req_1',
      'Stripe-Should-Retry': 'false',
    })
    .end(JSON.stringify(body))
}

function fail(response: ServerResponse, status: number, type: string, message: string, code?: string): void {
  send(response, status, { error: { type, message, code } })
}
