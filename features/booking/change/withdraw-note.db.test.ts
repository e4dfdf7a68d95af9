import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { withdrawNote } from './withdraw-note.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

const noted = { way: 'invoice', note: 'Nussallergie', noteConsent: 'on' } as const

it('a note is stored with the time of the consent to it, and moves along with both', async () => {
  const { booking } = await scene.booked(await scene.event(), noted)
  expect(booking).toMatchObject({ note: 'Nussallergie', noteConsentAt: booking.createdAt })
  const moved = await moveBooking(scene.deps, booking.id, await scene.event({ days: 40 }))
  expect(moved).toMatchObject({
    value: { note: 'Nussallergie', noteConsentAt: booking.createdAt },
  })
})

it('a booking without a note stores no consent, whatever was ticked', async () => {
  const { booking } = await scene.booked(await scene.event(), { ...noted, note: '' })
  expect(booking).toMatchObject({ note: null, noteConsentAt: null })
})

it('withdrawing the consent deletes the note with it, once', async () => {
  const { booking } = await scene.booked(await scene.event(), noted)
  for (const _time of [1, 2]) expect(await withdrawNote(scene.deps, booking.id)).toMatchObject({ ok: true })
  expect(await findBooking(scene.deps.db, { id: booking.id })).toMatchObject({
    note: null,
    noteConsentAt: null,
    state: 'confirmed',
  })
})
