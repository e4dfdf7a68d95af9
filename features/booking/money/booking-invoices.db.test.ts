import { eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { accepted, expectAccepted, expectRefused } from '#test/results.ts'
import { sweepBookings } from '../book/sweep-bookings.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { clearNetworks } from '../database/booking-limits-repository.server.ts'
import { bookings } from '../database/booking.tables.server.ts'
import { approveInvoice, grantPlace } from '../staff/staff-mark-booking.server.ts'
import { recordInvoicePaid } from '../staff/staff-settle-booking.server.ts'
import { acceptOffer } from '../waiting-list/accept-offer.server.ts'

const scene = await bookingScene()
const {
  event: newEvent,
  voucher: newVoucher,
  booked,
  expectBalance,
  book,
  later,
  deps,
  test: testDatabase,
  expectTaken,
  expectNews,
  stored,
  expectStored,
  waitingForALock,
} = scene

describe('a booking on invoice', () => {
  const STAFF = '00000000-0000-4000-8000-000000000001'
  const deps = { ...scene.deps, invoicePercent: 50 }
  const someone = () => `${crypto.randomUUID()}@example.ch`

  interface Selection {
    people?: number
    email?: string
    network?: string
    way?: 'online' | 'invoice'
    waitIfFull?: boolean
  }

  const book = (eventId: string, { network, ...form }: Selection = {}) =>
    scene.bookWith(deps, eventId, { email: someone(), ...form }, { network })

  const booked = (eventId: string, input?: Selection) => accepted(book(eventId, input))
  const AWAITS_INVOICE = { state: 'waitlisted', payment: 'invoice_asked' }
  const ON_TRUST = { state: 'confirmed', payment: 'invoiced', invoiceOnTrust: true }

  describe('bookings by invoice', () => {
    it('take half of an event; later ones take no place, and owner and customer are notified', async () => {
      const event = await newEvent({ places: 12 })
      expect((await booked(event, { people: 6 })).booking).toMatchObject(ON_TRUST)
      const email = someone()
      const { booking, payUrl } = await booked(event, { people: 4, email })
      expect(booking).toMatchObject({ ...AWAITS_INVOICE, invoiceOnTrust: false })
      expect(payUrl).toBeNull()
      await expectTaken(event, 6)
      await expectNews(email, ['invoice_asked'])
      expect((await booked(event, { people: 6, way: 'online' })).booking.state).toBe('held')
    })

    it('of a bot never fill an event, with any number of addresses and any timing', async () => {
      const event = await newEvent({ places: 12 })
      const answers = await Promise.allSettled(Array.from({ length: 60 }, () => book(event, { people: 2 })))
      // A busy machine turns some of them away, as it does others.
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ statusCode: 503 })
      await expectTaken(event, 6)
    })

    it('of one address or one network are limited to twelve people, over all dates', async () => {
      const email = someone()
      const dates = await Promise.all(Array.from({ length: 5 }, () => newEvent({ places: 40 })))
      for (const event of dates.slice(0, 3))
        expect((await booked(event, { people: 4, email })).booking).toMatchObject(ON_TRUST)
      const upper = email.toUpperCase()
      expect((await booked(dates[3] ?? '', { people: 1, email: upper })).booking).toMatchObject(
        AWAITS_INVOICE,
      )
      const network = crypto.randomUUID()
      for (const event of dates.slice(0, 3)) await booked(event, { people: 4, network })
      expect((await booked(dates[4] ?? '', { network })).booking).toMatchObject(AWAITS_INVOICE)
    })

    it('no longer count once they are paid or approved', async () => {
      const event = await newEvent({ places: 12 })
      const first = await booked(event, { people: 3 })
      const second = await booked(event, { people: 3 })
      expect((await booked(event)).booking).toMatchObject(AWAITS_INVOICE)
      await recordInvoicePaid(deps, first.booking.id, STAFF)
      await approveInvoice(deps, second.booking.id, STAFF)
      expect(await approveInvoice(deps, second.booking.id, STAFF)).toMatchObject({ ok: false })
      expect((await booked(event, { people: 6 })).booking).toMatchObject(ON_TRUST)
      await expectTaken(event, 12)
    })

    it('that await approval get their places from staff, while there are any', async () => {
      const event = await newEvent({ places: 12 })
      const { booking } = await booked(event, { people: 8 })
      const large = await booked(event, { people: 11 })
      await expectAccepted(grantPlace(deps, booking.id, STAFF), {
        state: 'confirmed',
        payment: 'invoiced',
        invoiceOnTrust: false,
      })
      await expectRefused(grantPlace(deps, large.booking.id, STAFF), 'sold_out')
      await expectTaken(event, 8)
    })

    it('that await approval are not offered free places: they wait for us, others for a place', async () => {
      const event = await newEvent({ places: 4 })
      const full = await booked(event, { people: 4, way: 'online' })
      const requested = await booked(await newEvent({ places: 4 }), { people: 3 })
      expect(requested.booking).toMatchObject(AWAITS_INVOICE)
      const waiting = await booked(event, { people: 2, waitIfFull: true })
      await cancelBooking(deps, full.booking.id)
      expect((await stored(waiting.booking.id)).offeredUntil).not.toBeNull()
      expect((await stored(requested.booking.id)).offeredUntil).toBeNull()
    })

    it('cannot grow or move past the limit of unapproved places', async () => {
      const event = await newEvent({ places: 12 })
      const { booking } = await booked(event, { people: 2 })
      await expectRefused(changePeople(deps, booking.id, 7), 'ask_us')
      await accepted(changePeople(deps, booking.id, 6))
      const other = await newEvent({ places: 12, days: 40 })
      await booked(other, { people: 2 })
      await expectRefused(moveBooking(deps, booking.id, other), 'ask_us')
      await accepted(moveBooking(deps, booking.id, await newEvent({ days: 41 })))
    })

    it('from the waiting list keep the offered place during approval, then the offer goes on', async () => {
      const event = await newEvent({ places: 4 })
      const full = await booked(event, { people: 4, way: 'online' })
      const { booking } = await booked(event, { people: 3, waitIfFull: true })
      await cancelBooking(deps, full.booking.id)
      expect(await acceptOffer(deps, booking.id)).toEqual({ ok: true, value: { payUrl: null } })
      await expectStored(booking.id, {
        ...AWAITS_INVOICE,
        offeredUntil: expect.any(Date),
      })
      await expectTaken(event, 3)
      await expectRefused(acceptOffer(deps, booking.id), 'offer_over')
      later(25 * 60)
      await sweepBookings(deps)
      await expectStored(booking.id, { ...AWAITS_INVOICE, offeredUntil: null })
      await expectTaken(event, 0)
    })
  })

  describe('a network', () => {
    it('holds places for thirty people at a time without paying, or for one large group', async () => {
      const network = crypto.randomUUID()
      const event = await newEvent({ places: 100 })
      await booked(event, { people: 20, way: 'online', network })
      await booked(event, { people: 10, way: 'online', network })
      await expectRefused(book(event, { way: 'online', network }), 'too_many_held')
      await accepted(book(event, { way: 'online', network: crypto.randomUUID() }))
      await accepted(book(event, { people: 31, way: 'online', network: crypto.randomUUID() }))
    })

    it('holds and waits for no more when it requests many dates simultaneously', async () => {
      const [holding, waiting] = [crypto.randomUUID(), crypto.randomUUID()]
      const dates = await Promise.all(Array.from({ length: 8 }, () => newEvent({ places: 10 })))
      const holds = await Promise.all(
        dates.map((event) => book(event, { people: 10, way: 'online', network: holding })),
      )
      expect(holds.filter(({ ok }) => ok)).toHaveLength(3)
      const wait = { people: 10, way: 'online', waitIfFull: true, network: waiting } as const
      const full = dates.filter((_, index) => holds[index]?.ok === false)
      for (const event of full) await booked(event, { people: 10 })
      const waits = await Promise.all(full.map((event) => book(event, wait)))
      expect(waits.filter(({ ok }) => ok)).toHaveLength(3)
    })

    it('books another date at once while one of its bookings waits for a locked date', async () => {
      const network = crypto.randomUUID()
      const [stuck, free] = [await newEvent(), await newEvent()]
      const holder = await deps.db.$client.connect()
      try {
        await holder.query('begin')
        await holder.query('select 1 from events where id = $1 for update', [stuck])
        const waiting = book(stuck, { way: 'online', network })
        await waitingForALock()
        const other = await Promise.race([
          booked(free, { way: 'online', network }),
          pause(1500, 'it waits too'),
        ])
        await holder.query('rollback')
        expect(other).toMatchObject({ booking: { state: 'held' } })
        await accepted(waiting)
      } finally {
        holder.release()
      }
    })

    it('submits twice at once for its whole limit, and books once', async () => {
      const event = await newEvent({ places: 40 })
      const network = crypto.randomUUID()
      const press = () =>
        scene.bookWith(deps, event, { people: 30, way: 'online' }, { network, idempotencyKey: network })
      const results = await Promise.all([press(), press()])
      expect(results.map(({ ok }) => ok)).toEqual([true, true])
      await expectTaken(event, 30)
    })

    it('waits for thirty people at a time, for a place or for approval, or for one large group', async () => {
      const network = crypto.randomUUID()
      const full = await newEvent({ places: 20 })
      await booked(full, { people: 20, way: 'online' })
      const wait = { people: 10, way: 'online', waitIfFull: true } as const
      const waiting = await booked(full, { ...wait, network })
      await booked(full, { ...wait, network })
      await booked(await newEvent({ places: 10 }), { people: 10, network })
      const tooMany = { refusal: { code: 'too_many_waiting' } }
      expect(await book(full, { ...wait, people: 1, network })).toMatchObject(tooMany)
      expect(await book(await newEvent({ places: 10 }), { people: 10, network })).toMatchObject(tooMany)
      expect((await booked(await newEvent(), { network })).booking).toMatchObject(ON_TRUST)
      await accepted(book(full, { ...wait, network: crypto.randomUUID() }))
      const large = await newEvent({ places: 40 })
      expect((await booked(large, { people: 31, network: crypto.randomUUID() })).booking).toMatchObject(
        AWAITS_INVOICE,
      )
      await cancelBooking(deps, waiting.booking.id)
      await sweepBookings(deps)
      await accepted(book(full, { ...wait, network }))
    })

    it('is deleted from a waiting booking after thirty days', async () => {
      const network = crypto.randomUUID()
      const { booking } = await booked(await newEvent({ places: 10 }), { people: 10, network })
      const after = async (days: number) => {
        await clearNetworks(deps.db, new Date(deps.clock().getTime() + days * 86_400_000))
        return (await stored(booking.id)).network
      }
      expect(await after(29)).toBe(network)
      expect(await after(31)).toBeNull()
    })

    it('is deleted once a booking is paid, reviewed or cancelled', async () => {
      const event = await newEvent()
      const network = crypto.randomUUID()
      const held = await booked(event, { way: 'online', network })
      const trusted = await booked(event, { network })
      const agreed = await booked(event, { network })
      await approveInvoice(deps, agreed.booking.id, STAFF)
      await sweepBookings(deps)
      const kept = () =>
        deps.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.network, network))
      expect(new Set((await kept()).map(({ id }) => id))).toEqual(
        new Set([held.booking.id, trusted.booking.id]),
      )
      await cancelBooking(deps, trusted.booking.id)
      later(16)
      await sweepBookings(deps)
      expect(await kept()).toEqual([])
    })
  })
})

