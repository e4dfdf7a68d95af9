import { eq } from 'drizzle-orm'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { viewBooking } from '#features/booking/change/view-booking.server.ts'
import { requestDecisions, DECISION_MAIL } from './request-decisions.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { findEditableEvent } from './staff-read-events.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { testMails } from '#test/test-mails.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { decisionDeps } from './decision-deps.server.ts'

const scene = await forThisFile(openBookingScene())
beforeEach(async () => {
  await scene.deps.db.update(events).set({ state: 'cancelled' })
  await scene.deps.db.delete(outgoingMails).where(eq(outgoingMails.kind, DECISION_MAIL))
})

function at(time: string, days = 0) {
  const day = new Date(Date.parse(`${swissTime(scene.deps.clock()).day}T00:00Z`) + days * 86_400_000)
  const guess = new Date(`${day.toISOString().slice(0, 10)}T${time}:00Z`)
  const local = swissTime(guess)
  const ahead = Date.parse(`${local.day}T${local.time}:00Z`) - guess.getTime()
  return new Date(guess.getTime() - ahead)
}
const dayIn = (days: number) => swissTime(at('12:00', days)).day
const ask = (now: Date) => requestDecisions(decisionDeps({ ...scene.deps, clock: () => now }))
const decisionMails = () =>
  scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.kind, DECISION_MAIL))

describe('the decision whether an event takes place', () => {
  it('is requested from the owner once, in the morning of its day, when people are missing', async () => {
    const id = await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10 })
    await scene.book(id, { people: 2 })
    expect(await ask(at('23:00', 2))).toBe(0)
    expect(await ask(at('06:59', 3))).toBe(0)
    expect(await Promise.all([ask(at('07:07', 3)), ask(at('07:07', 3))])).toContain(1)
    expect(await ask(at('08:07', 3))).toBe(0)
    expect(await ask(at('08:07', 4))).toBe(0)
    expect(await decisionMails()).toMatchObject([{ recipient: 'owner@example.ch', payload: { eventId: id } }])
  })

  it('is requested on the next day when the server was down, and again for another decision day', async () => {
    const id = await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10 })
    expect(await ask(at('00:07', 4))).toBe(1)
    await scene.deps.db
      .update(events)
      .set({ decideBy: dayIn(6) })
      .where(eq(events.id, id))
    expect(await ask(at('09:00', 5))).toBe(0)
    expect(await ask(at('09:00', 6))).toBe(1)
  })

  it('is not requested when enough have booked, unless somebody cancels before the start', async () => {
    const id = await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10 })
    const { booking } = await scene.booked(id, { people: 2 })
    await scene.booked(id, { people: 4 })
    expect(await ask(at('09:00', 3))).toBe(0)
    await cancelBooking(scene.deps, booking.id)
    expect(await ask(at('09:00', 5))).toBe(1)
  })

  it('counts places given away outside as participants', async () => {
    const outside = { taken: 3, blocked: 3 }
    const id = await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10, ...outside })
    const { booking } = await scene.booked(id, { people: 2 })
    expect(await ask(at('09:00', 3))).toBe(1)
    await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10, taken: 6, blocked: 6 })
    expect(await ask(at('10:00', 3))).toBe(0)
    const { db, clock, events: port, vouchers } = scene.deps
    const event = await port.find(db, id, 'de')
    if (!event) throw new Error('no event')
    const options = { reference: 'r', event, now: clock(), vouchers }
    expect(await viewBooking(db, await scene.stored(booking.id), options)).toMatchObject({
      minimum: { missing: 1 },
    })
    expect(
      await findEditableEvent(db, id, { language: 'de', now: clock(), offer: FIRST_OFFER }),
    ).toMatchObject({ placesLeft: 7, coming: 5 })
  })

  it('is not requested for an event that was called off, has begun, or takes place anyway', async () => {
    await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10, state: 'cancelled' })
    await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 4 })
    await scene.event({ days: 10 })
    expect(await ask(at('09:00', 6))).toBe(0)
  })

  it('is a mail that describes the state and links to the event', async () => {
    const id = await scene.event({ minimumParticipants: 6, decideBy: dayIn(3), days: 10 })
    await scene.book(id, { people: 2 })
    const mail = { kind: DECISION_MAIL, language: 'de', payload: { eventId: id } } as const
    const render = testMails(scene.deps.db)
    const { subject, text, html } = await render(mail)
    expect(subject).toMatch(/^Entscheiden: Aufbruch, /)
    expect(text).toContain('Gebucht: 2. Mindestzahl: 6.')
    expect(text).toContain(`https://site.test/verwaltung/kalender/${id}`)
    expect(html).toContain('Jetzt entscheiden')
    await scene.deps.db.update(events).set({ state: 'cancelled' }).where(eq(events.id, id))
    expect((await render(mail)).text).toContain('Es ist entschieden: abgesagt.')
  })
})
