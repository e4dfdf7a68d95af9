import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PRESENT_FOR_SECONDS } from '#features/account/presence/presence.ts'
import { bookingPayments, bookings } from '#features/booking/database/booking.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import type { Today } from './today.contract.ts'

const scene = await forThisFile(openStaffScene())

let calls = 0
const phone = () => `079 ${String(++calls).padStart(7, '0')}`

/** Four by telephone, CHF 800 in cash or by transfer. */
async function inCash(): Promise<string> {
  const form = {
    eventId: await scene.event(),
    people: 4,
    name: 'Petra Muster',
    email: '',
    phone: phone(),
    way: 'door',
    language: 'de',
  }
  const { body, status, text } = await scene.post('/bookings', { key: randomUUID(), form })
  expect(status, text).toBe(201)
  await sent(`/bookings/${body.id}/payment`, { cents: 800_00, means: 'cash' })
  return body.id
}

async function sent(path: string, body: object = {}): Promise<void> {
  const answer = await scene.post(path, body)
  expect(answer.status, answer.text).toBe(200)
}

/** By a provider: the Testkasse. */
async function online(): Promise<string> {
  const { booking } = await scene.booked(await scene.event(), {
    people: 4,
    email: `${randomUUID()}@example.ch`,
  })
  await scene.paid(booking.id, 800_00)
  return booking.id
}

/** An invoice of CHF 800, all of it paid by transfer. */
async function byTransfer(): Promise<{ id: string; invoiceId: string }> {
  const address = { company: 'Muster AG', street: 'Musterweg 5', postalCode: '6300', city: 'Zug' }
  const { booking } = await scene.booked(await scene.event(), {
    ...address,
    people: 4,
    way: 'invoice',
    email: `${randomUUID()}@example.ch`,
  })
  const { body } = await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })
  const { invoice, today: paidOn } = (await scene.get(`/invoices/${body.id}`)).body
  await sent(`/invoices/${body.id}/sending`, { seen: invoice.revision })
  await sent(`/invoices/${body.id}/payment`, {
    id: randomUUID(),
    cents: 800_00,
    paidOn,
    way: 'transfer',
    note: '',
  })
  return { id: booking.id, invoiceId: body.id }
}

const eventOf = async (id: string) => (await scene.stored(id)).eventId

/** How money comes to be a customer's: what was booked, and the cents that go back. */
const WAYS: Record<string, () => Promise<{ id: string; cents: number }>> = {
  'cash, and the booking is cancelled': async () => {
    const id = await inCash()
    await sent(`/bookings/${id}/cancellation`, { feeCents: 200_00 })
    return { id, cents: 600_00 }
  },
  'cash, and fewer come': async () => {
    const id = await inCash()
    await sent(`/bookings/${id}/people`, { people: 1 })
    const { refundedCents, paidCents, totalCents } = await scene.stored(id)
    return { id, cents: paidCents - refundedCents - totalCents }
  },
  'cash, and another date costs less': async () => {
    const id = await inCash()
    await sent(`/bookings/${id}/move`, {
      eventId: await scene.event({ days: 40, priceCents: 150_00 }),
      priceCents: 150_00,
    })
    const [moved] = await scene.deps.db.select().from(bookings).where(eq(bookings.movedFromId, id))
    return { id: moved?.id ?? '', cents: 200_00 }
  },
  'cash, and we call the event off': async () => {
    const id = await inCash()
    await sent(`/events/${await eventOf(id)}/cancellation`)
    return { id, cents: 800_00 }
  },
  'a transfer, and the booking is cancelled': async () => {
    const { id } = await byTransfer()
    await sent(`/bookings/${id}/cancellation`, { feeCents: 0 })
    return { id, cents: 800_00 }
  },
  'a provider that is connected no more': async () => {
    const id = await online()
    await scene.deps.db
      .update(bookingPayments)
      .set({ provider: 'stripe' })
      .where(eq(bookingPayments.bookingId, id))
    await sent(`/bookings/${id}/cancellation`, { feeCents: 0 })
    return { id, cents: 800_00 }
  },
}

const today = async () => (await scene.get('/today?lng=de')).body as Today

/** Beside the call to somebody without an address. */
const rowOf = async (id: string) =>
  (await today()).due.filter((row) => row.id === id && row.kind !== 'booking')

const openBookings = async () => {
  const { body } = await scene.get('/bookings?filter=open&lng=de&size=50')
  return body.bookings.map(({ id, refundCents }: { id: string; refundCents: number }) => ({
    id,
    refundCents,
  }))
}

it.each(Object.entries(WAYS))(
  '%s: a row of Today with its day, and open in the lists, until it is paid back',
  async (_name, happens) => {
    const { id, cents } = await happens()
    expect(cents).toBeGreaterThan(0)
    const [row, ...others] = await rowOf(id)
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind: 'payback', step: 'refunded', amountCents: cents, group: 'week' })
    expect(swissTime(new Date(row?.due ?? '')).day).toBe(
      swissTime(new Date(scene.deps.clock().getTime() + 7 * 86_400_000)).day,
    )
    expect(await openBookings()).toContainEqual({ id, refundCents: cents })
    const file = (await scene.get(`/customers/booking.${id}`)).body.customer
    expect(file).toMatchObject({ paybackCents: cents })
    const listed = (await scene.get('/customers?filter=open&lng=de')).body.customers
    expect(listed.find(({ customer }: { customer: string }) => customer === `booking.${id}`)).toMatchObject({
      paybackCents: cents,
      openCents: 0,
    })
    const office = await scene.staff('office')
    const { due } = (await scene.get('/today?lng=de', office.token)).body as Today
    expect(due.filter((each) => each.id === id && each.kind === 'payback')).toEqual([])

    await sent(`/bookings/${id}/refund`, { cents })
    expect(await rowOf(id)).toEqual([])
    expect((await openBookings()).map((each: { id: string }) => each.id)).not.toContain(id)
  },
)