describe('a voucher', () => {
  it('pays a part, the rest is due; a later one pays the rest of it', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(250_00)
    const first = await booked(event, { voucher: code })
    expect(first.booking).toMatchObject({ state: 'confirmed', payment: 'nothing_due', voucherCents: 200_00 })
    await expectBalance(id, 50_00)
    const second = await booked(event, { voucher: code, way: 'online' })
    expect(second.booking).toMatchObject({ state: 'held', voucherCents: 50_00, totalCents: 200_00 })
    await expectBalance(id, 0)
    await expectRefused(book(event, { voucher: code }), 'voucher_used_up')
  })

  it('is never used twice in simultaneous requests', async () => {
    const event = await newEvent({ places: 100 })
    const { code, id } = await newVoucher(200_00)
    const results = await Promise.all(Array.from({ length: 20 }, () => book(event, { voucher: code })))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    await expectBalance(id, 0)
  })

  it('of a course pays one place of its level and no other course', async () => {
    const event = await newEvent()
    const { code } = await newVoucher({ kind: 'course', level: 1, amountCents: 180_00 })
    const { code: other } = await newVoucher({ kind: 'course', level: 3, amountCents: 300_00 })
    await expectRefused(book(event, { voucher: other }), 'voucher_other_course')
    const { booking } = await booked(event, { voucher: code, people: 2 })
    expect(booking).toMatchObject({ voucherCents: 200_00, totalCents: 400_00, payment: 'invoiced' })
  })

  it('is returned when a hold ends unpaid, and when a booking is cancelled in time', async () => {
    const event = await newEvent()
    const { code, id } = await newVoucher(100_00)
    await booked(event, { voucher: code, way: 'online' })
    later(16)
    await sweepBookings(deps)
    await expectBalance(id, 100_00)
    const { booking } = await booked(event, { voucher: code })
    await cancelBooking(deps, booking.id)
    await expectBalance(id, 100_00)
  })

  it.each([
    ['voucher_lapsed', { validUntil: '2020-01-31' }],
    ['voucher_voided', { suspendedAt: new Date() }],
  ])('is refused as %s, and keeps its balance', async (code, change) => {
    const event = await newEvent()
    const voucher = await newVoucher(200_00)
    await deps.db.update(vouchers).set(change).where(eq(vouchers.id, voucher.id))
    await expectRefused(book(event, { voucher: voucher.code }), code)
    await expectBalance(voucher.id, 200_00)
  })

  it('bought with test payments counts only for test payments', async () => {
    const event = await newEvent()
    const { code } = await newVoucher({ kind: 'value', amountCents: 200_00, test: true })
    const { bookingVoucherPort } = await import('#features/booking/http/booking-ports.ts')
    const port = bookingVoucherPort({ acceptTest: false, key: deps.key })
    const ask = {
      voucher: { code },
      serviceId: 'aufbruch',
      perPersonCents: 200_00,
      totalCents: 200_00,
      now: deps.clock(),
    }
    await expectRefused(port.appraise(deps.db, ask), 'voucher_test')
    expect((await booked(event, { voucher: code })).booking.payment).toBe('nothing_due')
  })

  it('leaves nothing to pay, or at least the minimum of a payment page', async () => {
    const event = await newEvent({ places: 4 })
    const { code } = await newVoucher(199_80)
    const { booking } = await booked(event, { voucher: code, way: 'online' })
    expect(booking).toMatchObject({ state: 'held', totalCents: 200_00, voucherCents: 199_50 })
  })

  it('and bookings together sum to zero: each amount taken from a voucher is on a booking', async () => {
    const { rows } = await testDatabase.database.$client.query(`
      select b.id from bookings b join vouchers v on v.id = b.voucher_id and v.kind = 'value'
      where b.voucher_cents + coalesce((select sum(e.amount_cents) from voucher_entries e where e.booking_id = b.id), 0) <> 0`)
    expect(rows).toEqual([])
  })
})
