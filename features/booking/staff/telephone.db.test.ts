import { writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Today } from '#features/today/staff/today.contract.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { sweepBookings } from '#features/booking/book/sweep-bookings.server.ts'
import { remindBookings } from '#features/booking/mail/remind-bookings.server.ts'
import { acceptOffer } from '#features/booking/waiting-list/accept-offer.server.ts'
import type { StaffBookingDraft } from '#features/booking/rules/booking-form.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { staffScene } from '#test/staff/staff-scene.ts'
import { expectAccepted, expectStatus } from '#test/results.ts'

const {
  post,
  get,
  event: newEvent,
  expectTaken,
  deps,
  logOf,
  expectNews,
  newsTo,
  bookingsOf,
  book,
  laterSignedIn,
  voucher: newVoucher,
  expectBalance,
} = await staffScene()

const DRAFT: Omit<StaffBookingDraft, 'eventId'> = {
  people: 2,
  name: 'Petra Muster',
  email: '',
  phone: '079 000 00 21',
  language: 'de',
  way: 'door',
  holdDays: 1,
  company: '',
  street: '',
  postalCode: '',
  city: '',
  note: '',
  noteConsent: false,
  staffNote: '',
  participants: [],
  voucher: '',
  waitIfFull: true,
}

const call = (eventId: string, draft: Partial<StaffBookingDraft> = {}, key: string = randomUUID()) =>
  post('/bookings', { key, form: { ...DRAFT, eventId, ...draft } })

async function bookingIn(eventId: string, id: string) {
  const { bookings } = (await get(`/events/${eventId}`)).body
  return bookings.find((booking: { id: string }) => booking.id === id)
}

