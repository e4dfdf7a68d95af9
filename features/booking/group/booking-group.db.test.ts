import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { nameParticipants } from '../change/name-participants.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { purgeParticipants } from '../database/purge-bookings.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { changeGuest, enterGuest, removeGuest } from './enter-guest.server.ts'
import { openGroup } from './open-group.server.ts'
import { findGroupByLink, guestOf, viewGroup } from './view-group.server.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

const guest = (name: string, more: object = {}) => ({
  key: randomUUID(),
  name,
  food: 'everything' as const,
  note: '',
  language: 'de' as const,
  ...more,
})

async function group(people = 3, eventOptions: object = {}) {
  const eventId = await scene.event({ places: 40, ...eventOptions })
  const { booking } = await scene.booked(eventId, { people })
  expect(await openGroup(scene.deps, booking.id, { renew: false })).toMatchObject({ ok: true })
  const { link } = await viewGroup(scene.deps.db, scene.deps.key, booking.id)
  if (!link) throw new Error('no link')
  return { eventId, id: booking.id, link }
}

const namesOf = async (id: string) =>
  (await scene.deps.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.participants

describe('the group of a booking', () => {
  it('has one link for all requests, until it is replaced', async () => {
    const { id, link } = await group()
    await openGroup(scene.deps, id, { renew: false })
    expect((await viewGroup(scene.deps.db, scene.deps.key, id)).link).toBe(link)
    await openGroup(scene.deps, id, { renew: true })
    expect(await findGroupByLink(scene.deps.db, link)).toBeUndefined()
    const { link: next } = await viewGroup(scene.deps.db, scene.deps.key, id)
    expect((await findGroupByLink(scene.deps.db, next ?? ''))?.booking.id).toBe(id)
  })

  it('adds each guest once, also for simultaneous requests', async () => {
    const { id } = await group()
    const anna = guest('Anna Muster')
    const [first, second] = await Promise.all([
      enterGuest(scene.deps, id, anna),
      enterGuest(scene.deps, id, anna),
    ])
    expect(first).toEqual(second)
    expect(first.ok).toBe(true)
    expect(await namesOf(id)).toEqual(['Anna Muster'])
    expect(await enterGuest(scene.deps, id, guest('anna muster'))).toMatchObject({
      refusal: { code: 'name_taken' },
    })
  })

  it('never takes more guests than it has places', async () => {
    const { id } = await group(3)
    const results = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => enterGuest(scene.deps, id, guest(name))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await enterGuest(scene.deps, id, guest('G'))).toMatchObject({ refusal: { code: 'group_full' } })
  })

  it('lets a guest change and remove the own entry, and nobody else’s', async () => {
    const { id, link } = await group()
    const entered = await enterGuest(scene.deps, id, guest('Béa', { note: 'Nüsse', food: 'vegan' }))
    await enterGuest(scene.deps, id, guest('Carlo'))
    const token = entered.ok ? entered.value.entry : ''
    const found = await findGroupByLink(scene.deps.db, link)
    const own = found && guestOf(found.guests, token)
    if (!own) throw new Error('no entry')
    expect(own.noteConsentAt).not.toBeNull()
    expect(guestOf(found.guests, 'x'.repeat(43))).toBeUndefined()
    const change = { name: 'Beatrice', food: 'vegetarian' as const, note: '' }
    expect(await changeGuest(scene.deps, own, change)).toMatchObject({ ok: true })
    expect(await changeGuest(scene.deps, own, { ...change, name: 'carlo' })).toMatchObject({
      refusal: { code: 'name_taken' },
    })
    expect(await namesOf(id)).toEqual(['Beatrice', 'Carlo'])
    await removeGuest(scene.deps, id, own.id)
    expect(await removeGuest(scene.deps, id, own.id)).toMatchObject({ ok: true })
    expect(await namesOf(id)).toEqual(['Carlo'])
    expect(await changeGuest(scene.deps, own, change)).toMatchObject({ refusal: { code: 'unknown_entry' } })
  })

  it('keeps guests who entered themselves when the booker names the others', async () => {
    const { id } = await group(3)
    await enterGuest(scene.deps, id, guest('Dora'))
    await nameParticipants(scene.deps, id, ['Anna', 'Béa', 'Carlo'])
    expect(await namesOf(id)).toEqual(['Anna', 'Béa', 'Dora'])
  })

  it('keeps names of guests before others’ when places decrease, and gives a free one to a waiting guest', async () => {
    const { id } = await group(4)
    await nameParticipants(scene.deps, id, ['Anna', 'Béa'])
    for (const name of ['Carlo', 'Dora']) await enterGuest(scene.deps, id, guest(name))
    expect(await namesOf(id)).toEqual(['Anna', 'Béa', 'Carlo', 'Dora'])
    expect(await changePeople(scene.deps, id, 2)).toMatchObject({ ok: true })
    expect(await namesOf(id)).toEqual(['Carlo', 'Dora'])
    expect(await changePeople(scene.deps, id, 1)).toMatchObject({ ok: true })
    expect(await namesOf(id)).toEqual(['Carlo'])
    const { guests } = await viewGroup(scene.deps.db, scene.deps.key, id)
    await removeGuest(scene.deps, id, guests.find(({ name }) => name === 'Carlo')!.id)
    expect(await namesOf(id)).toEqual(['Dora'])
  })

  it('follows its booking to another date, with link and guests', async () => {
    const { id, link } = await group(2)
    await enterGuest(scene.deps, id, guest('Anna'))
    const to = await scene.event({ days: 40, places: 40 })
    const moved = await moveBooking(scene.deps, id, to)
    const movedId = moved.ok ? moved.value.id : ''
    const found = await findGroupByLink(scene.deps.db, link)
    expect(found?.booking.id).toBe(movedId)
    expect(found?.guests.map(({ name }) => name)).toEqual(['Anna'])
    expect(await enterGuest(scene.deps, movedId, guest('Béa'))).toMatchObject({ ok: true })
  })

  it('accepts nobody after cancellation, nor for a booking of one person', async () => {
    const { id } = await group(2)
    await cancelBooking(scene.deps, id)
    expect(await enterGuest(scene.deps, id, guest('Anna'))).toMatchObject({
      refusal: { code: 'group_closed' },
    })
    const { booking } = await scene.booked(await scene.event())
    expect(await openGroup(scene.deps, booking.id, { renew: false })).toMatchObject({
      refusal: { code: 'not_changeable' },
    })
  })

  it('shows food and notes to the guide of the event, and not on the booker’s page', async () => {
    const { id, eventId } = await group(2)
    await enterGuest(scene.deps, id, guest('Anna', { note: 'Asthma', food: 'vegan' }))
    expect(JSON.stringify(await viewGroup(scene.deps.db, scene.deps.key, id))).not.toContain('Asthma')
    const event = await scene.deps.events.find(scene.deps.db, eventId, 'de')
    if (!event) throw new Error('no event')
    const [read] = await readStaffBookings(scene.deps.db, scene.deps, event, scene.deps.clock())
    expect(read?.guests).toMatchObject([{ name: 'Anna', note: 'Asthma', food: 'vegan' }])
  })

  it('is deleted with the participants of its event', async () => {
    const { id, link } = await group(2)
    await enterGuest(scene.deps, id, guest('Anna', { note: 'Asthma' }))
    const later = new Date(scene.deps.clock().getTime() + 400 * 86_400_000)
    await purgeParticipants(scene.deps.db, later, 1000)
    expect(await findGroupByLink(scene.deps.db, link)).toBeUndefined()
    expect((await viewGroup(scene.deps.db, scene.deps.key, id)).guests).toEqual([])
  })
})
