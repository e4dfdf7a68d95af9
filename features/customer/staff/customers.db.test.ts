import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { erasePerson } from '#features/privacy/http/privacy-routes.ts'
import { issueBookingVoucher } from '#features/voucher/issue-booking-voucher.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

const PETRA = {
  name: 'Petra Muster',
  email: 'petra@example.ch',
  phone: '079 000 00 21',
  company: 'Muster AG',
}

async function customer(ref: string) {
  const { status, body } = await scene.get(`/customers/${ref}`)
  expect(status).toBe(200)
  return body.customer
}

it('shows all bookings of an address with amounts due, notes and mails, by any of them', async () => {
  const [first, second] = [await scene.event({ days: 20 }), await scene.event({ days: 30 })]
  const one = await scene.booked(first, { ...PETRA, people: 2 })
  const two = await scene.booked(second, { ...PETRA, email: 'Petra@Example.ch' })
  await scene.post(`/bookings/${one.booking.id}/note`, { note: 'Ruft lieber an.' })
  await scene.post(`/bookings/${two.booking.id}/payment`, { cents: 200_00, means: 'cash' })
  for (const { booking } of [one, two]) {
    const file = await customer(`booking.${booking.id}`)
    expect(file).toMatchObject({
      name: 'Petra Muster',
      company: 'Muster AG',
      phone: '079 000 00 21',
      address: 'Musterweg 1, 6330 Cham',
      openCents: 400_00,
      paidCents: 200_00,
      events: 2,
      doubles: [],
    })
    const kinds = file.rows.map(({ kind }: { kind: string }) => kind).toSorted()
    expect(kinds).toEqual(['booking', 'booking', 'mail', 'mail', 'note'])
  }
})

it('shows orders and the balance of their vouchers', async () => {
  const email = 'kauft@example.ch'
  const { id } = await scene.voucher({ kind: 'value', amountCents: 120_00 })
  const { rows } = await scene.test.database.$client.query(
    'select l.order_id as id from vouchers v join order_lines l on l.id = v.order_line_id where v.id = $1',
    [id],
  )
  const orderId: string = rows[0].id
  await scene.deps.db
    .update(orders)
    .set({ customerName: 'Kauft Gern', customerEmail: email, paidAt: scene.deps.clock() })
    .where(eq(orders.id, orderId))
  expect((await scene.deps.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).length).toBe(
    1,
  )
  expect(await customer(`order.${orderId}`)).toMatchObject({
    name: 'Kauft Gern',
    creditCents: 120_00,
    paidCents: 200_00,
    openCents: 0,
    rows: [{ kind: expect.any(String) }, { kind: expect.any(String) }],
  })
})

it('counts an order on invoice by the payments of its invoice, and shows the notes of staff', async () => {
  const email = 'aufrechnung@example.ch'
  const { id } = await scene.voucher({ kind: 'value', amountCents: 200_00 })
  const { rows } = await scene.test.database.$client.query(
    'select l.order_id as id, o.number from vouchers v join order_lines l on l.id = v.order_line_id join orders o on o.id = l.order_id where v.id = $1',
    [id],
  )
  const [{ id: orderId, number }] = rows
  const invoiceId = randomUUID()
  await scene.post('/invoices', { id: invoiceId, language: 'de' })
  const draft = { ...SAMPLE_DRAFT_INPUT, email }
  const { revision } = (await scene.post(`/invoices/${invoiceId}`, { draft, seen: 1 })).body
  await scene.post(`/invoices/${invoiceId}/sending`, { seen: revision })
  await scene.deps.db
    .update(orders)
    .set({ customerName: 'Auf Rechnung', customerEmail: email, state: 'invoiced', paidAt: null, invoiceId })
    .where(eq(orders.id, orderId))
  await scene.post(`/orders/${number}/notes`, { id: randomUUID(), note: 'Will zwei Pakete.' })
  expect((await scene.get('/search?q=auf%20rechnung')).body.hits).toMatchObject([
    { kind: 'customer', name: 'Buchhaltung', orders: 1 },
    { kind: 'order', number },
    { kind: 'voucher', name: 'Auf Rechnung' },
    { kind: 'invoice', id: invoiceId },
  ])
  const file = await customer(`order.${orderId}`)
  expect(file).toMatchObject({ paidCents: 0, openCents: 1_400_00 })
  expect(file.rows).toContainEqual(
    expect.objectContaining({ kind: 'note', of: 'order', text: 'Will zwei Pakete.' }),
  )
  await scene.post(`/invoices/${invoiceId}/payment`, {
    id: randomUUID(),
    cents: 1_400_00,
    paidOn: swissTime(scene.deps.clock()).day,
    way: 'transfer',
    note: '',
  })
  expect(await customer(`order.${orderId}`)).toMatchObject({ paidCents: 1_400_00, openCents: 0 })
})