describe('a booking by telephone', () => {
  it('needs no e-mail address, is payable on arrival, and is paid there in cash', async () => {
    const event = await newEvent()
    const { status, body } = await call(event, { participants: ['Petra', 'Ben'], staffNote: 'ruft zurück' })
    expect([status, body]).toMatchObject([
      201,
      { state: 'confirmed', payment: 'invoiced', offeredUntil: null },
    ])
    expect(await bookingIn(event, body.id)).toMatchObject({
      email: null,
      phone: '079 000 00 21',
      dueWay: 'door',
      dueCents: 400_00,
      onTrust: false,
      participants: ['Petra', 'Ben'],
      staffNote: 'ruft zurück',
    })
    await expectTaken(event, 2)
    await expectStatus(
      post(`/bookings/${body.id}/payment`, { cents: 100_00, means: 'cash' }),
      409,
      'amount_changed',
    )
    await expectStatus(post(`/bookings/${body.id}/payment`, { cents: 400_00, means: 'cash' }), 200)
    await expectStatus(
      post(`/bookings/${body.id}/payment`, { cents: 400_00, means: 'cash' }),
      409,
      'nothing_due',
    )
    const paid = await bookingIn(event, body.id)
    expect(paid).toMatchObject({ payment: 'paid', paidCents: 400_00, dueCents: 0 })
    expect(paid.history.at(-1)).toMatchObject({ action: 'paid', byStaff: true, means: 'cash' })
  })

  it('with an invoice that was sent is paid there alone, also on another date', async () => {
    const event = await newEvent({ days: 1 })
    const { body } = await call(event, { company: 'Muster AG', email: 'anruf@muster.example' })
    const invoiceAddress = { street: 'Musterweg 5', postalCode: '6300', city: 'Zug' }
    await deps.db.update(bookings).set({ invoiceAddress }).where(eq(bookings.id, body.id))
    const draft = await post('/invoice-drafts', { source: 'booking', sourceId: body.id })
    const { revision } = (await get(`/invoices/${draft.body.id}`)).body.invoice
    await expectStatus(post(`/invoices/${draft.body.id}/sending`, { seen: revision }), 200)
    const other = await newEvent({ days: 1 })
    const to = (await post(`/bookings/${body.id}/move`, { eventId: other, notify: false })).status
    const [moved] = (await get(`/events/${other}`)).body.bookings
    const paid = await post(`/bookings/${moved.id}/payment`, { cents: 400_00, means: 'cash' })
    expect([to, paid.status, paid.body.code]).toEqual([200, 409, 'has_invoice'])
    // Booked before it began, whatever the time of day is.
    await deps.db.execute(sql`update events set starts_local = starts_local - interval '1 day',
      ends_local = ends_local - interval '1 day' where id = ${other}`)
    const { roster } = { roster: (await get(`/events/${other}/roster`)).body }
    expect(roster.participants).toMatchObject([{ money: 'later', doorCents: 0 }])
    const at = deps.clock().toISOString()
    const mark = {
      id: randomUUID(),
      bookingId: moved.id,
      person: 0,
      kind: 'paid',
      at,
      device: randomUUID(),
      cents: 400_00,
      means: 'cash',
    }
    await post(`/events/${other}/roster-marks`, { sentAt: at, marks: [mark] })
    expect(await bookingIn(other, moved.id)).toMatchObject({
      payment: 'invoiced',
      paidCents: 0,
      needsAttention: ['amount_mismatch'],
    })
  })

  it('with an address sends the mail of every booking, and the owner’s notice', async () => {
    const event = await newEvent()
    const email = 'anruf@example.ch'
    await expectStatus(call(event, { email, way: 'transfer' }), 201)
    await expectNews(email, ['confirmed'])
    expect((await newsTo('owner@example.ch')).at(-1)).toBe('confirmed')
  })

  it('submitted twice, or by two at once, is one booking and one line in the log', async () => {
    const event = await newEvent()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => call(event, {}, key)))
    const later = await call(event, {}, key)
    expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(later.status).toBe(200)
    expect(await bookingsOf(event)).toHaveLength(1)
    const log = await logOf('booking_made')
    expect(log.filter(({ detail }) => detail['eventId'] === event)).toHaveLength(1)
    await expectStatus(call(event, { people: 3 }, key), 409, 'idempotency_key_reused')
  })

  it('by many members of staff and visitors at once never oversells', async () => {
    const event = await newEvent({ places: 5 })
    const calls = Array.from({ length: 6 }, (_, n) =>
      call(event, { phone: `079 000 00 3${n}`, waitIfFull: false }),
    )
    const visits = Array.from({ length: 4 }, (_, n) =>
      book(event, { people: 1, email: `ort-${n}@example.ch` }),
    )
    const [booked] = await Promise.all([Promise.all(calls), Promise.all(visits)])
    const taken = (await bookingsOf(event)).reduce((sum, { people }) => sum + people, 0)
    expect(taken).toBeLessThanOrEqual(5)
    await expectTaken(event, taken)
    for (const { status, body } of booked.filter((each) => each.status !== 201))
      expect([status, body.code]).toEqual([409, 'sold_out'])
  })

  it('of a full event waits, once; whoever has no address is to be called about the place', async () => {
    const event = await newEvent({ places: 2 })
    const first = (await call(event, { phone: '079 000 00 41' })).body
    const waiting = (await call(event, { phone: '079 000 00 42' })).body
    expect(waiting).toMatchObject({ state: 'waitlisted', payment: 'open' })
    await expectStatus(call(event, { phone: '079 000 00 42' }), 409, 'too_many_waiting')
    await post(`/bookings/${first.id}/cancellation`, { feeCents: 0 })
    const offered = await bookingIn(event, waiting.id)
    expect(offered.offeredUntil).not.toBeNull()
    expect(offered.needsAttention).toEqual(['to_phone'])
    const listed = (await get('/waiting-bookings')).body.bookings
    expect(listed.some(({ id }: { id: string }) => id === waiting.id)).toBe(true)
    await expectStatus(post(`/bookings/${waiting.id}/call`), 200)
    await expectStatus(post(`/bookings/${waiting.id}/call`), 409, 'not_changeable')
    await expectStatus(post(`/bookings/${waiting.id}/confirmation`, { dueWay: 'transfer' }), 200)
    expect(await bookingIn(event, waiting.id)).toMatchObject({
      state: 'confirmed',
      dueWay: 'transfer',
      needsAttention: [],
      dueCents: 400_00,
    })
  })

  it('holds places for the days agreed; they are accepted online, given by us, or free again', async () => {
    const event = await newEvent({ places: 6 })
    const email = 'haelt@example.ch'
    const held = (await call(event, { email, way: 'hold', holdDays: 3 })).body
    expect(held).toMatchObject({ state: 'waitlisted', payment: 'open' })
    const hours = (Date.parse(held.offeredUntil) - deps.clock().getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
    await expectTaken(event, 2)
    await expectNews(email, ['reserved'])
    const byLink = (await call(event, { email: 'link@example.ch', way: 'online' })).body
    await expectAccepted(acceptOffer(deps, byLink.id), { payUrl: expect.any(String) })
    const hold = (await call(event, { way: 'hold', phone: '079 000 00 51' })).body
    await expectStatus(post(`/bookings/${hold.id}/confirmation`, { dueWay: 'door' }), 200)
    expect(await bookingIn(event, hold.id)).toMatchObject({ state: 'confirmed', dueWay: 'door' })
    await laterSignedIn(3 * 24 * 60 + 1)
    await sweepBookings(deps)
    expect((await bookingIn(event, held.id)).state).toBe('cancelled')
    await expectNews(email, ['reserved', 'offer_lapsed'])
    await expectTaken(event, 2)
  })

  it('reports at each field what is missing', async () => {
    const event = await newEvent()
    const fieldsOf = async (draft: Partial<StaffBookingDraft>) =>
      (await call(event, draft)).body.fields?.map(({ field }: { field: string }) => field)
    expect(await fieldsOf({ phone: '' })).toEqual(['phone'])
    expect(await fieldsOf({ way: 'online' })).toEqual(['email'])
    expect(await fieldsOf({ way: 'invoice' })).toEqual(['street', 'postalCode', 'city'])
    expect(await fieldsOf({ note: 'Nussallergie' })).toEqual(['noteConsent'])
    expect(await fieldsOf({ holdDays: 400, way: 'hold' })).toEqual(['holdDays'])
    expect(await bookingsOf(event)).toEqual([])
  })

  it('accepts a voucher by its code, and refuses one without value', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(120_00)
    const { body } = await call(event, { voucher: code })
    expect(await bookingIn(event, body.id)).toMatchObject({ voucherCents: 120_00, dueCents: 280_00 })
    await expectBalance(id, 0)
    await expectStatus(call(event, { voucher: code }), 409, 'voucher_used_up')
  })

  it('is refused at another price than was read out', async () => {
    const event = await newEvent()
    const answer = await call(event, { shownTotalCents: 100_00 })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'price_changed', totalCents: 400_00 }])
  })
})

