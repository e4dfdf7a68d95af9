import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closeSession } from '#platform/payments/testkasse/testkasse-sessions-repository.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { testMails } from '#test/test-mails.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { payHeld } from '../money/pay-held.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { MINUTES_TO_PAY, REMIND_AFTER_MINUTES, remindHolds } from './remind-holds.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

async function held(people = 2) {
  const email = `${randomUUID()}@example.ch`
  const event = await scene.event()
  return { email, event, ...(await scene.booked(event, { way: 'online', people, email })) }
}

const mailTo = async (email: string) => {
  const [mail] = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  return mail
}

async function send(id: string) {
  const mailer = { send: vi.fn(async () => ({ ok: true as const, value: undefined })), close: async () => {} }
  const { db: database, key, publicUrl, clock } = scene.deps
  const log = { info() {}, warn() {}, error() {} }
  await sendQueuedMail(
    {
      database,
      mailer,
      log,
      clock,
      renderMail: testMails(database, { key, publicUrl }),
    },
    id,
  )
  return mailer.send.mock.calls as unknown as [[{ subject: string; text: string }]]
}

it('an unpaid hold is mailed a link after some minutes, once, with any number of processes', async () => {
  const { email } = await held()
  expect(await remindHolds(scene.deps)).toBe(0)
  scene.later(REMIND_AFTER_MINUTES)
  await Promise.all([remindHolds(scene.deps), remindHolds(scene.deps), remindHolds(scene.deps)])
  await remindHolds(scene.deps)
  expect(await scene.newsTo(email)).toEqual(['unpaid'])
})

it('the mail links to the page of the booking, and states until when', async () => {
  // The mail is made by the clock of the machine.
  const { email, reference, booking } = await held(3)
  const now = scene.deps.clock()
  const heldUntil = new Date(now.getTime() + 8 * 60_000)
  await scene.deps.db.update(bookings).set({ heldUntil }).where(eq(bookings.id, booking.id))
  await remindHolds(scene.deps)
  const mail = await mailTo(email)
  const [[{ subject, text }]] = await send(mail?.id ?? '')
  expect(subject).toContain('Noch nicht bezahlt: Aufbruch')
  expect(text).toMatch(/Ihre (3|drei) Plätze sind/)
  expect(text).toContain(`/buchung/${reference}?lng=de`)
  expect(text).toContain('Noch zu bezahlen: CHF')
  expect(text).toMatch(/Reserviert bis: .*\d\d\.\d\d/)
  expect(await mailTo(email)).toMatchObject({ state: 'sent' })
})

it('a delayed mail is not sent after the payment, the release or the end', async () => {
  const paid = await held()
  const released = await held()
  const over = await held()
  scene.later(REMIND_AFTER_MINUTES)
  await remindHolds(scene.deps)
  await scene.paid(paid.booking.id, 400_00)
  await cancelBooking(scene.deps, released.booking.id)
  await scene.deps.db
    .update(bookings)
    .set({ heldUntil: new Date(Date.now() - 1000) })
    .where(eq(bookings.id, over.booking.id))
  for (const { email } of [paid, released, over]) {
    const mails = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
    const unpaid = mails.find(({ payload }) => payload['news'] === 'unpaid')
    expect(await send(unpaid?.id ?? '')).toEqual([])
    expect(await scene.newsTo(email)).not.toContain('unpaid')
  }
})

it('a paid booking gets no mail where the payment notice is late, and it is confirmed', async () => {
  const { email, booking } = await held()
  const { sessionId } = await scene.stored(booking.id)
  await closeSession(scene.deps.db, sessionId ?? '', {
    state: 'paid',
    now: scene.deps.clock(),
    customer: { name: null, email: null, phone: null, shippingAddress: null },
  })
  scene.later(REMIND_AFTER_MINUTES)
  await remindHolds(scene.deps)
  expect(await scene.newsTo(email)).toEqual(['confirmed'])
  expect((await scene.stored(booking.id)).state).toBe('confirmed')
})

it('a payment that commits meanwhile prevents the mail', async () => {
  const { email, booking } = await held()
  scene.later(REMIND_AFTER_MINUTES)
  await Promise.all([remindHolds(scene.deps), scene.paid(booking.id, 400_00)])
  expect((await scene.stored(booking.id)).state).toBe('confirmed')
  const mails = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  for (const { id, payload } of mails) if (payload['news'] === 'unpaid') expect(await send(id)).toEqual([])
  expect(await scene.newsTo(email)).toEqual(['confirmed'])
})

it('a late reminder is skipped, and a hold that ends without payment frees the places', async () => {
  const { email, event, booking } = await held()
  scene.later(15 - MINUTES_TO_PAY)
  await remindHolds(scene.deps)
  expect(await scene.newsTo(email)).toEqual([])
  scene.later(MINUTES_TO_PAY + 1)
  await sweepBookings(scene.deps)
  expect((await scene.stored(booking.id)).state).toBe('cancelled')
  expect(await scene.takenOf(event)).toBe(0)
})

it('paying continues at the existing page; where none was opened before a crash, at one new page for any number of requests', async () => {
  const { booking, payUrl } = await held()
  expect(await payHeld(scene.deps, booking.id)).toEqual({ ok: true, value: { payUrl } })
  await scene.deps.db
    .update(bookings)
    .set({ sessionId: null, sessionUrl: null })
    .where(eq(bookings.id, booking.id))
  const opened = await Promise.all([payHeld(scene.deps, booking.id), payHeld(scene.deps, booking.id)])
  expect(opened).toEqual([
    { ok: true, value: { payUrl } },
    { ok: true, value: { payUrl } },
  ])
  await scene.paid(booking.id, 400_00)
  expect(await payHeld(scene.deps, booking.id)).toEqual({ ok: true, value: { payUrl: null } })
  await cancelBooking(scene.deps, booking.id)
  expect(await payHeld(scene.deps, booking.id)).toMatchObject({ refusal: { code: 'not_changeable' } })
})

it('a provider that does not answer does not release the places of somebody who continues paying', async () => {
  const { booking, event } = await held()
  await scene.deps.db
    .update(bookings)
    .set({ sessionId: null, sessionUrl: null })
    .where(eq(bookings.id, booking.id))
  const away = {
    ...scene.deps,
    payments: {
      ...scene.deps.payments,
      createSession: async () => ({
        ok: false as const,
        refusal: { code: 'provider_unreachable' as const, detail: '' },
      }),
    },
  }
  expect(await payHeld(away, booking.id)).toMatchObject({ refusal: { code: 'payment_unavailable' } })
  expect((await scene.stored(booking.id)).state).toBe('held')
  expect(await scene.takenOf(event)).toBe(2)
})

it('released in two tabs at once, the places are freed once', async () => {
  const { booking, event } = await held()
  const outcomes = await Promise.all([
    cancelBooking(scene.deps, booking.id),
    cancelBooking(scene.deps, booking.id),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await scene.takenOf(event)).toBe(0)
})