it('shows a voucher that was given in place of a booking’s money', async () => {
  const { booking } = await scene.booked(await scene.event(), {
    name: 'Gut Schein',
    email: 'gutschein@example.ch',
  })
  const { db, key, clock } = scene.deps
  const issued = { bookingId: booking.id, amountCents: 150_00, test: false, now: clock(), years: 10 }
  await db.transaction((tx) => issueBookingVoucher(tx, key, issued))
  const file = await customer(`booking.${booking.id}`)
  expect(file).toMatchObject({ creditCents: 150_00 })
  expect(file.rows).toContainEqual(
    expect.objectContaining({ kind: 'voucher', way: 'credited', restCents: 150_00 }),
  )
})

it('shows vouchers that somebody bought, received and redeemed, each with the other side', async () => {
  const [giver, holder] = ['schenkt@example.ch', 'bekommt@example.ch']
  const voucher = await scene.voucher({ kind: 'value', amountCents: 150_00 })
  await scene.sellVoucher(voucher.id, {
    name: 'Schenkt Gern',
    email: giver,
    gift: { recipient: 'Bekommt Gern', email: 'Bekommt@Example.ch' },
  })
  const kept = await scene.voucher({ kind: 'value', amountCents: 60_00 })
  await scene.sellVoucher(kept.id, { name: 'Schenkt Gern', email: giver })
  const event = await scene.event({ places: 10 })
  const { booking } = await scene.booked(event, {
    name: 'Bekommt Gern',
    email: holder,
    voucher: voucher.code,
  })
  const spent = booking.voucherCents
  expect(spent).toBe(150_00)

  const file = await customer(`booking.${booking.id}`)
  expect(file.rows.filter(({ kind }: { kind: string }) => kind.startsWith('voucher'))).toEqual([
    expect.objectContaining({
      kind: 'voucher_use',
      id: voucher.id,
      cents: spent,
      paid: 'booking',
      number: String(booking.number),
    }),
    expect.objectContaining({
      kind: 'voucher',
      id: voucher.id,
      way: 'received',
      name: 'Schenkt Gern',
      restCents: 0,
      standing: 'used_up',
    }),
  ])
  const [order] = await scene.deps.db.select().from(orders).where(eq(orders.customerEmail, giver)).limit(1)
  const bought = await customer(`order.${order?.id}`)
  expect(
    bought.rows
      .filter(({ kind }: { kind: string }) => kind === 'voucher')
      .map(({ id, way, name }: { id: string; way: string; name: string | null }) => [id, way, name])
      .toSorted(),
  ).toEqual(
    [
      [voucher.id, 'bought', 'Bekommt Gern'],
      [kept.id, 'bought', null],
    ].toSorted(),
  )
  // What was sent to somebody else is theirs.
  expect(bought.creditCents).toBe(60_00)
})

it('without an address a number is a customer, and the same number under an address may be the same person', async () => {
  const event = await scene.event()
  const form = {
    eventId: event,
    people: 1,
    name: 'Otto Ohne',
    email: '',
    phone: '+41 79 555 44 33',
    way: 'door',
    language: 'fr',
  }
  const { body } = await scene.post('/bookings', { key: randomUUID(), form })
  const other = await scene.booked(event, {
    name: 'Otto Mit',
    email: 'otto@example.ch',
    phone: '079 555 44 33',
  })
  const file = await customer(`booking.${body.id}`)
  expect(file).toMatchObject({ name: 'Otto Ohne', email: null, language: 'fr', openCents: 200_00, events: 1 })
  expect(file.rows).toHaveLength(1)
  expect(file.doubles).toMatchObject([{ name: 'Otto Mit', email: 'otto@example.ch' }])
  expect((await customer(`booking.${other.booking.id}`)).doubles).toMatchObject([
    { name: 'Otto Ohne', email: null },
  ])
})

it('finds nobody by an unknown id, and is closed to guides', async () => {
  for (const ref of [
    `booking.${randomUUID()}`,
    'booking.x',
    'nobody',
    `account.${randomUUID()}`,
    `order.${randomUUID()}`,
  ])
    expect((await scene.get(`/customers/${ref}`)).body.code, ref).toBe('unknown_customer')
  const guide = await scene.staff('guide')
  expect((await scene.get(`/customers/booking.${randomUUID()}`, guide.token)).body.code).toBe('no_permission')
})

