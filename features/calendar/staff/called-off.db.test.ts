import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { limitMs } from '#test/machine-speed.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { CLOSE_PAGE_QUEUE, closePaymentPage } from '#features/booking/money/payment-page.server.ts'
import { settleBookingRefund } from '#features/booking/money/settle-refund.server.ts'
import { accept } from '#kernel/result.ts'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import { SEND_REFUND_QUEUE } from '#platform/payments/refunds/refunds-repository.ts'
import {
  sendPendingRefund,
  type SettlePendingRefund,
} from '#platform/payments/refunds/send-pending-refund.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { picturesInMemory } from '#test/pictures-in-memory.ts'
import { openRefundScene } from '#test/bookings/refund-scene.ts'
import { afterEventChange } from './after-event-change.server.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { staffRoutes } from '#server/staff/staff-routes.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const LOG = { info() {}, warn() {}, error() {} }
const PAID = 25
const PAYING = 5

let deps: BookingDeps
let app: FastifyInstance
let jobs: Jobs
const queried: string[] = []
const closed: string[] = []

const scene = await forThisFile(openRefundScene())
beforeAll(async () => {
  const { db, clock } = scene.deps
  deps = {
    ...scene.deps,
    payments: {
      ...scene.deps.payments,
      async expireSession(sessionId) {
        queried.push(sessionId)
        if (scene.provider.answer === 'away') return 'unreachable'
        closed.push(sessionId)
        return scene.deps.payments.expireSession(sessionId)
      },
    },
  }
  app = Fastify()
  staffRoutes(app, {
    ...deps,
    staffGuard: async () => accept({ provenAt: new Date(), role: 'owner' as const, id: STAFF }),
    calendar: { db, clock, listRecipients, afterChange: afterEventChange(deps) },
    pictures: picturesInMemory(),
    documents: { open: async () => undefined },
    drawing: inProcess,
    renderMail: () => Promise.reject(new Error('nothing is rendered')),
    accounts: null,
    attachments: attachmentsInMemory,
    onCalendarWrite() {},
    messages: fileMessageSource,
    renderPage: () => Promise.reject(new Error('there are no pages')),
    staffLimits: false,
  })
  const settle: SettlePendingRefund = (refund, outcome) => settleBookingRefund(deps, refund, outcome)
  const refunds = { db, clock, payments: deps.payments, log: LOG, settle: { booking: settle, order: settle } }
  jobs = await startJobs({
    database: db,
    log: LOG,
    retryDelaySeconds: 1,
    pollSeconds: 0.5,
    keyed: [
      { queue: SEND_REFUND_QUEUE, run: (id) => sendPendingRefund(refunds, id) },
      { queue: CLOSE_PAGE_QUEUE, run: (id) => closePaymentPage(deps, id) },
    ],
    periodic: [],
  })
})
afterAll(async () => {
  await jobs.stop()
  await app.close()
})

it('an event with many paid bookings is called off at once while the provider is down, and refunds each once when it is up', async () => {
  const event = await scene.event({ places: 60 })
  const online = (index: number) =>
    scene.booked(event, { way: 'online', email: `${index}-${randomUUID()}@example.ch` })
  for (let index = 0; index < PAID; index++) {
    const { booking } = await online(index)
    await scene.pay(booking, booking.totalCents, `pay-${booking.id}`)
  }
  for (let index = 0; index < PAYING; index++) await online(PAID + index)
  const pages = (await scene.bookingsOf(event)).flatMap(({ state, sessionId }) =>
    state === 'held' && sessionId ? [sessionId] : [],
  )
  expect(pages).toHaveLength(PAYING)

  scene.provider.answer = 'away'
  const answer = await app.inject({ method: 'POST', url: `/api/staff/events/${event}/cancellation` })
  expect(answer.statusCode).toBe(200)
  const states = (await scene.bookingsOf(event)).map(({ state, payment }) => `${state} ${payment}`)
  expect(states.filter((state) => state === 'cancelled refund_due')).toHaveLength(PAID)
  expect(states.filter((state) => state === 'cancelled nothing_due')).toHaveLength(PAYING)
  await expect
    .poll(() => [scene.provider.requests.length >= PAID, new Set(queried).size], { timeout: limitMs(20_000) })
    .toEqual([true, PAYING])
  expect([scene.provider.sent.size, closed.length]).toEqual([0, 0])

  scene.provider.answer = 'yes'
  await expect
    .poll(
      async () => (await scene.bookingsOf(event)).filter(({ payment }) => payment === 'refunded').length,
      {
        timeout: limitMs(40_000),
      },
    )
    .toBe(PAID)
  await expect.poll(() => closed.toSorted(), { timeout: limitMs(40_000) }).toEqual(pages.toSorted())
  expect([scene.provider.sent.size, scene.total()]).toEqual([PAID, PAID * 200_00])
  for (const { id, paidCents } of await scene.bookingsOf(event))
    if (paidCents > 0) await scene.expectSettled(id)
})

it('one cancelled booking has its page closed too, by the same job', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event, { way: 'online' })
  const { sessionId } = await scene.stored(booking.id)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/staff/bookings/${booking.id}/cancellation`,
    payload: {},
  })
  expect(answer.statusCode).toBe(200)
  await expect.poll(() => closed.includes(sessionId ?? ''), { timeout: limitMs(20_000) }).toBe(true)
})
