import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { CustomerList } from './customer-list.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

let event: string
let start: number

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  start = scene.deps.clock().getTime()
  event = await scene.event({ days: 30, places: 900 })
  await scene.deps.db.update(events).set({ taken: 900 }).where(eq(events.id, event))
  // Petra booked, ordered and asked, as one person by her address, whatever its case.
  await book(1, {
    name: 'Petra Muster',
    email: 'Petra@Example.ch',
    company: 'Muster AG',
    paidCents: 0,
    payment: 'invoiced',
  })
  await order(2, { customerName: 'Petra Muster', customerEmail: 'petra@example.ch' })
  await ask(5, { name: 'P. Muster', email: 'petra@example.ch' })
  await ask(3, {
    name: 'ärmel',
    email: 'aermel@example.ch',
    details: { company: 'Ärmel GmbH', phone: '041 780 00 00' },
  })
  await book(4, {
    name: '=1+1',
    email: null,
    phone: '+41 79 000 00 21',
    paidCents: 150_00,
    payment: 'invoiced',
  })
  await book(2, { name: 'Otto Ohne', email: null, phone: '079 000 00 21' })
  // Nobody's customers: left at the Testkasse, and advertising.
  await order(9, { customerName: 'Left', customerEmail: 'left@example.ch', paidAt: null, state: 'expired' })
  await ask(9, { name: 'Ad', email: 'ad@example.ch', botSignals: ['trap'] })
})

const at = (minute: number) => new Date(start + minute * 60_000)

async function book(minute: number, more: Partial<typeof bookings.$inferInsert>) {
  const id = randomUUID()
  await scene.deps.db.insert(bookings).values({
    id,
    eventId: event,
    referenceHash: id,
    state: 'confirmed',
    payment: 'paid',
    people: 1,
    language: 'de',
    name: '',
    totalCents: 200_00,
    paidCents: 200_00,
    termsVersion: 'test',
    termsAcceptedAt: at(minute),
    provider: 'testkasse',
    requestHash: id,
    createdAt: at(minute),
    updatedAt: at(minute),
    ...more,
  })
}

async function order(minute: number, more: Partial<typeof orders.$inferInsert>) {
  const id = randomUUID()
  await scene.deps.db.insert(orders).values({
    id,
    referenceHash: id,
    state: 'paid',
    currency: 'chf',
    totalCents: 0,
    language: 'de',
    provider: 'testkasse',
    cancelUrl: '/shop',
    expiresAt: at(minute),
    requestHash: id,
    placedAt: at(minute),
    paidAt: at(minute),
    updatedAt: at(minute),
    ...more,
  })
}

async function ask(minute: number, more: Partial<typeof inquiries.$inferInsert>) {
  const id = randomUUID()
  await scene.deps.db.insert(inquiries).values({
    id,
    referenceHash: id,
    kind: 'contact',
    language: 'de',
    email: '',
    message: 'Wald',
    termsVersion: 'test',
    copied: false,
    contentHash: id,
    createdAt: at(minute),
    answerDueAt: at(minute),
    ...more,
  })
}

