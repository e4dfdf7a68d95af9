import { expect, it } from 'vitest'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { readBookingRecords } from '../database/booking-personal-data.server.ts'
import { purgeParticipants } from '../database/delete-bookings.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { setEmergencyContact } from './edit-details.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const CONTACT = { name: 'Ada Muster', phone: '079 555 01 02' }
const { event: newEvent, booked, deps, stored } = await forThisFile(openBookingScene())

it('is stored once when submitted twice, moves along, and is in the data export', async () => {
  const event = await newEvent()
  const { booking } = await booked(event)
  await Promise.all([0, 1].map(() => setEmergencyContact(deps, booking.id, CONTACT)))
  const later = await newEvent({ days: 40 })
  const moved = await moveBooking(deps, booking.id, later)
  expect(moved.ok && moved.value.emergencyContact).toEqual(CONTACT)
  const found = await deps.events.find(deps.db, event, 'de')
  const [staffView] = found ? await readStaffBookings(deps.db, deps, found, new Date()) : []
  expect(staffView?.history.filter(({ action }) => action === 'emergency_noted')).toHaveLength(1)
  const [record] = await readBookingRecords(deps, booking.email ?? '', 'de')
  expect(JSON.stringify(record?.data)).toContain(CONTACT.phone)
})

it('is not stored for a cancelled booking, and can still be deleted', async () => {
  const { booking } = await booked(await newEvent())
  await setEmergencyContact(deps, booking.id, CONTACT)
  await cancelBooking(deps, booking.id)
  await expectRefused(setEmergencyContact(deps, booking.id, { ...CONTACT, name: 'Ben' }), 'not_changeable')
  await accepted(setEmergencyContact(deps, booking.id, null))
  expect((await stored(booking.id)).emergencyContact).toBeNull()
})

it('is deleted with the names of participants', async () => {
  const { booking } = await booked(await newEvent({ days: 3 }))
  await setEmergencyContact(deps, booking.id, CONTACT)
  const before = new Date(Date.now() + 10 * 86_400_000)
  expect(await purgeParticipants(deps.db, before, 100)).toBeGreaterThan(0)
  expect((await stored(booking.id)).emergencyContact).toBeNull()
})
