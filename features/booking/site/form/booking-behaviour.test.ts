import { expect, it } from 'vitest'
import { sendBooking } from './booking-behaviour.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const form = { key: KEY, name: 'Lia' }
const answer = (status: number, body: unknown = {}) => lineOf(async () => Response.json(body, { status }))
const lineOf = (fetch: typeof globalThis.fetch, isOnline = true) => ({ fetch, isOnline: () => isOnline })
const quiet = () => {}
const broken = async () => {
  throw new TypeError('Failed to fetch')
}

it('posts the booking once, under its key', async () => {
  const calls: [unknown, RequestInit | undefined][] = []
  const line = lineOf(async (url, init) => {
    calls.push([url, init])
    return Response.json({ reference: 'r1', state: 'confirmed', payUrl: null }, { status: 201 })
  })
  expect(await sendBooking(form, quiet, line)).toEqual({ kind: 'sent', reference: 'r1' })
  expect(calls).toMatchObject([
    ['/api/bookings', { method: 'POST', headers: { 'Idempotency-Key': KEY }, body: '{"name":"Lia"}' }],
  ])
})

it('redirects to the hosted payment page when something is due', async () => {
  const body = { reference: 'r1', state: 'held', payUrl: 'https://pay.example/1' }
  expect(await sendBooking(form, quiet, answer(201, body))).toEqual({
    kind: 'leaving',
    to: 'https://pay.example/1',
    reference: 'r1',
  })
})

it('returns the fields that the server refused', async () => {
  const fields = [{ field: 'email', code: 'invalid' }]
  expect(await sendBooking(form, quiet, answer(422, { code: 'invalid', fields }))).toEqual({
    kind: 'refused',
    problems: fields,
  })
})

it.each([
  ['sold_out', 'people'],
  ['price_changed', 'people'],
  ['event_cancelled', 'eventId'],
  ['event_begun', 'eventId'],
  ['unknown_event', 'eventId'],
  ['not_bookable', 'eventId'],
  ['voucher_unknown', 'voucher'],
  ['voucher_other_course', 'voucher'],
])('maps %s to its field on the page', async (code, field) => {
  expect(await sendBooking(form, quiet, answer(409, { code }))).toEqual({
    kind: 'refused',
    problems: [{ field, code }],
    spent: false,
  })
})

it('shows an existing waiting list entry at the date, not a rate limit', async () => {
  expect(await sendBooking(form, quiet, answer(429, { code: 'too_many_waiting' }))).toMatchObject({
    kind: 'refused',
    problems: [{ field: 'eventId', code: 'too_many_waiting' }],
  })
})

it('replaces the key when something else was booked under it', async () => {
  expect(await sendBooking(form, quiet, answer(409, { code: 'idempotency_key_reused' }))).toMatchObject({
    spent: true,
  })
})

it('shows a payment page that does not open at the payment choice', async () => {
  expect(await sendBooking(form, quiet, answer(502, { code: 'payment_unavailable' }))).toMatchObject({
    problems: [{ field: 'way', code: 'payment_unavailable' }],
  })
})

it.each([
  ['too_many', answer(429, { code: 'too_many_requests' })],
  ['failed', answer(500)],
  ['failed', answer(201)],
  ['failed', answer(409, { code: 'something_new' })],
  ['failed', lineOf(async () => new Response('<html>', { status: 502 }))],
  ['unanswered', lineOf(broken)],
  ['offline', lineOf(broken, false)],
])('reports %s when the result of the booking is unknown', async (notice, line) => {
  expect(await sendBooking(form, quiet, line)).toEqual({ kind: 'stopped', notice })
})

it('retries a booking with the same key when the server is busy', async () => {
  const keys: (string | null)[] = []
  let busyCalls = 0
  const line = {
    isOnline: () => true,
    wait: async () => {},
    fetch: async (_url: unknown, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return keys.length === 1
        ? Response.json({}, { status: 503, headers: { 'Retry-After': '5' } })
        : Response.json({ reference: 'r1', state: 'confirmed', payUrl: null }, { status: 201 })
    },
  }
  const onBusy = () => {
    busyCalls += 1
  }
  expect(await sendBooking(form, onBusy, line)).toEqual({ kind: 'sent', reference: 'r1' })
  expect([keys, busyCalls]).toEqual([[KEY, KEY], 1])
})

it('gives up when the server stays busy: nothing is booked', async () => {
  const busy = async () => Response.json({ code: 'busy' }, { status: 503, headers: { 'Retry-After': '5' } })
  const line = { ...lineOf(busy), wait: async () => {} }
  expect(await sendBooking(form, quiet, line)).toEqual({ kind: 'stopped', notice: 'failed' })
})
