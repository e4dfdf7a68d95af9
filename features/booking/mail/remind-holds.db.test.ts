import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { closeSession } from '#platform/payments/testkasse/testkasse-sessions.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { testMails } from '#test/test-mails.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { payHeld } from '../money/payment-page.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { MINUTES_TO_PAY, REMIND_AFTER_MINUTES, remindHolds } from './remind-bookings.server.ts'
import { expectRefused } from '#test/results.ts'

const scene = await bookingScene()
const { event: newEvent, booked, deps, later, expectNews, newsTo, stored, paid, expectTaken } = scene

async function held(people = 2) {
  const email = `${randomUUID()}@example.ch`
  const event = await newEvent()
  return { email, event, ...(await booked(event, { way: 'online', people, email })) }
}

const mailTo = async (email: string) => {
  const [mail] = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  return mail
}

async function send(id: string) {
  const mailer = { send: vi.fn(async () => ({ ok: true as const, value: undefined })), close: async () => {} }
  const { db: database, key, publicUrl, clock } = deps
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
  expect(await remindHolds(deps)).toBe(0)
  later(REMIND_AFTER_MINUTES)
  await Promise.all([remindHolds(deps), remindHolds(deps), remindHolds(deps)])
  await remindHolds(deps)
  await expectNews(email, ['unpaid'])
})

it('the mail links to the page of the booking, and states until when', async () => {
  // The mail is made by the clock of the machine.
  const { email, reference, booking } = await held(3)
  const now = deps.clock()
  const heldUntil = new Date(now.getTime() + 8 * 60_000)
  await deps.db.update(bookings).set({ heldUntil }).where(eq(bookings.id, booking.id))
  await remindHolds(deps)
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
  later(REMIND_AFTER_MINUTES)
  await remindHolds(deps)
  await scene.paid(paid.booking.id, 400_00)
  await cancelBooking(deps, released.booking.id)
  await deps.db
    .update(bookings)
    .set({ heldUntil: new Date(Date.now() - 1000) })
    .where(eq(bookings.id, over.booking.id))
  for (const { email } of [paid, released, over]) {
    const mails = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
    const unpaid = mails.find(({ payload }) => payload['news'] === 'unpaid')
    expect(await send(unpaid?.id ?? '')).toEqual([])
    expect(await newsTo(email)).not.toContain('unpaid')
  }
})

it('a paid booking gets no mail where the payment notice is late, and it is confirmed', async () => {
  const { email, booking } = await held()
  const { sessionId } = await stored(booking.id)
  await closeSession(deps.db, sessionId ?? '', {
    state: 'paid',
    closedAt: deps.clock(),
    customer: { name: null, email: null, phone: null, shippingAddress: null },
  })
  later(REMIND_AFTER_MINUTES)
  await remindHolds(deps)
  await expectNews(email, ['confirmed'])
  expect((await stored(booking.id)).state).toBe('confirmed')
})

it('a payment that commits meanwhile prevents the mail', async () => {
  const { email, booking } = await held()
  later(REMIND_AFTER_MINUTES)
  await Promise.all([remindHolds(deps), paid(booking.id, 400_00)])
  expect((await stored(booking.id)).state).toBe('confirmed')
  const mails = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  for (const { id, payload } of mails) if (payload['news'] === 'unpaid') expect(await send(id)).toEqual([])
  await expectNews(email, ['confirmed'])
})

it('a late reminder is skipped, and a hold that ends without payment frees the places', async () => {
  const { email, event, booking } = await held()
  later(15 - MINUTES_TO_PAY)
  await remindHolds(deps)
  await expectNews(email, [])
  later(MINUTES_TO_PAY + 1)
  await sweepBookings(deps)
  expect((await stored(booking.id)).state).toBe('cancelled')
  await expectTaken(event, 0)
})

it('paying continues at the existing page; where none was opened before a crash, at one new page for any number of requests', async () => {
  const { booking, payUrl } = await held()
  expect(await payHeld(deps, booking.id)).toEqual({ ok: true, value: { payUrl } })
  await deps.db.update(bookings).set({ sessionId: null, sessionUrl: null }).where(eq(bookings.id, booking.id))
  expect(await Promise.all([payHeld(deps, booking.id), payHeld(deps, booking.id)])).toEqual([
    { ok: true, value: { payUrl } },
    { ok: true, value: { payUrl } },
  ])
  await paid(booking.id, 400_00)
  expect(await payHeld(deps, booking.id)).toEqual({ ok: true, value: { payUrl: null } })
  await cancelBooking(deps, booking.id)
  await expectRefused(payHeld(deps, booking.id), 'not_changeable')
})

it('a provider that does not answer does not release the places of somebody who continues paying', async () => {
  const { booking, event } = await held()
  await deps.db.update(bookings).set({ sessionId: null, sessionUrl: null }).where(eq(bookings.id, booking.id))
  const away = {
    ...deps,
    payments: {
      ...deps.payments,
      createSession: async () => ({
        ok: false as const,
        refusal: { code: 'provider_unreachable' as const, detail: '' },
      }),
    },
  }
  await expectRefused(payHeld(away, booking.id), 'payment_unavailable')
  expect((await stored(booking.id)).state).toBe('held')
  await expectTaken(event, 2)
})

it('released in two tabs at once, the places are freed once', async () => {
  const { booking, event } = await held()
  const outcomes = await Promise.all([cancelBooking(deps, booking.id), cancelBooking(deps, booking.id)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  await expectTaken(event, 0)
})