it('what a provider sends back by itself is no row, unless it fails', async () => {
  const id = await online()
  await sent(`/bookings/${id}/cancellation`, { feeCents: 0 })
  expect(await rowOf(id)).toEqual([])
  await scene.deps.db.update(bookings).set({ payment: 'refund_failed' }).where(eq(bookings.id, id))
  expect(await rowOf(id)).toMatchObject([{ kind: 'refund', step: 'refundAgain' }])
})

it('it is overdue after a week, also when its note is changed meanwhile', async () => {
  const { id } = await (WAYS['cash, and fewer come'] as () => Promise<{ id: string }>)()
  await scene.laterSignedIn(6 * 24 * 60)
  await sent(`/bookings/${id}/note`, { note: 'ruft zurück' })
  await scene.laterSignedIn(2 * 24 * 60)
  expect(await rowOf(id)).toMatchObject([{ kind: 'payback', group: 'overdue' }])
})

it('the surplus of an invoice is the customer’s too', async () => {
  const { id, invoiceId } = await byTransfer()
  const { today: paidOn } = (await scene.get(`/invoices/${invoiceId}`)).body
  await sent(`/invoices/${invoiceId}/payment`, {
    id: randomUUID(),
    cents: 30_00,
    paidOn,
    way: 'transfer',
    note: '',
  })
  expect(await rowOf(invoiceId)).toMatchObject([{ kind: 'surplus', amountCents: 30_00 }])
  expect((await scene.get(`/customers/booking.${id}`)).body.customer).toMatchObject({ paybackCents: 30_00 })
})

describe('presence', () => {
  let other: Awaited<ReturnType<StaffScene['staff']>>

  beforeAll(async () => {
    other = await scene.staff('owner')
  })

  beforeEach(() => scene.deps.db.execute(sql`truncate staff_presence`))
  const [HERS, HIS] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

  async function report(tab: string, place: string | null, part: string | null = null, bearer?: string) {
    const { status, body } = await scene.post('/presence', { tab, place, part }, bearer)
    expect(status).toBe(200)
    return body.others
  }

  describe('two tabs with the same thing open', () => {
    it('see each other, and which part of it is open', async () => {
      expect(await report(HERS, 'texts=home')).toEqual([])
      const seenByOther = await report(HIS, 'texts=home', 'home hero.title', other.token)
      expect(seenByOther).toMatchObject([{ isOwn: false, part: null }])
      expect(seenByOther[0].email).toMatch(/@/)
      expect(await report(HERS, 'texts=home')).toEqual([
        { email: other.email, isOwn: false, part: 'home hero.title' },
      ])
    })

    it('of the same account are marked as own', async () => {
      await report(HERS, 'person=anna')
      expect(await report(HIS, 'person=anna')).toMatchObject([{ isOwn: true }])
    })

    it('no longer show one that left, moved on, or sent nothing for a while', async () => {
      await report(HIS, 'texts=home', null, other.token)
      await report(HIS, null, null, other.token)
      expect(await report(HERS, 'texts=home')).toEqual([])
      await report(HIS, 'texts=shop', null, other.token)
      expect(await report(HERS, 'texts=home')).toEqual([])
      await report(HIS, 'texts=home', null, other.token)
      await scene.laterSignedIn(PRESENT_FOR_SECONDS / 60)
      expect(await report(HERS, 'texts=home')).toEqual([])
      const { rows } = await scene.deps.db.execute(sql`select tab from staff_presence`)
      expect(rows).toEqual([{ tab: HERS }])
    })
  })

  it('cannot report for the tab of another account', async () => {
    await report(HERS, 'texts=home')
    await report(HERS, 'texts=shop', 'forged', other.token)
    await report(HERS, null, null, other.token)
    expect(await report(HIS, 'texts=home', null, other.token)).toMatchObject([{ isOwn: false, part: null }])
  })

  it('show a guide nothing of a place that guides may not open, and nobody the guide', async () => {
    const guide = await scene.staff('guide')
    await report(HERS, 'invoice=1')
    for (const place of ['invoice=1', 'texts=home', 'person=anna', 'accounts=1', 'event'])
      expect((await scene.post('/presence', { tab: HIS, place, part: null }, guide.token)).status).toBe(403)
    expect(await report(HERS, 'texts=home')).toEqual([])
    await report(HERS, 'event=1')
    expect(await report(HIS, 'event=1', null, guide.token)).toMatchObject([{ isOwn: false }])
    await report(HIS, null, null, guide.token)
  })

  it('refuse an invalid tab, place or length', async () => {
    for (const body of [
      { tab: 'x', place: 'texts=home', part: null },
      { tab: HERS, place: '', part: null },
      { tab: HERS, place: 'x'.repeat(201), part: null },
      { tab: HERS, place: 'texts=\u0000', part: null },
      { tab: HERS, place: 'texts=home', part: '\ud83d' },
      { tab: HERS, place: 'texts=home', part: 'x'.repeat(301) },
    ])
      expect((await scene.post('/presence', body)).status).toBe(422)
  })
})
