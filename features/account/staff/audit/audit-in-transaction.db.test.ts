import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AuditedChange, SecurityEntry } from '#features/account/security/security-log.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { subjectOf } from './audit-subjects.server.ts'

const scene = await forThisFile(openStaffScene())

const ADDRESS = { company: 'Muster AG', street: 'Musterweg 5', postalCode: '6300', city: 'Zug' }

const TELEPHONE = {
  people: 2,
  name: 'Petra Muster',
  email: '',
  phone: '079 000 00 21',
  way: 'door',
  language: 'de',
}

async function byTelephone(days = 30): Promise<{ id: string; eventId: string }> {
  const eventId = await scene.event({ days })
  const { body } = await scene.post('/bookings', { key: randomUUID(), form: { ...TELEPHONE, eventId } })
  return { id: body.id, eventId }
}

async function draft(): Promise<string> {
  const email = `${randomUUID()}@example.ch`
  const { booking } = await scene.booked(await scene.event(), { ...ADDRESS, way: 'invoice', email })
  return (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body.id
}

async function invoice(): Promise<string> {
  const id = await draft()
  const { revision } = (await scene.get(`/invoices/${id}`)).body.invoice
  await scene.post(`/invoices/${id}/sending`, { seen: revision })
  return id
}

async function request(): Promise<string> {
  const email = `${randomUUID()}@example.ch`
  await sendInquiry(scene.deps, inquiryInput({ email }))
  const [row] = await scene.deps.db.select().from(inquiries).where(eq(inquiries.email, email))
  return row?.id ?? ''
}

async function order(): Promise<number> {
  await scene.voucher({ kind: 'value', amountCents: 50_00 })
  const [row] = await scene.deps.db.select().from(orders).limit(1)
  return row?.number ?? 0
}

/** By the action of its audit entry: what is made first, and then pressed. */
const CHANGES: Record<string, () => Promise<[path: string, body: object]>> = {
  booking_made: async () => [
    '/bookings',
    { key: randomUUID(), form: { ...TELEPHONE, eventId: await scene.event() } },
  ],
  booking_paid: async () => [
    `/bookings/${(await byTelephone()).id}/payment`,
    { cents: 400_00, means: 'cash' },
  ],
  'booking_paid by voucher': async () => {
    const { code } = await scene.voucher({ kind: 'value', amountCents: 50_00 })
    return [`/bookings/${(await byTelephone()).id}/voucher`, { code }]
  },
  'booking_paid on the roster': async () => {
    const { id, eventId } = await byTelephone(1)
    // Booked before it began, whatever the time of day is.
    await scene.deps.db.execute(sql`update events set starts_local = starts_local - interval '1 day',
      ends_local = ends_local - interval '1 day' where id = ${eventId}`)
    const at = scene.deps.clock().toISOString()
    const mark = {
      id: randomUUID(),
      bookingId: id,
      person: 0,
      kind: 'paid',
      at,
      device: randomUUID(),
      cents: 400_00,
      means: 'cash',
    }
    return [`/events/${eventId}/roster-marks`, { sentAt: at, marks: [mark] }]
  },
  booking_refunded: async () => {
    const { id } = await byTelephone()
    await scene.post(`/bookings/${id}/payment`, { cents: 400_00, means: 'cash' })
    await scene.post(`/bookings/${id}/cancellation`, { feeCents: 0 })
    return [`/bookings/${id}/refund`, { cents: 400_00 }]
  },
  request_changed: async () => [`/inquiries/${await request()}/state`, { state: 'answered' }],
  request_noted: async () => [`/inquiries/${await request()}/notes`, { note: 'ruft zurück' }],
  order_noted: async () => [`/orders/${await order()}/notes`, { id: randomUUID(), note: 'ruft zurück' }],
  invoice_discarded: async () => [`/invoices/${await draft()}/discarding`, {}],
  invoice_sent_again: async () => {
    const id = await invoice()
    await scene.laterSignedIn(2)
    return [`/invoices/${id}/resending`, {}]
  },
  'invoice_reminders_set to by hand': async () => [
    `/invoices/${await invoice()}/reminder-hold`,
    { held: true },
  ],
  'invoice_reminders_set to none': async () => [
    `/invoices/${await invoice()}/reminder-stop`,
    { stopped: true },
  ],
  invoice_reminded: async () => {
    const id = await invoice()
    await scene.laterSignedIn(60 * 24 * 45)
    return [`/invoices/${id}/reminder`, { level: 1 }]
  },
}

/** Everything but the log of sign-ins, as text: what a change that fails must leave as it was. */
async function everything(): Promise<unknown> {
  const { rows } = await scene.deps.db.execute<{ xml: string }>(
    sql`select schema_to_xml('public', false, false, '')::text as xml`,
  )
  return rows[0]?.xml.replaceAll(
    /<auth_[a-z_]+>[\s\S]*?<\/auth_[a-z_]+>|<request_counts>[\s\S]*?<\/request_counts>/g,
    '',
  )
}

it.each(Object.entries(CHANGES))(
  '%s: the change fails with its audit entry, which names what it is about',
  async (name, prepare) => {
    const [action = ''] = name.split(' ')
    const [path, body] = await prepare()
    const { $client } = scene.deps.db
    const count = async () =>
      Number(
        (await $client.query('select count(*) from auth_audit where action = $1', [action])).rows[0].count,
      )
    const [before, entries] = [await everything(), await count()]
    await $client.query(
      `create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no entry'; end $$`,
    )
    await $client.query(
      `create trigger refuse_entry before insert on auth_audit for each row when (new.action = '${action}') execute function refuse_entry()`,
    )
    try {
      expect((await scene.post(path, body)).status).toBe(500)
      expect(await everything()).toEqual(before)
    } finally {
      await $client.query('drop function refuse_entry cascade')
    }
    const answer = await scene.post(path, body)
    expect(answer.status, answer.text).toBeLessThan(300)
    expect(await count()).toBe(entries + 1)
    const { rows } = await $client.query(
      'select detail from auth_audit where action = $1 order by at desc limit 1',
      [action],
    )
    expect(subjectOf(rows[0].detail), 'the thing that the entry is about').not.toBeNull()
  },
)

async function log(query = ''): Promise<SecurityEntry[]> {
  const answer = await scene.get(`/security?lng=de&filter=customers${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.entries as SecurityEntry[]
}

const changesOf = async ({ id }: SecurityEntry) =>
  (await scene.get(`/security/${id}?lng=de`)).body.changes as AuditedChange[]

async function aBooking() {
  const event = await scene.event({ places: 6 })
  const booked = await scene.book(event, { people: 2, email: `${randomUUID()}@example.ch` })
  if (!booked.ok) throw new Error(booked.refusal.code)
  return booked.value.booking
}

async function aSentQuote() {
  const { dayIn } = { dayIn: (days: number) => scene.input(days).starts.slice(0, 10) }
  const document = aQuote({ day: dayIn(30), validUntil: dayIn(14) })
  const { id } = (await scene.post('/quotes', { document, inquiryId: null, key: randomUUID() })).body
  expect((await scene.post(`/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })).body).toEqual(
    {},
  )
  return { id: id as string, document }
}