async function list(query: Record<string, string> = {}): Promise<CustomerList> {
  const answer = await scene.get(`/customers?${new URLSearchParams({ lng: 'de', ...query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as CustomerList
}
const names = async (query?: Record<string, string>) => (await list(query)).customers.map(({ name }) => name)

async function offer(minute: number, customer: Partial<ReturnType<typeof aQuote>['customer']>) {
  const sample = aQuote({ day: '2027-05-01', validUntil: '2027-04-01' })
  const id = randomUUID()
  await scene.deps.db.insert(quotes).values({
    id,
    referenceHash: id,
    document: { ...sample, customer: { ...sample.customer, ...customer } },
    totalCents: 0,
    validUntil: '2027-04-01',
    createdAt: at(minute),
    updatedAt: at(minute),
  })
  return id
}

async function invoice(minute: number, more: Partial<typeof invoices.$inferInsert>) {
  const id = randomUUID()
  await scene.deps.db.insert(invoices).values({
    id,
    kind: 'invoice',
    state: 'draft',
    referenceHash: id,
    source: 'hand',
    language: 'de',
    email: null,
    recipient: {
      company: '',
      name: '',
      street: '',
      houseNumber: '',
      postalCode: '',
      city: '',
      country: 'CH',
    },
    lines: [],
    totalCents: 100_00,
    dueDays: 30,
    createdAt: at(minute),
    updatedAt: at(minute),
    ...more,
  })
  return id
}

const sent = (sequence: number) => ({
  state: 'sent' as const,
  year: 2026,
  sequence,
  number: `R-2026-${sequence}`,
  issuedOn: '2026-11-23',
  dueOn: '2026-12-23',
  seller: FIRST_COMPANY,
})

describe('the list of all customers', () => {
  it('has everybody once, last active first, with what they have and what is open', async () => {
    const { customers, counts } = await list()
    expect(customers.map(({ name }) => name)).toEqual(['P. Muster', '=1+1', 'ärmel'])
    expect(counts).toEqual({ all: 3, open: 2 })
    expect(customers[0]).toMatchObject({
      email: 'petra@example.ch',
      activeAt: at(5).toISOString(),
      bookings: 1,
      orders: 1,
      requests: 1,
      openCents: 200_00,
    })
    // Without an address a number is a customer, however it is written.
    expect(customers[1]).toMatchObject({ email: null, bookings: 2, openCents: 50_00 })
    expect(customers[2]).toMatchObject({ company: 'Ärmel GmbH', phone: '041 780 00 00', openCents: 0 })
  })

  it('links each row to the page of that customer, with the same sum', async () => {
    for (const { customer, openCents } of (await list()).customers) {
      const { status, body } = await scene.get(`/customers/${customer}`)
      expect(status).toBe(200)
      expect(body.customer.openCents).toBe(openCents)
    }
  })

  it('is sorted by name as people sort, and by the open amount, highest first', async () => {
    expect(await names({ sort: 'name' })).toEqual(['=1+1', 'ärmel', 'P. Muster'])
    expect(await names({ sort: 'active' })).toEqual(['ärmel', '=1+1', 'P. Muster'])
    expect(await names({ filter: 'open' })).toEqual(['P. Muster', '=1+1'])
    expect(await names({ filter: 'open', sort: 'open' })).toEqual(['=1+1', 'P. Muster'])
    expect(await names({ filter: 'open', sort: 'name' })).toEqual(['=1+1', 'P. Muster'])
  })

  it('is searched by every name and address that somebody used, and by telephone', async () => {
    expect(await names({ q: 'muster ag' })).toEqual(['P. Muster'])
    expect(await names({ q: '079 000 00 21' })).toEqual(['=1+1'])
    expect(await names({ q: 'nobody' })).toEqual([])
    expect(await list({ q: 'ärmel', filter: 'open' })).toMatchObject({
      customers: [],
      counts: { all: 1, open: 0 },
    })
  })

  it('refuses an invalid query', async () => {
    expect((await scene.get('/customers?filter=nonsense')).status).toBe(422)
    expect((await scene.get('/customers?sort=email')).status).toBe(422)
    expect((await scene.get('/customers?sort=-open')).status).toBe(422)
    expect((await scene.get('/customers?filter=open&sort=-open')).status).toBe(200)
  })

  it('is a file of what is filtered, in the order that is shown, without formulas', async () => {
    const answer = await scene.get('/customers.csv?sort=name&lng=de')
    expect(answer.status, answer.text).toBe(200)
    const [head, ...rows] = answer.text.trim().split('\r\n')
    expect(head).toMatch(/^\ufeff?Name;Firma;E-Mail;Telefon;Zuletzt aktiv;.*;Offen CHF;Zurückzuzahlen CHF$/)
    expect(rows.map((row) => row.split(';')[0])).toEqual(["'=1+1", 'ärmel', 'P. Muster'])
    expect(rows.map((row) => row.split(';').at(-2))).toEqual(['50.00', '0.00', '200.00'])
  })
})

it('shows everybody once, forwards and backwards, in each order', async () => {
  for (let each = 0; each < 60; each += 1) {
    // Many of the same name simultaneously, each with money open.
    const who = { name: `Gast ${each % 4}`, email: `gast${each}@example.ch` }
    await book(10, { ...who, paidCents: 100_00, payment: 'invoiced' })
    await ask(10, who)
  }
  for (const query of [
    { sort: '-active' },
    { sort: 'active' },
    { sort: 'name' },
    { sort: '-name' },
    { filter: 'open', sort: '-open' },
    { filter: 'open', sort: 'name' },
    { q: 'gast', sort: 'name' },
  ]) {
    const there: string[][] = []
    let last = await list(query)
    for (; ; last = await list({ ...query, after: last.next ?? '' })) {
      there.push(last.customers.map(({ customer }) => customer))
      if (last.next === null) break
    }
    const count = 'q' in query ? 60 : 'filter' in query ? 62 : 63
    expect(new Set(there.flat()).size, JSON.stringify(query)).toBe(count)
    expect(there.flat()).toHaveLength(count)
    const back = await list({ ...query, before: last.previous ?? '' })
    expect(back.customers.map(({ customer }) => customer)).toEqual(there.at(-2))
  }
})

describe('who has only a quote or an invoice', () => {
  const only = (name: string) => list({ q: name })

  it('is a customer too, by address or number, and is found, counted and sorted like all others', async () => {
    await offer(20, { company: 'Zeder AG', name: 'Zita Zeder', email: 'Zita@example.ch' })
    await offer(21, { company: 'Zirbe AG', name: '', email: '', phone: '079 111 22 33' })
    // Nobody's yet.
    await offer(22, { company: 'Zypresse', name: '', email: '', phone: '' })
    const recipient = {
      company: '',
      name: 'Zoe Zunder',
      street: '',
      houseNumber: '',
      postalCode: '',
      city: '',
      country: 'CH',
    }
    await invoice(23, { ...sent(1), email: 'zoe@example.ch', recipient })
    await invoice(24, { email: 'draft@example.ch' })
    const zita = (await only('zeder')).customers
    expect(zita).toMatchObject([{ name: 'Zita Zeder', company: 'Zeder AG', quotes: 1, invoices: 0 }])
    expect((await only('zirbe')).customers).toMatchObject([
      { name: 'Zirbe AG', email: null, phone: '079 111 22 33' },
    ])
    expect((await only('zunder')).customers).toMatchObject([
      { name: 'Zoe Zunder', invoices: 1, openCents: 100_00 },
    ])
    expect((await only('zypresse')).customers).toEqual([])
    expect((await names()).slice(0, 3)).toEqual(['Zoe Zunder', 'Zirbe AG', 'Zita Zeder'])
    expect((await names({ sort: '-name' })).slice(0, 3)).toEqual(['Zoe Zunder', 'Zita Zeder', 'Zirbe AG'])
    expect(await names({ filter: 'open', q: 'zunder' })).toEqual(['Zoe Zunder'])
    for (const { customer } of [...zita, ...(await only('zunder')).customers])
      expect((await scene.get(`/customers/${customer}`)).status).toBe(200)
  })

  it('stays one with what they book later', async () => {
    await book(30, { name: 'Zita Zeder-Muster', email: 'zita@example.ch' })
    expect((await only('zeder')).customers).toMatchObject([
      { name: 'Zita Zeder-Muster', bookings: 1, quotes: 1 },
    ])
  })
})
