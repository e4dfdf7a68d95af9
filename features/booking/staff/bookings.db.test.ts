import { describe, expect, it } from 'vitest'
import { sweepBookings } from '#features/booking/book/sweep-bookings.server.ts'
import { staffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import { accepted, expectStatus } from '#test/results.ts'

const {
  book,
  get,
  event: newEvent,
  post,
  expectNews,
  laterSignedIn,
  expectTaken,
  newsTo,
  bookingsOf,
  deps,
  later,
} = await staffScene()

let people = 0
async function booked(eventId: string, form: Parameters<StaffScene['book']>[1] = {}) {
  people += 1
  const email = form.email ?? `gast-${people}@example.ch`
  const result = await accepted(book(eventId, { ...form, email }))
  return { id: result.booking.id, email }
}

async function bookingIn(eventId: string, id: string) {
  const { bookings } = (await get(`/events/${eventId}`)).body
  return bookings.find((booking: { id: string }) => booking.id === id)
}

describe('a booking changed by staff', () => {
  it('is cancelled by the terms, or for a lower fee; the history names who did it', async () => {
    const event = await newEvent({ days: 5 })
    const byTerms = await booked(event)
    const generous = await booked(event)
    expect((await bookingIn(event, byTerms.id)).feeTodayCents).toBe(100_00)
    await expectStatus(post(`/bookings/${byTerms.id}/cancellation`), 200)
    await expectStatus(post(`/bookings/${generous.id}/cancellation`, { feeCents: 0 }), 200)
    expect(await bookingIn(event, byTerms.id)).toMatchObject({
      state: 'cancelled',
      feeCents: 100_00,
      dueCents: 100_00,
    })
    const kind = await bookingIn(event, generous.id)
    expect(kind).toMatchObject({ state: 'cancelled', feeCents: 0, dueCents: 0 })
    expect(kind.history.at(-1)).toMatchObject({ action: 'cancelled', byStaff: true })
    await expectStatus(post(`/bookings/${generous.id}/cancellation`), 409, 'not_changeable')
  })

  it('moves to another date with its price', async () => {
    const [from, to] = [await newEvent({ days: 10 }), await newEvent({ days: 17 })]
    const { id, email } = await booked(from, { people: 2 })
    await expectStatus(post(`/bookings/${id}/move`, { eventId: to }), 200)
    expect((await bookingIn(from, id)).state).toBe('moved')
    const { event, bookings } = (await get(`/events/${to}`)).body
    expect(event.people.booked).toBe(2)
    expect(bookings[0]).toMatchObject({ state: 'confirmed', totalCents: 400_00 })
    await expectNews(email, ['confirmed', 'moved'])
  })

  it('changes its people, its names and our note', async () => {
    const event = await newEvent({ places: 4 })
    const { id } = await booked(event, { people: 2 })
    await expectStatus(post(`/bookings/${id}/people`, { people: 3 }), 200)
    const tooMany = await post(`/bookings/${id}/people`, { people: 5 })
    expect([tooMany.status, tooMany.body]).toMatchObject([409, { code: 'sold_out', placesLeft: 1 }])
    await expectStatus(post(`/bookings/${id}/participants`, { names: ['Ada', 'Ben'] }), 200)
    await expectStatus(post(`/bookings/${id}/note`, { note: 'Nussallergie' }), 200)
    expect(await bookingIn(event, id)).toMatchObject({
      people: 3,
      participants: ['Ada', 'Ben'],
      staffNote: 'Nussallergie',
    })
    await post(`/bookings/${id}/note`, { note: ' ' })
    expect((await bookingIn(event, id)).staffNote).toBeNull()
  })

  it('is marked on the day, not before, and marks can be undone', async () => {
    const event = await newEvent({ days: 9 })
    const { id } = await booked(event)
    await expectStatus(post(`/bookings/${id}/attendance`, { state: 'attended' }), 409, 'too_early')
    const marked = await booked(await newEvent({ days: 2 }))
    await laterSignedIn(2 * 24 * 60)
    for (const state of ['attended', 'no_show', 'confirmed'] as const) {
      await expectStatus(post(`/bookings/${marked.id}/attendance`, { state }), 200)
    }
    await expectNews(marked.email, ['confirmed'])
  })

  it('on invoice is paid once, and refunded once', async () => {
    const event = await newEvent({ days: 30 })
    const { id } = await booked(event)
    expect((await bookingIn(event, id)).dueCents).toBe(200_00)
    await expectStatus(post(`/bookings/${id}/payment`, { cents: 200_00 }), 200)
    await expectStatus(post(`/bookings/${id}/payment`, { cents: 200_00 }), 409, 'nothing_due')
    expect(await bookingIn(event, id)).toMatchObject({ payment: 'paid', paidCents: 200_00, dueCents: 0 })
    await expectStatus(post(`/bookings/${id}/refund`, { cents: 200_00 }), 409, 'no_refund_due')
    await post(`/bookings/${id}/cancellation`)
    expect(await bookingIn(event, id)).toMatchObject({ payment: 'refund_due', refundCents: 200_00 })
    await expectStatus(post(`/bookings/${id}/refund`, { cents: 200_00 }), 200)
    expect(await bookingIn(event, id)).toMatchObject({ payment: 'refunded', refundCents: 0 })
  })

  it('that is being paid is confirmed by invoice, and its payment page closes', async () => {
    const event = await newEvent({ places: 3 })
    const held = await booked(event, { people: 2, way: 'online' })
    expect(await bookingIn(event, held.id)).toMatchObject({ state: 'held' })
    await expectStatus(post(`/bookings/${held.id}/invoice`), 200)
    expect(await bookingIn(event, held.id)).toMatchObject({ state: 'confirmed', payment: 'invoiced' })
    await expectTaken(event, 2)
    expect((await newsTo(held.email)).at(-1)).toBe('confirmed')
    const [row] = await bookingsOf(event)
    expect(await deps.payments.expireSession(row?.sessionId ?? '')).not.toBe('completed')
    await expectStatus(post(`/bookings/${held.id}/invoice`), 409, 'not_changeable')
    later(20)
    await sweepBookings(deps)
    expect(await bookingIn(event, held.id)).toMatchObject({ state: 'confirmed' })
  })

  it('that waits gets a free place out of turn, never one that does not exist', async () => {
    const event = await newEvent({ places: 3 })
    const sitting = await booked(event, { people: 3 })
    const waiting = await booked(event, { people: 2, waitIfFull: true })
    await expectStatus(post(`/bookings/${waiting.id}/confirmation`), 409, 'sold_out')
    await post(`/bookings/${sitting.id}/people`, { people: 1 })
    await expectStatus(post(`/bookings/${waiting.id}/confirmation`), 200)
    expect(await bookingIn(event, waiting.id)).toMatchObject({ state: 'confirmed', payment: 'invoiced' })
    await expectTaken(event, 3)
    expect((await newsTo(waiting.email)).at(-1)).toBe('confirmed')
  })

  it('gets its mail once more, and the owner does not', async () => {
    const event = await newEvent()
    const { id, email } = await booked(event)
    const before = (await newsTo('owner@example.ch')).length
    const presses = await Promise.all(Array.from({ length: 20 }, () => post(`/bookings/${id}/mail`)))
    expect(presses.map(({ status }) => status)).toEqual(presses.map(() => 200))
    await expectNews(email, ['confirmed', 'confirmed'])
    expect(await newsTo('owner@example.ch')).toHaveLength(before)
  })

  it('is exported as a list without spreadsheet formulas', async () => {
    const event = await newEvent()
    await booked(event, {
      name: '=HYPERLINK("http://evil")',
      phone: '+41 41 000 00 00',
      note: 'zwei\nZeilen',
    })
    const list = await get(`/events/${event}/bookings.csv?lng=de`)
    expect(list.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(list.headers['content-disposition']).toMatch(
      /^attachment; filename="buchungen-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(list.text).toMatch(/^\ufeffBuchung;Name;Personen;/)
    expect(list.text).toMatch(/"'=HYPERLINK\(""http:\/\/evil""\)";1;\d{4}-\d\d-\d\d;gebucht;auf Rechnung/)
    expect(list.text).toContain(`'+41 41 000 00 00`)
    await booked(event, { name: 'Ahorn', people: 3 })
    await booked(event, { name: 'Äsche', people: 2 })
    const namesBy = async (sort: string) => {
      const { text } = await get(`/events/${event}/bookings.csv?lng=de&sort=${sort}`)
      return text.match(/Ahorn|Äsche|HYPERLINK/g)
    }
    expect(await namesBy('-people')).toEqual(['Ahorn', 'Äsche', 'HYPERLINK'])
    expect(await namesBy('-name')).toEqual(['Äsche', 'Ahorn', 'HYPERLINK'])
    await expectStatus(get(`/events/${event}/bookings.csv?sort=email`), 422)
  })

  it('that is unknown, or an invalid request, changes nothing', async () => {
    const event = await newEvent()
    const { id } = await booked(event)
    for (const noun of ['cancellation', 'confirmation', 'payment', 'refund', 'mail'])
      for (const unknown of ['x', crypto.randomUUID()])
        await expectStatus(post(`/bookings/${unknown}/${noun}`, { cents: 100 }), 404)
    const bad = {
      cancellation: { feeCents: -1 },
      move: { eventId: 'x' },
      people: { people: 0 },
      participants: { names: 'Ada' },
      attendance: { state: 'cancelled' },
      note: { note: 5 },
      payment: { cents: 0 },
      refund: {},
    }
    for (const [noun, body] of Object.entries(bad))
      await expectStatus(post(`/bookings/${id}/${noun}`, body), 422)
    expect((await bookingIn(event, id)).history).toHaveLength(1)
  })
})