async function aCustomer(name: string, bookings = 1) {
  const email = `${randomUUID()}@example.ch`
  const made = []
  for (let n = 0; n < bookings; n += 1)
    made.push((await scene.booked(await scene.event(), { name, email })).booking)
  return { name, email, ref: `booking.${made[0]?.id}`, bookings: made }
}

const emailOf = async (id = '') => (await scene.stored(id))?.email
const lastCorrection = async () => (await scene.logOf('customer_email_corrected'))[0]

it('an address that somebody else has is refused until both were shown and an owner agrees', async () => {
  const [one, other] = [await aCustomer('Ute Eins', 2), await aCustomer('Uwe Zwei')]
  const taken = other.email.toUpperCase()
  const refused = await scene.post(`/customers/${one.ref}/email`, { email: taken })
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      statusCode: 409,
      code: 'address_of_another',
      customers: [
        { name: 'Ute Eins', email: one.email, phone: null, bookings: 2, orders: 0, others: 0 },
        { name: 'Uwe Zwei', email: other.email, phone: null, bookings: 1, orders: 0, others: 0 },
      ],
    },
  ])
  for (const unite of [false, undefined])
    expect((await scene.post(`/customers/${one.ref}/email`, { email: taken, unite })).status).toBe(409)
  expect(await emailOf(one.bookings[0]?.id)).toBe(one.email)

  const agreed = await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  expect(agreed.status).toBe(200)
  for (const { id } of one.bookings) expect(await emailOf(id)).toBe(other.email)
  expect((await lastCorrection())?.detail).toEqual({
    customer: one.ref,
    before: one.email,
    after: other.email,
    united: 1,
  })
})

it('the office is shown both, and may not make them one', async () => {
  const { token } = await scene.staff('office')
  const [one, other] = [await aCustomer('Olga Eins'), await aCustomer('Otto Zwei')]
  const path = `/customers/${one.ref}/email`
  const refused = await scene.post(path, { email: other.email }, token)
  expect(refused.body).toMatchObject({ code: 'address_of_another', customers: [{}, { name: 'Otto Zwei' }] })
  const insisted = await scene.post(path, { email: other.email, unite: true }, token)
  expect([insisted.status, insisted.body.code]).toEqual([403, 'no_permission'])
  expect(await emailOf(one.bookings[0]?.id)).toBe(one.email)
  const free = `${randomUUID()}@example.ch`
  expect((await scene.post(path, { email: free }, token)).status).toBe(200)
})

it('an address that nobody has, or their own in other letters, asks nothing', async () => {
  const one = await aCustomer('Ida Allein')
  for (const email of [one.email.toUpperCase(), `${randomUUID()}@example.ch`])
    expect((await scene.post(`/customers/${one.ref}/email`, { email })).status, email).toBe(200)
  expect((await lastCorrection())?.detail).not.toHaveProperty('united')
})

it('the addresses in the log go when either person is erased', async () => {
  const [one, other] = [await aCustomer('Eva Eins'), await aCustomer('Emil Zwei')]
  await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  const erasing = { ...scene.deps, attachments: attachmentsInMemory, mailFolder: '/nowhere' }
  await erasePerson(erasing, { email: one.email.toUpperCase(), language: 'de' })
  expect((await lastCorrection())?.detail).toEqual({ customer: one.ref, united: 1 })
})

it('whoever was promised no reminders gets none at the common address either', async () => {
  const [one, other] = [await aCustomer('Ute Drei'), await aCustomer('Uwe Vier')]
  const sent = async (bookingId = '') => {
    const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: bookingId })).body
    const { invoice } = (await scene.get(`/invoices/${id}`)).body
    expect((await scene.post(`/invoices/${id}/sending`, { seen: invoice.revision })).status).toBe(200)
    return id as string
  }
  const stopped = async (id: string) => (await scene.get(`/invoices/${id}`)).body.invoice.remindersStopped
  const [promised, moved] = [await sent(other.bookings[0]?.id), await sent(one.bookings[0]?.id)]
  await scene.post(`/invoices/${promised}/reminder-stop`, { stopped: true })
  expect(await stopped(moved)).toBe(false)
  const united = await scene.post(`/customers/${one.ref}/email`, { email: other.email, unite: true })
  expect(united.status).toBe(200)
  expect([await stopped(promised), await stopped(moved)]).toEqual([true, true])
})
