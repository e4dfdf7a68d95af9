import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { readBookingRecords } from '../database/booking-personal-data.server.ts'
import { purgeParticipants } from '../database/purge-bookings.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { moveBooking } from './move-booking.server.ts'
import { setEmergencyContact } from './set-emergency-contact.server.ts'

const CONTACT = { name: 'Ada Muster', phone: '079 555 01 02' }
let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

it('is stored once when submitted twice, moves along, and is in the data export', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event)
  await Promise.all([0, 1].map(() => setEmergencyContact(scene.deps, booking.id, CONTACT)))
  const later = await scene.event({ days: 40 })
  const moved = await moveBooking(scene.deps, booking.id, later)
  expect(moved.ok && moved.value.emergencyContact).toEqual(CONTACT)
  const found = await scene.deps.events.find(scene.deps.db, event, 'de')
  const [staffView] = found ? await readStaffBookings(scene.deps.db, scene.deps, found, new Date()) : []
  expect(staffView?.history.filter(({ action }) => action === 'emergency_noted')).toHaveLength(1)
  const [record] = await readBookingRecords(scene.deps, booking.email ?? '', 'de')
  expect(JSON.stringify(record?.data)).toContain(CONTACT.phone)
})

it('is not stored for a cancelled booking, and can still be deleted', async () => {
  const { booking } = await scene.booked(await scene.event())
  await setEmergencyContact(scene.deps, booking.id, CONTACT)
  await cancelBooking(scene.deps, booking.id)
  expect(await setEmergencyContact(scene.deps, booking.id, { ...CONTACT, name: 'Ben' })).toMatchObject({
    refusal: { code: 'not_changeable' },
  })
  expect(await setEmergencyContact(scene.deps, booking.id, null)).toMatchObject({ ok: true })
  expect((await scene.stored(booking.id)).emergencyContact).toBeNull()
})

it('is deleted with the names of participants', async () => {
  const { booking } = await scene.booked(await scene.event({ days: 3 }))
  await setEmergencyContact(scene.deps, booking.id, CONTACT)
  const before = new Date(Date.now() + 10 * 86_400_000)
  expect(await purgeParticipants(scene.deps.db, before, 100)).toBeGreaterThan(0)
  expect((await scene.stored(booking.id)).emergencyContact).toBeNull()
})
