import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { Today } from './today.contract.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { putOffs } from '#features/today/put-off.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { dueBookingMoney } from './due-payments.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(inquiries)
  await scene.deps.db.delete(putOffs)
})

async function aRequest(): Promise<string> {
  const email = `${randomUUID()}@example.ch`
  await sendInquiry(scene.deps, inquiryInput({ email }))
  const [row] = await scene.deps.db.select().from(inquiries).where(eq(inquiries.email, email))
  return row?.id ?? ''
}

/** The booking of an address that was not moved. */
async function statusOf(email: string | null): Promise<string> {
  const [row] = await scene.deps.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.email, email ?? ''), ne(bookings.state, 'moved')))
  return row?.id ?? ''
}

const today = async () => (await scene.get('/today?lng=de')).body as Today
const put = (itemId: string, change: object = {}) =>
  scene.post('/put-offs', { kind: 'request', thing: itemId, day: null, done: false, ...change })
const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day

async function bookedOnInvoice() {
  const { booking } = await scene.booked(await scene.event(), {
    way: 'invoice',
    company: 'Muster AG',
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
    email: `${randomUUID()}@example.ch`,
  })
  return booking
}

describe('a due item', () => {
  it('is put off until eight in the morning once, then until a chosen day', async () => {
    const id = await aRequest()
    const answer = await put(id)
    expect(answer.status, answer.text).toBe(200)
    expect(swissTime(new Date(answer.body.until))).toEqual({ day: dayIn(1), time: '08:00' })
    let view = await today()
    expect(view.due.map((row) => row.id)).not.toContain(id)
    expect(view.later).toMatchObject([{ id, kind: 'request', until: answer.body.until }])

    await scene.laterSignedIn(48 * 60)
    view = await today()
    expect(view.due.find((row) => row.id === id)).toMatchObject({ wasPutOff: true })
    expect(view.later).toEqual([])
    expect(await put(id)).toMatchObject({ status: 409, body: { code: 'day_needed' } })
    for (const day of [dayIn(0), dayIn(-3), dayIn(31)])
      expect(await put(id, { day })).toMatchObject({ status: 422, body: { code: 'day_out_of_reach' } })
    expect((await put(id, { day: dayIn(30) })).status).toBe(200)
  })

  it('is a booking on invoice without an invoice, until one is sent', async () => {
    const { booking } = await scene.booked(await scene.event(), {
      way: 'invoice',
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      email: 'muster@example.ch',
    })
    const row = async () =>
      (await today()).due.find(({ kind, id }) => kind === 'to_invoice' && id === booking.id)
    expect(await row()).toMatchObject({ about: 'Muster AG', amountCents: 200_00, number: booking.number })
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    expect(await row()).toBeDefined()
    // Its day is over: the draft is due, and the booking not beside it.
    const { db } = scene.deps
    const [draft] = await db.select().from(invoices).where(eq(invoices.id, id))
    const performed = (day: string | null) =>
      db.update(invoices).set({ performedFrom: day, performedTo: day }).where(eq(invoices.id, id))
    await performed(dayIn(-1))
    expect((await today()).due.filter((each) => [id, booking.id].includes(each.id))).toMatchObject([
      { kind: 'final_invoice' },
    ])
    await performed(draft?.performedTo ?? null)
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    expect((await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })).status).toBe(200)
    expect(await row()).toBeUndefined()
  })

  it('is all of a booking whose draft was lowered, and the rest once that is sent', async () => {
    const booking = await bookedOnInvoice()
    const row = async () => (await today()).due.find((each) => each.id === booking.id)
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    const { language, email, recipient, dueDays, performedFrom, performedTo, lines } = invoice
    const discount = { ...lines[0], title: 'Rabatt', unitCents: -50_00 }
    const same = {
      language,
      email,
      recipient,
      dueDays,
      performedFrom,
      performedTo,
      orderNumber: '',
      note: '',
    }
    const lowered = { draft: { ...same, lines: [...lines, discount] }, seen: invoice.revision }
    const { body } = await scene.post(`/invoices/${id}`, lowered)
    expect(body).toMatchObject({ totalCents: 150_00 })
    expect(await row()).toMatchObject({ kind: 'to_invoice', amountCents: 200_00 })
    await scene.post(`/invoices/${id}/sending`, { seen: body.revision })
    expect(await row()).toMatchObject({ kind: 'to_invoice', amountCents: 50_00 })
  })

  it('is again a booking whose invoice was credited as a whole and stays due, or its fee once it is cancelled', async () => {
    const { booking } = await scene.booked(await scene.event(), {
      company: 'Muster AG',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      email: `${randomUUID()}@example.ch`,
    })
    const rows = async () => (await today()).due.filter((each) => each.id === booking.id)
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })
    expect(await rows()).toEqual([])
    const credit = { id: randomUUID(), cents: 200_00, reason: 'falsche Adresse', stillDue: true }
    expect((await scene.post(`/invoices/${id}/credit`, credit)).status).toBe(200)
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 200_00 }])
    expect((await scene.post(`/bookings/${booking.id}/cancellation`, { feeCents: 80_00 })).status).toBe(200)
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 80_00 }])
  })

  it('is what was credited of an invoice and stays due, until a draft asks for it', async () => {
    const booking = await bookedOnInvoice()
    const rows = async () => (await today()).due.filter((each) => each.id === booking.id)
    const source = { source: 'booking', sourceId: booking.id }
    const { id } = (await scene.post('/invoice-drafts', source)).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })
    const credit = (cents: number, stillDue: boolean) =>
      scene.post(`/invoices/${id}/credit`, { id: randomUUID(), cents, reason: 'Kulanz', stillDue })
    expect((await credit(30_00, false)).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await credit(50_00, true)).status).toBe(200)
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 50_00 }])
    const payment = { id: randomUUID(), cents: 120_00, paidOn: dayIn(0), way: 'transfer', note: '' }
    expect((await scene.post(`/invoices/${id}/payment`, payment)).status).toBe(200)
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 50_00 }])
  })

  it('is what stays due of a second invoice that is credited as a whole', async () => {
    const booking = await bookedOnInvoice()
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })
    const payment = { id: randomUUID(), cents: 200_00, paidOn: dayIn(0), way: 'transfer', note: '' }
    expect((await scene.post(`/invoices/${id}/payment`, payment)).status).toBe(200)
    expect((await scene.post(`/bookings/${booking.id}/people`, { people: 2 })).status).toBe(200)
    const rows = async () => (await today()).due.filter((each) => each.id === booking.id)
    expect(await rows()).toEqual([])
    const [second] = await scene.deps.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.sourceId, booking.id), ne(invoices.id, id)))
    const credit = { id: randomUUID(), cents: 200_00, reason: 'falsche Adresse', stillDue: true }
    expect((await scene.post(`/invoices/${second?.id}/credit`, credit)).status).toBe(200)
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 200_00 }])
  })

  it('is at once a draft beside an invoice that was sent: a difference that nobody could send', async () => {
    const { booking } = await scene.booked(await scene.event(), {
      way: 'invoice',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      email: `${randomUUID()}@example.ch`,
    })
    const { db } = scene.deps
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    const [draft] = await db.select().from(invoices).where(eq(invoices.id, id))
    if (!draft) throw new Error('there is no draft')
    await scene.post(`/invoices/${id}/sending`, { seen: draft.revision })
    const rows = async () => (await today()).due.filter((each) => each.id === booking.id)
    expect(await rows()).toEqual([])
    const own = { id: randomUUID(), referenceHash: randomUUID(), totalCents: 50_00 }
    await db.insert(invoices).values({ ...draft, ...own })
    expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 50_00 }])
  })

  it('asks the database no oftener for bookings that were moved, and knows the invoice of an earlier date', async () => {
    const address = { company: 'Muster AG', street: 'Musterweg 5', postalCode: '6300', city: 'Zug' }
    const { db, clock } = scene.deps
    const moved = async (isInvoiced: boolean) => {
      const { booking } = await scene.booked(await scene.event(), {
        ...address,
        way: 'invoice',
        email: `${randomUUID()}@example.ch`,
      })
      if (isInvoiced) {
        const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
        const { invoice } = (await scene.get(`/invoices/${id}`)).body
        await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })
      }
      for (const days of [50, 60])
        await scene.post(`/bookings/${await statusOf(booking.email)}/move`, {
          eventId: await scene.event({ days }),
        })
      return statusOf(booking.email)
    }
    const due = () => dueBookingMoney(db, clock())
    const before = await countRoundTrips(db.$client, due)
    const invoiced = await moved(true)
    const other = await moved(false)
    expect(await countRoundTrips(db.$client, due)).toEqual(before)
    const ids = (await due()).map(({ id }) => id)
    expect([ids.includes(invoiced), ids.includes(other)]).toEqual([false, true])
  })

  it('is the surplus of an invoice until it is paid back, for whoever may do that', async () => {
    const booking = await bookedOnInvoice()
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
    const { invoice, today: paidOn } = (await scene.get(`/invoices/${id}`)).body
    await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })
    const entry = (cents: number) => ({ id: randomUUID(), cents, paidOn, way: 'transfer', note: '' })
    const rows = async (token?: string) =>
      ((await scene.get('/today?lng=de', token)).body as Today).due.filter(({ kind }) => kind === 'surplus')
    await scene.post(`/invoices/${id}/payment`, entry(200_00))
    expect(await rows()).toEqual([])
    await scene.post(`/invoices/${id}/payment`, entry(30_00))
    expect(await rows()).toMatchObject([
      { id, about: 'Muster AG', amountCents: 30_00, group: 'overdue', step: null },
    ])
    const office = await scene.staff('office')
    expect(await rows(office.token)).toEqual([])
    expect((await scene.post(`/invoices/${id}/payback`, entry(30_00), office.token)).status).toBe(403)
    const [{ due } = {}] = await rows()
    await scene.laterSignedIn(3 * 60)
    await scene.post(`/invoices/${id}/payback`, entry(10_00))
    expect(await rows()).toMatchObject([{ id, amountCents: 20_00, due }])
    await scene.post(`/invoices/${id}/payback`, entry(20_00))
    expect(await rows()).toEqual([])
  })

  it.each(['invoice', 'door', 'transfer'])(
    'is the fee of a cancelled booking, by %s, until it is invoiced or paid',
    async (way) => {
      const form = {
        eventId: await scene.event({ days: 3 }),
        people: 2,
        name: 'Otto Ohne',
        email: '',
        phone: '079 000 00 35',
        language: 'de',
        way,
      }
      const address = { company: 'Ohne AG', street: 'Musterweg 5', postalCode: '6300', city: 'Zug' }
      const { id } = (await scene.post('/bookings', { key: randomUUID(), form: { ...form, ...address } }))
        .body
      await scene.post(`/bookings/${id}/cancellation`, { feeCents: 150_00 })
      const rows = async () => (await today()).due.filter((each) => each.id === id && each.kind !== 'booking')
      expect(await rows()).toMatchObject([{ kind: 'to_invoice', amountCents: 150_00 }])
      const made = await scene.post('/invoice-drafts', { source: 'booking', sourceId: id })
      expect(made.status, made.text).toBe(200)
      await scene.post(`/bookings/${id}/payment`, { cents: 150_00, means: 'cash' })
      expect(await rows()).toEqual([])
    },
  )

  it('is a payment on arrival that is not recorded once the event is over', async () => {
    const event = await scene.event({ days: 1 })
    const form = {
      eventId: event,
      people: 2,
      name: 'Dora Tür',
      email: '',
      phone: '079 000 00 33',
      language: 'de',
    }
    const { id } = (await scene.post('/bookings', { key: randomUUID(), form: { ...form, way: 'door' } })).body
    const row = async () => (await today()).due.find((each) => each.kind === 'unpaid' && each.id === id)
    expect(await row()).toBeUndefined()
    await scene.laterSignedIn(3 * 24 * 60)
    expect(await row()).toMatchObject({
      group: 'overdue',
      step: 'paid',
      amountCents: 400_00,
      about: 'Dora Tür',
    })
    await scene.post(`/bookings/${id}/payment`, { cents: 400_00, means: 'cash' })
    expect(await row()).toBeUndefined()
  })

  it('is a place that staff keep for somebody, or a refund of an order that hangs', async () => {
    const form = {
      eventId: await scene.event(),
      people: 1,
      name: 'Hans Halt',
      email: '',
      phone: '079 000 00 34',
      way: 'hold',
      holdDays: 2,
      language: 'de',
    }
    const { id } = (await scene.post('/bookings', { key: randomUUID(), form })).body
    await scene.voucher({ kind: 'value', amountCents: 50_00 })
    const { db } = scene.deps
    const [order] = await db.select().from(orders).limit(1)
    await db.update(orders).set({ needsAttention: ['refund_failed'], customerName: 'Rita Rück' })
    const { due } = await today()
    expect(due).toContainEqual(
      expect.objectContaining({ kind: 'hold', id, step: 'give', amountCents: 200_00 }),
    )
    expect(due).toContainEqual(
      expect.objectContaining({ kind: 'order_refund', number: order?.number, about: 'Rita Rück' }),
    )
    await db.update(orders).set({ needsAttention: [] })
  })

  it('returns when putting off is undone, with its counter', async () => {
    const id = await aRequest()
    await put(id)
    const back = () => scene.post('/put-off-reversals', { kind: 'request', thing: id })
    expect((await back()).status).toBe(200)
    expect((await back()).body.code).toBe('unknown_due')
    expect((await today()).due.find((row) => row.id === id)).toMatchObject({ wasPutOff: false })
    const actions = await scene.deps.db.select().from(authAudit).where(eq(authAudit.actorId, scene.userId))
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['due_put_off', 'due_taken_back']),
    )
  })

  it('put off by two simultaneous requests: the second needs a day', async () => {
    const id = await aRequest()
    const both = await Promise.all([put(id), put(id)])
    const codes = both.map(({ status }) => status).sort()
    // The second may also find it gone already.
    expect(codes[0]).toBe(200)
    expect([404, 409]).toContain(codes[1])
    const [row] = await scene.deps.db.select().from(putOffs)
    expect(row?.times).toBe(1)
  })

  it('waits after a reminder without counting as put off', async () => {
    const id = await aRequest()
    expect((await put(id, { done: true, day: dayIn(10) })).status).toBe(200)
    expect((await today()).later).toMatchObject([{ id, wasPutOff: false }])
    const other = await aRequest()
    expect(await put(other, { done: true, day: dayIn(31) })).toMatchObject({
      body: { code: 'day_out_of_reach' },
    })
  })

  it('is put off only by staff who see it, and only while it is due', async () => {
    const id = await aRequest()
    expect((await put(randomUUID())).body.code).toBe('unknown_due')
    expect((await put(id, { kind: 'mail' })).body.code).toBe('unknown_due')
    await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
    expect((await put(id)).body.code).toBe('unknown_due')
    const guide = await scene.staff('guide')
    const other = await aRequest()
    const body = { kind: 'request', thing: other, day: null, done: false }
    expect([403, 404]).toContain((await scene.post('/put-offs', body, guide.token)).status)
    expect((await today()).due.map((row) => row.id)).toContain(other)
    await put(other)
    const back = { kind: 'request', thing: other }
    expect(await scene.post('/put-off-reversals', back, guide.token)).toMatchObject({
      status: 404,
      body: { code: 'unknown_due' },
    })
    expect((await today()).later.map((row) => row.id)).toContain(other)
  })

  it('is no longer marked long after it was put off', async () => {
    const { db, clock } = scene.deps
    const old = new Date(clock().getTime() - 31 * 86_400_000)
    await db.insert(putOffs).values({ kind: 'mail', itemId: 'x', until: old, times: 3 })
    await put(await aRequest())
    expect(await db.select().from(putOffs).where(eq(putOffs.itemId, 'x'))).toEqual([])
  })
})
