import { eq, like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { closeSession } from '#platform/payments/testkasse/testkasse-sessions.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { testMails } from '#test/test-mails.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { bookingEvents, bookings } from '../database/booking.tables.server.ts'
import { payHeld } from '../money/payment-page.server.ts'
import { MAILS_TO_ADDRESS_AN_HOUR } from './booking-mails.server.ts'
import { MINUTES_TO_PAY, REMIND_AFTER_MINUTES, remindHolds } from './remind-bookings.server.ts'

const scene = await bookingScene()
const { deps, event: newEvent, expectNews, booked, newsTo, paid, later, stored, expectTaken } = scene

const STAFF = '00000000-0000-4000-8000-000000000001'
const allSent = () => deps.db.update(outgoingMails).set({ state: 'sent' })

const ownersNews = async (bookingIds: string[]) => {
  const rows = await deps.db
    .select()
    .from(outgoingMails)
    .where(like(outgoingMails.kind, 'booking-notice'))
    .orderBy(outgoingMails.createdAt)
  return rows
    .map(({ payload }) => payload as { bookingId: string; news: string })
    .filter(({ bookingId }) => bookingIds.includes(bookingId))
    .map(({ news }) => news)
}

async function bookedMany(email: string, times: number, priceCents = 0) {
  const booked = []
  for (let n = 0; n < times; n++) {
    const event = await newEvent({ priceCents })
    booked.push(await scene.booked(event, { email, way: priceCents ? 'invoice' : 'online' }))
  }
  return booked.map(({ booking }) => booking)
}

describe('mails that visitors cause to one address', () => {
  it('are limited per hour, while every booking is kept and the owner is notified of each', async () => {
    const email = 'opfer@example.ch'
    const bookings = await bookedMany(email, MAILS_TO_ADDRESS_AN_HOUR + 3)
    await expectNews(email, Array(MAILS_TO_ADDRESS_AN_HOUR).fill('confirmed'))
    expect(bookings.map(({ state }) => state)).toEqual(bookings.map(() => 'confirmed'))
    expect(await ownersNews(bookings.map(({ id }) => id))).toEqual(bookings.map(() => 'confirmed'))
  })

  it('that are withheld are in the history of their booking', async () => {
    const bookings = await bookedMany('zu-viele@example.ch', MAILS_TO_ADDRESS_AN_HOUR + 1)
    const withheld = await deps.db
      .select({ bookingId: bookingEvents.bookingId })
      .from(bookingEvents)
      .where(eq(bookingEvents.action, 'mail_withheld'))
    expect(withheld.map(({ bookingId }) => bookingId)).toContain(bookings.at(-1)?.id)
    expect(withheld.map(({ bookingId }) => bookingId)).not.toContain(bookings[0]?.id)
  })

  it('are limited together, for any spelling of the address and any timing', async () => {
    const events = await Promise.all(Array.from({ length: 12 }, () => newEvent({ priceCents: 0 })))
    await Promise.all(
      events.map((event, n) =>
        booked(event, {
          way: 'online',
          email: n % 2 ? 'Zugleich@example.ch' : 'zugleich@example.ch',
        }),
      ),
    )
    const sent = [...(await newsTo('Zugleich@example.ch')), ...(await newsTo('zugleich@example.ch'))]
    expect(sent).toHaveLength(MAILS_TO_ADDRESS_AN_HOUR)
  })

  it('do not withhold confirmations of an amount due while below the limit, at most twelve', async () => {
    const email = 'auf-rechnung@example.ch'
    const free = await bookedMany(email, MAILS_TO_ADDRESS_AN_HOUR)
    for (const { id } of free) await cancelBooking(deps, id)
    expect(await newsTo(email)).toHaveLength(MAILS_TO_ADDRESS_AN_HOUR)
    const [invoiced] = await bookedMany(email, 1, 200_00)
    expect(await newsTo(email)).toHaveLength(MAILS_TO_ADDRESS_AN_HOUR + 1)
    await cancelBooking(deps, invoiced?.id ?? '')
    await bookedMany(email, MAILS_TO_ADDRESS_AN_HOUR + 2, 200_00)
    await bookedMany(email, 2)
    expect(await newsTo(email)).toHaveLength(2 * MAILS_TO_ADDRESS_AN_HOUR)
  })

  it('that confirm an amount due leave the limit of the others unchanged', async () => {
    const email = 'zuerst-rechnung@example.ch'
    await bookedMany(email, MAILS_TO_ADDRESS_AN_HOUR, 200_00)
    await bookedMany(email, 1)
    expect(await newsTo(email)).toHaveLength(MAILS_TO_ADDRESS_AN_HOUR + 1)
  })

  it('never withhold what was paid for, nor what we do', async () => {
    const email = 'zahlt@example.ch'
    const [first] = await bookedMany(email, MAILS_TO_ADDRESS_AN_HOUR)
    const { booking } = await booked(await newEvent(), { email, way: 'online' })
    await paid(booking.id, 200_00)
    await cancelBooking(deps, first?.id ?? '', { staffId: STAFF })
    await cancelBooking(deps, booking.id)
    expect((await newsTo(email)).slice(MAILS_TO_ADDRESS_AN_HOUR)).toEqual([
      'confirmed',
      'cancelled',
      'cancelled',
    ])
  })
})

describe('changes of one booking within a short time', () => {
  it('are mailed at once the first time, and in one more mail after that, to customer and owner', async () => {
    const email = 'wechselt@example.ch'
    const { booking } = await booked(await newEvent(), { email, people: 2 })
    for (let n = 0; n < 10; n++) {
      await changePeople(deps, booking.id, n % 2 ? 2 : 1)
      if (n === 0) await allSent()
    }
    await expectNews(email, ['confirmed', 'changed', 'changed'])
    expect(await ownersNews([booking.id])).toEqual(['confirmed', 'changed', 'changed'])
  })

  it('mention only the last date when a booking is moved back and forth', async () => {
    const email = 'zieht-um@example.ch'
    const [from, to] = [await newEvent(), await newEvent({ days: 45 })]
    let { id } = (await booked(from, { email })).booking
    for (let n = 0; n < 6; n++) {
      const moved = await accepted(moveBooking(deps, id, n % 2 ? from : to))
      id = moved.id
    }
    await expectNews(email, ['confirmed', 'moved'])
    expect(await ownersNews([id])).toEqual(['moved'])
  })

  it('are not mailed any more once the booking is cancelled', async () => {
    const email = 'doch-nicht@example.ch'
    const { booking } = await booked(await newEvent(), { email, people: 2 })
    await changePeople(deps, booking.id, 1)
    await cancelBooking(deps, booking.id)
    await expectNews(email, ['confirmed', 'cancelled'])
    expect(await ownersNews([booking.id])).toEqual(['confirmed', 'cancelled'])
  })
})

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
