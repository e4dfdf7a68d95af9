import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
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
