import { describe, expect, it } from 'vitest'
import { eq, like } from 'drizzle-orm'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { bookingEvents } from '../database/booking.tables.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { MAILS_TO_ADDRESS_AN_HOUR } from './booking-mails.server.ts'
import { accepted } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'
const scene = await bookingScene()
const { deps, event: newEvent, expectNews, booked, newsTo, paid } = scene

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