describe('the one log', () => {
  it('has what staff did with a booking, before and after, and not what its guest did', async () => {
    const { id, number } = await aBooking()
    expect(await log(`&q=${number}`)).toEqual([])
    expect((await scene.post(`/bookings/${id}/people`, { people: 4 })).status).toBe(200)
    const [entry, ...others] = await log(`&q=${number}`)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      action: 'booking_step',
      what: 'Personenzahl geändert',
      thing: { kind: 'booking', id, name: String(number) },
      hasChanges: true,
    })
    expect(entry && (await changesOf(entry))).toContainEqual({ label: 'Personen', before: '2', after: '4' })
  })

  it('has the versions of a quote and their differences, and is searched by its texts', async () => {
    const { id, document } = await aSentQuote()
    const customer = { ...document.customer, company: 'Neue Firma AG' }
    const changed = { document: { ...document, customer }, seen: 1 }
    const saved = await scene.post(`/quotes/${id}`, changed)
    expect(saved.status, saved.text).toBe(200)
    await scene.post(`/quotes/${id}/sending`, { seen: saved.body.revision, override: 'zweite Leitung' })
    const [row] = await scene.deps.db.select().from(quotes).where(eq(quotes.id, id))
    const entries = await log(`&q=${row?.number}`)
    expect(entries.map(({ what }) => what)).toEqual([
      expect.stringContaining('Fassung 2 gesendet'),
      expect.stringContaining('Fassung 1 gesendet'),
      'begonnen',
    ])
    const [second, , begun] = entries
    expect(second && (await changesOf(second))).toEqual([
      { label: 'Firma', before: document.customer.company, after: 'Neue Firma AG' },
    ])
    expect(begun?.hasChanges).toBe(false)
    expect((await log('&q=gesendet')).map(({ thing: subject }) => subject?.id)).toContain(id)
  })

  it('keeps nothing of a quote or booking that is deleted', async () => {
    const { id } = await aSentQuote()
    const booking = await aBooking()
    await scene.post(`/bookings/${booking.id}/note`, { note: 'Nussallergie' })
    const before = await log()
    const sent = before.find(({ thing: subject, what }) => subject?.id === id && what?.includes('Fassung'))
    await scene.deps.db.delete(quotes).where(eq(quotes.id, id))
    await scene.deps.db.delete(bookings).where(eq(bookings.id, booking.id))
    const after = await log()
    expect(after.some(({ thing: subject }) => subject?.id === id || subject?.id === booking.id)).toBe(false)
    expect((await scene.get(`/security/${sent?.id}`)).status).toBe(404)
  })

  it('shows all three in one order, each row once over its pages, and exports them', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { id } = await aBooking()
      for (let step = 0; step < 9; step += 1) {
        scene.later(1)
        await scene.post(`/bookings/${id}/note`, { note: `Notiz ${step}` })
      }
      await aSentQuote()
      await scene.post('/events', scene.input(20 + count))
    }
    const seen: SecurityEntry[] = []
    for (let after = ''; ; ) {
      const page = (await scene.get(`/security?lng=de&filter=all${after}`)).body
      seen.push(...(page.entries as SecurityEntry[]))
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const times = seen.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(seen.map(({ action }) => action))).toEqual(
      new Set([...seen.map(({ action }) => action), 'booking_step', 'quote_step', 'event_added']),
    )
    const file = await scene.get('/security.csv?lng=de&filter=customers')
    expect(file.status, file.text).toBe(200)
    expect(file.text).toContain('Buchung: Notiz geschrieben')
    expect(file.text).toMatch(/Offerte: Fassung 1 gesendet/)
    expect(file.text).not.toContain('Notiz 3')
  })

  it('is filtered by account', async () => {
    const others = await log(`&who=${randomUUID()}`)
    expect(others).toEqual([])
    expect((await log(`&who=${scene.userId}`)).length).toBeGreaterThan(0)
  })
})
