import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { nameParticipants } from '#features/booking/change/edit-details.server.ts'
import type { BookingForm } from '#features/booking/rules/booking-form.schema.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { ADDED_COURSE, openServiceScene } from '#test/services/service-scene.ts'
import { eventsPort } from '#features/booking/http/booking-ports.ts'
import { readBooking } from '#features/booking/http/read-booking.ts'

let deps: BookingDeps
const bookings = await forThisFile(openBookingScene())
const services = await forThisFile(openServiceScene(bookings.test, bookings.deps.clock))
beforeAll(async () => {
  deps = { ...bookings.deps, events: eventsPort(() => services.messages.current().offer) }
})
beforeEach(() => services.forget())

const { id: ADDED } = ADDED_COURSE
const PRICE = ADDED_COURSE.cents[0] ?? 0

async function offerAdded(): Promise<void> {
  await services.add(ADDED_COURSE)
  await services.offer(ADDED)
}

/** A public date without a price of its own. */
const date = (serviceId: string, days = 30) =>
  bookings.event({ serviceId, title: { de: ADDED_COURSE.names.de }, days, priceCents: null })

async function booked(event: string, form: Partial<BookingForm> = {}) {
  const result = await bookings.bookWith(deps, event, { people: 2, ...form })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

async function raise(cents: number): Promise<void> {
  await services.change(ADDED, { ...ADDED_COURSE, cents: [cents], seen: await services.seenOf(ADDED) })
}

describe('a place on a date of an added course', () => {
  it('costs the price of the course, and keeps that price when it changes', async () => {
    await offerAdded()
    const event = await date(ADDED)
    const { booking } = await booked(event)
    expect(booking.totalCents).toBe(2 * PRICE)
    await raise(300_00)
    expect(await bookings.stored(booking.id)).toMatchObject({ totalCents: 2 * PRICE, state: 'confirmed' })
    expect((await booked(event, { email: 'spaeter@example.ch' })).booking.totalCents).toBe(2 * 300_00)
    const fewer = await changePeople(deps, booking.id, 1)
    expect(fewer).toMatchObject({ ok: true, value: { people: 1, totalCents: PRICE } })
  })

  it.each(LANGUAGES)('is shown in %s with the name of the course', async (language) => {
    await offerAdded()
    const { reference } = await booked(await date(ADDED))
    const read = await readBooking(deps, reference, language)
    expect(read?.event).toMatchObject({ serviceId: ADDED, priceCents: PRICE })
    expect(read?.event.title).toBe(ADDED_COURSE.names[language])
  })
})

describe.each([ADDED, 'durchhaltevermoegen'])('a booking of %s that is retired afterwards', (serviceId) => {
  async function bookedAndRetired(days?: number) {
    if (serviceId === ADDED) await offerAdded()
    const event = await date(serviceId, days)
    const made = await booked(event)
    await services.retire(serviceId, 'aufbruch')
    return { ...made, event }
  }

  it('is unchanged, and can be opened', async () => {
    const { booking, reference } = await bookedAndRetired()
    expect(await bookings.stored(booking.id)).toEqual(booking)
    expect(await readBooking(deps, reference, 'de')).toMatchObject({
      state: 'confirmed',
      totalCents: booking.totalCents,
      mayMove: true,
      mayCancel: true,
      mayChangePeople: true,
      event: { serviceId },
    })
  })

  it('can be changed: its people, their names, its date', async () => {
    const { booking } = await bookedAndRetired()
    const each = booking.totalCents / 2
    const more = await changePeople(deps, booking.id, 3)
    expect(more).toMatchObject({ ok: true, value: { people: 3, totalCents: 3 * each } })
    const participants = ['Lia Muster', 'Noa Muster', 'Kim Muster']
    expect(await nameParticipants(deps, booking.id, participants)).toMatchObject({ ok: true })
    const to = await date(serviceId, 40)
    expect(await moveBooking(deps, booking.id, to)).toMatchObject({
      ok: true,
      value: { eventId: to, people: 3, totalCents: 3 * each },
    })
  })

  it('can be cancelled by the terms', async () => {
    const { booking, event } = await bookedAndRetired(10)
    expect(await cancelBooking(deps, booking.id)).toMatchObject({
      ok: true,
      value: { state: 'cancelled', feeCents: booking.totalCents / 2 },
    })
    expect(await bookings.takenOf(event)).toBe(0)
  })
})
