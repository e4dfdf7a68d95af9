import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { nameParticipants } from '../change/edit-details.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { purgeParticipants } from '../database/delete-bookings.server.ts'
import { readStaffBookings } from '../staff/staff-read-bookings.server.ts'
import { changeGuest, enterGuest, removeGuest } from './enter-guest.server.ts'
import { openGroup, findGroupByLink, guestOf, viewGroup } from './view-group.server.ts'
import { accepted, expectRefused } from '#test/results.ts'

const { event: newEvent, booked, deps } = await bookingScene()

const guest = (name: string, more: object = {}) => ({
  key: randomUUID(),
  name,
  food: 'everything' as const,
  note: '',
  language: 'de' as const,
  ...more,
})

async function group(people = 3, eventOptions: object = {}) {
  const eventId = await newEvent({ places: 40, ...eventOptions })
  const { id } = await booked(eventId, { people })
  await accepted(openGroup(deps, id, { renew: false }))
  const { link } = await viewGroup(deps.db, deps.key, id)
  if (!link) throw new Error('no link')
  return { eventId, id, link }
}

const namesOf = async (id: string) =>
  (await deps.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.participants

describe('the group of a booking', () => {
  it('has one link for all requests, until it is replaced', async () => {
    const { id, link } = await group()
    await openGroup(deps, id, { renew: false })
    expect((await viewGroup(deps.db, deps.key, id)).link).toBe(link)
    await openGroup(deps, id, { renew: true })
    expect(await findGroupByLink(deps.db, link)).toBeUndefined()
    const { link: next } = await viewGroup(deps.db, deps.key, id)
    expect((await findGroupByLink(deps.db, next ?? ''))?.booking.id).toBe(id)
  })

  it('adds each guest once, also for simultaneous requests', async () => {
    const { id } = await group()
    const anna = guest('Anna Muster')
    const [first, second] = await Promise.all([enterGuest(deps, id, anna), enterGuest(deps, id, anna)])
    expect(first).toEqual(second)
    expect(first.ok).toBe(true)
    expect(await namesOf(id)).toEqual(['Anna Muster'])
    await expectRefused(enterGuest(deps, id, guest('anna muster')), 'name_taken')
  })

  it('never takes more guests than it has places', async () => {
    const { id } = await group(3)
    const results = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => enterGuest(deps, id, guest(name))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    await expectRefused(enterGuest(deps, id, guest('G')), 'group_full')
  })

  it('lets a guest change and remove the own entry, and nobody else’s', async () => {
    const { id, link } = await group()
    const entered = await enterGuest(deps, id, guest('Béa', { note: 'Nüsse', food: 'vegan' }))
    await enterGuest(deps, id, guest('Carlo'))
    const token = entered.ok ? entered.value.entry : ''
    const found = await findGroupByLink(deps.db, link)
    const own = found && guestOf(found.guests, token)
    if (!own) throw new Error('no entry')
    expect(own.noteConsentAt).not.toBeNull()
    expect(guestOf(found.guests, 'x'.repeat(43))).toBeUndefined()
    const change = { name: 'Beatrice', food: 'vegetarian' as const, note: '' }
    await accepted(changeGuest(deps, own, change))
    await expectRefused(changeGuest(deps, own, { ...change, name: 'carlo' }), 'name_taken')
    expect(await namesOf(id)).toEqual(['Beatrice', 'Carlo'])
    await removeGuest(deps, id, own.id)
    await accepted(removeGuest(deps, id, own.id))
    expect(await namesOf(id)).toEqual(['Carlo'])
    await expectRefused(changeGuest(deps, own, change), 'unknown_entry')
  })

  it('keeps guests who entered themselves when the booker names the others', async () => {
    const { id } = await group(3)
    await enterGuest(deps, id, guest('Dora'))
    await nameParticipants(deps, id, ['Anna', 'Béa', 'Carlo'])
    expect(await namesOf(id)).toEqual(['Anna', 'Béa', 'Dora'])
  })

  it('keeps names of guests before others’ when places decrease, and gives a free one to a waiting guest', async () => {
    const { id } = await group(4)
    await nameParticipants(deps, id, ['Anna', 'Béa'])
    for (const name of ['Carlo', 'Dora']) await enterGuest(deps, id, guest(name))
    expect(await namesOf(id)).toEqual(['Anna', 'Béa', 'Carlo', 'Dora'])
    await accepted(changePeople(deps, id, 2))
    expect(await namesOf(id)).toEqual(['Carlo', 'Dora'])
    await accepted(changePeople(deps, id, 1))
    expect(await namesOf(id)).toEqual(['Carlo'])
    const { guests } = await viewGroup(deps.db, deps.key, id)
    await removeGuest(deps, id, guests.find(({ name }) => name === 'Carlo')!.id)
    expect(await namesOf(id)).toEqual(['Dora'])
  })

  it('follows its booking to another date, with link and guests', async () => {
    const { id, link } = await group(2)
    await enterGuest(deps, id, guest('Anna'))
    const to = await newEvent({ days: 40, places: 40 })
    const moved = await moveBooking(deps, id, to)
    const movedId = moved.ok ? moved.value.id : ''
    const found = await findGroupByLink(deps.db, link)
    expect(found?.booking.id).toBe(movedId)
    expect(found?.guests.map(({ name }) => name)).toEqual(['Anna'])
    await accepted(enterGuest(deps, movedId, guest('Béa')))
  })

  it('accepts nobody after cancellation, nor for a booking of one person', async () => {
    const { id } = await group(2)
    await cancelBooking(deps, id)
    await expectRefused(enterGuest(deps, id, guest('Anna')), 'group_closed')
    const { booking } = await booked(await newEvent())
    await expectRefused(openGroup(deps, booking.id, { renew: false }), 'not_changeable')
  })

  it('shows food and notes to the guide of the event, and not on the booker’s page', async () => {
    const { id, eventId } = await group(2)
    await enterGuest(deps, id, guest('Anna', { note: 'Asthma', food: 'vegan' }))
    expect(JSON.stringify(await viewGroup(deps.db, deps.key, id))).not.toContain('Asthma')
    const event = await deps.events.find(deps.db, eventId, 'de')
    if (!event) throw new Error('no event')
    const [read] = await readStaffBookings(deps.db, deps, event, deps.clock())
    expect(read?.guests).toMatchObject([{ name: 'Anna', note: 'Asthma', food: 'vegan' }])
  })

  it('is deleted with the participants of its event', async () => {
    const { id, link } = await group(2)
    await enterGuest(deps, id, guest('Anna', { note: 'Asthma' }))
    const later = new Date(deps.clock().getTime() + 400 * 86_400_000)
    await purgeParticipants(deps.db, later, 1000)
    expect(await findGroupByLink(deps.db, link)).toBeUndefined()
    expect((await viewGroup(deps.db, deps.key, id)).guests).toEqual([])
  })
})
