import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { acceptOffer } from '#features/booking/waiting-list/accept-offer.server.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import type { Booked } from '#features/booking/book/book-spots.server.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { orderDeps } from '#test/orders/order-fixtures.ts'
import { bookingRoutes } from '#features/booking/http/booking-routes.ts'
import { webhookRoutes } from '../webhooks/webhook-routes.ts'
import { releaseLeftSessions } from './testkasse-sessions.ts'
import { testkasseRoutes } from './testkasse-routes.ts'

let app: FastifyInstance
let eventId: string

const scene = await forThisFile(openBookingScene())
beforeAll(async () => {
  const { deps } = scene
  app = Fastify()
  bookingRoutes(app, deps)
  testkasseRoutes(app, deps)
  webhookRoutes(app, {
    ...orderDeps(deps.db, deps.payments, deps.clock),
    record: {
      order: async () => 'unknown_order',
      invoice: async () => 'unknown_invoice',
      booking: (event) => recordBookingPayment(deps, event),
    },
  })
})
beforeEach(async () => {
  eventId = await scene.event({ places: 1 })
})
afterAll(() => app.close())

const releaseLeft = () => releaseLeftSessions({ ...scene.deps, app })
const online = () => scene.booked(eventId, { way: 'online' })

/** @returns the URL that reports leaving; undefined if the page has none. */
async function show(payUrl: string | null): Promise<string | undefined> {
  const path = new URL(payUrl ?? '').pathname
  const visit = /data-visit="(\d+)"/.exec((await app.inject(path)).body)?.[1]
  return visit && `${path}/departure?visit=${visit}`
}

async function leave(goodBye: string | undefined): Promise<void> {
  expect((await app.inject({ method: 'POST', url: goodBye ?? '' })).statusCode).toBe(204)
}

const stateOf = async ({ booking }: Booked) => (await scene.stored(booking.id)).state

it('a place whose payment page is left without a button is free a minute later', async () => {
  const booked = await online()
  await leave(await show(booked.payUrl))
  expect(await releaseLeft()).toBe(0)
  expect(await stateOf(booked)).toBe('held')
  scene.later(1)
  expect(await releaseLeft()).toBe(1)
  expect(await stateOf(booked)).toBe('cancelled')
  expect(await scene.takenOf(eventId)).toBe(0)
  expect((await online()).booking.state).toBe('held')
})

it.each([
  ['the private page', (reference: string) => ({ url: `/api/bookings/${reference}` })],
  [
    'the panel that leads back',
    (reference: string) => ({
      url: '/api/open-booking',
      headers: { cookie: `open-booking=${reference}` },
    }),
  ],
])('a hold is kept when %s shows its end, in any order of requests', async (_, seen) => {
  const booked = await online()
  await leave(await show(booked.payUrl))
  const view = (await app.inject(seen(booked.reference))).json()
  expect(view).toMatchObject({ state: 'held', heldUntil: expect.any(String), payUrl: booked.payUrl })
  scene.later(5)
  expect(await releaseLeft()).toBe(0)

  const goodBye = await show(booked.payUrl)
  await app.inject(seen(booked.reference))
  await leave(goodBye)
  scene.later(5)
  expect(await releaseLeft()).toBe(0)
  expect(await stateOf(booked)).toBe('held')
})

it('a place of the waiting list keeps its time: released it would be cancelled', async () => {
  const first = await online()
  const waits = await scene.booked(eventId, { way: 'online', waitIfFull: true })
  await cancelBooking(scene.deps, first.booking.id)
  const accepted = await acceptOffer(scene.deps, waits.booking.id)
  if (!accepted.ok) throw new Error(accepted.refusal.code)
  expect(await show(accepted.value.payUrl)).toBeUndefined()
})
