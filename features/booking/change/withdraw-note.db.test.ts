import { expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { withdrawNote } from './edit-details.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const { booked, event: newEvent, deps } = await forThisFile(openBookingScene())

const noted = { way: 'invoice', note: 'Nussallergie', noteConsent: 'on' } as const

it('a note is stored with the time of the consent to it, and moves along with both', async () => {
  const { booking } = await booked(await newEvent(), noted)
  expect(booking).toMatchObject({ note: 'Nussallergie', noteConsentAt: booking.createdAt })
  expect(await accepted(moveBooking(deps, booking.id, await newEvent({ days: 40 })))).toMatchObject({
    note: 'Nussallergie',
    noteConsentAt: booking.createdAt,
  })
})

it('a booking without a note stores no consent, whatever was ticked', async () => {
  const { booking } = await booked(await newEvent(), { ...noted, note: '' })
  expect(booking).toMatchObject({ note: null, noteConsentAt: null })
})

it('withdrawing the consent deletes the note with it, once', async () => {
  const { booking } = await booked(await newEvent(), noted)
  for (const _time of [1, 2]) await accepted(withdrawNote(deps, booking.id))
  expect(await findBooking(deps.db, { id: booking.id })).toMatchObject({
    note: null,
    noteConsentAt: null,
    state: 'confirmed',
  })
})