describe('somebody without an e-mail address', () => {
  it('is called instead of mailed, and can be moved and changed', async () => {
    const event = await newEvent({ days: 10 })
    const { body } = await call(event)
    await expectStatus(post(`/bookings/${body.id}/people`, { people: 3 }), 200)
    expect(await bookingIn(event, body.id)).toMatchObject({ people: 3, needsAttention: ['to_phone'] })
    const { due } = (await get('/today?lng=de')).body as Today
    expect(due).toContainEqual(expect.objectContaining({ kind: 'booking', id: body.id, step: 'called' }))
    await expectStatus(post(`/bookings/${body.id}/call`), 200)
    await expectStatus(post(`/bookings/${body.id}/mail`), 409, 'no_email')
    const other = await newEvent({ days: 9 })
    await expectStatus(post(`/bookings/${body.id}/move`, { eventId: other }), 200)
    const [moved] = (await get(`/events/${other}`)).body.bookings
    expect(moved).toMatchObject({ state: 'confirmed', email: null, dueWay: 'door', needsAttention: [] })
    await laterSignedIn(7 * 24 * 60)
    await remindBookings(deps)
    expect(
      (await bookingIn(other, moved.id)).history.map(({ action }: { action: string }) => action),
    ).not.toContain('reminded')
    await expectStatus(post(`/events/${other}/cancellation`), 200)
    expect(await bookingIn(other, moved.id)).toMatchObject({
      state: 'cancelled',
      needsAttention: ['to_phone'],
    })
    const [log] = await logOf('event_cancelled')
    expect(log?.detail).toMatchObject({ eventId: other })
  })

  it.each(LANGUAGES)('gets the confirmation on paper, in %s', async (language) => {
    const event = await newEvent()
    const { body } = await call(event, { language, people: 1 })
    const { status, headers, bytes } = await get(`/bookings/${body.id}/confirmation.pdf`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    if (process.env['KEEP_PDF']) writeFileSync(`/tmp/shots/paper-${language}.pdf`, bytes)
    const text = textOfPdf(bytes)
    expect(text).toContain(String(body.number))
    expect(text).toContain('Petra Muster')
    expect(text).toContain('site.test/buchung/')
  })
})
