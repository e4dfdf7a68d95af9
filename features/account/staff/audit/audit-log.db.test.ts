import { randomUUID } from 'node:crypto'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import type { AuditedChange, SecurityEntry } from '#features/account/security/security-log.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { EditableEvent } from '#features/calendar/staff/staff-event.ts'
import type { EditedProduct, StaffProduct } from '#features/catalog/staff/staff-product.ts'
import type { EditedField, EditedPage } from '#features/messages/edited-message.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { nameSubjects } from './audit-subjects.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCatalog(scene.deps.db)
})
beforeEach(() => scene.deps.db.execute(sql`delete from auth_audit`))

async function log(query = ''): Promise<SecurityEntry[]> {
  const { status, body } = await scene.get(`/security?lng=de${query}`)
  expect(status).toBe(200)
  return body.entries as SecurityEntry[]
}

async function changesOf(entry: SecurityEntry | undefined): Promise<AuditedChange[]> {
  const { status, body } = await scene.get(`/security/${entry?.id}?lng=de`)
  expect(status).toBe(200)
  return body.changes as AuditedChange[]
}

async function variantOf(product: string) {
  const { products } = (await scene.get('/products?lng=de')).body as { products: StaffProduct[] }
  const [variant] = products.find(({ id }) => id === product)?.variants ?? []
  if (!variant) throw new Error('no such product')
  return variant
}

let price = 20_500

/** A price of a service and the stock of a product. */
async function workADay(): Promise<void> {
  const { today } = (await scene.get('/prices')).body as { today: string }
  const prices = (await scene.get('/prices')).body as { services: { id: string; revision: number }[] }
  const seen = prices.services.find(({ id }) => id === 'aufbruch')?.revision ?? 0
  expect(
    (await scene.post('/prices/aufbruch', { cents: [(price += 500)], fromDay: today, seen })).status,
  ).toBe(200)
  const variant = await variantOf('peilkompass')
  const pieces = { kind: 'received', pieces: 3, note: 'Lieferung', seen: variant.stock?.onHand ?? 0 }
  expect((await scene.post(`/variants/${variant.id}/stock`, pieces)).status).toBe(200)
}

describe('the audit log', () => {
  it('names invoices, and is searched by their number; reminders and discarded drafts are in it', async () => {
    const { day } = swissTime(scene.deps.clock())
    const written = async () => {
      const id = randomUUID()
      await scene.post('/invoices', { id, language: 'de' })
      await scene.post(`/invoices/${id}`, { draft: { ...SAMPLE_DRAFT_INPUT, dueDays: 1 }, seen: 1 })
      return id
    }
    const [id, draft] = [await written(), await written()]
    expect((await scene.post(`/invoices/${id}/sending`, { seen: 2 })).status).toBe(200)
    await scene.post(`/invoices/${draft}/discarding`)
    await scene.post(`/invoices/${draft}/discarding`)
    const payment = { id: randomUUID(), cents: 12_34, paidOn: day, way: 'transfer', note: '' }
    await scene.post(`/invoices/${id}/payment`, payment)
    await scene.post(`/invoices/${id}/resending`)
    await scene.post(`/invoices/${id}/reminder-hold`, { held: true })
    const { number } = (await scene.get(`/invoices/${id}`)).body.invoice
    const found = await log(`&q=${number}`)
    expect(found.map(({ action }) => action).toSorted()).toEqual([
      'invoice_paid',
      'invoice_reminders_set',
      'invoice_sent',
      'invoice_sent_again',
    ])
    for (const entry of found) expect(entry.thing).toEqual({ kind: 'invoice', id, name: number })
    const paid = found.find(({ action }) => action === 'invoice_paid')
    expect(await changesOf(paid)).toMatchObject([{ before: null, after: expect.stringContaining('12.34') }])
    expect((await log()).filter(({ action }) => action === 'invoice_discarded')).toHaveLength(1)
    expect((await scene.get('/security.csv?lng=de')).text).toContain(`Rechnung ${number}`)
  })

  it('has states and notes of requests, notes of orders, and who wrote them, never their text', async () => {
    await sendInquiry(scene.deps, inquiryInput({ email: 'log@example.ch' }))
    const [request] = await scene.deps.db.select().from(inquiries)
    const { id = '', number } = request ?? {}
    await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
    await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
    await scene.post(`/inquiries/${id}/notes`, { note: 'Ist krank.' })
    await scene.voucher({ kind: 'value', amountCents: 50_00 })
    const [order] = await scene.deps.db.select().from(orders)
    await scene.post(`/orders/${order?.number}/notes`, { id: randomUUID(), note: 'Klingelt nicht.' })
    const entries = await log(`&q=${number}`)
    const subject = { kind: 'request', id, name: String(number) }
    expect(entries).toMatchObject([
      { action: 'request_noted', thing: subject },
      { action: 'request_changed', thing: subject },
    ])
    expect(await changesOf(entries[1])).toMatchObject([{ before: 'offen', after: 'beantwortet' }])
    expect((await log()).map(({ action }) => action)).toContain('order_noted')
    const kept = await scene.deps.db.execute(sql`select detail::text as detail from auth_audit`)
    expect(JSON.stringify(kept.rows)).not.toMatch(/krank|Klingelt/)
  })

  it('shows what was changed, before and after', async () => {
    await workADay()
    const entries = await log()
    const stock = entries.find(({ action }) => action === 'stock_changed')
    expect(stock).toMatchObject({ thing: { kind: 'product', id: 'peilkompass' }, hasChanges: true })
    expect(stock?.thing?.name).toMatch(/kompass/i)
    const [pieces] = await changesOf(stock)
    expect(pieces?.label).toBe('Bestand (Lieferung)')
    expect(Number(pieces?.after) - Number(pieces?.before)).toBe(3)
    const planned = entries.find(({ action }) => action === 'price_planned')
    expect(planned).toMatchObject({ thing: { kind: 'service', id: 'aufbruch' }, hasChanges: true })
    expect(await changesOf(planned)).toMatchObject([{ before: 'CHF\u00a0200.00', after: 'CHF\u00a0210.00' }])
  })

  it('shows what was written into an event, and not what followed from it', async () => {
    const { id } = (await scene.post('/events', scene.input(20, { places: 8 }))).body as { id: string }
    const { event } = (await scene.get(`/events/${id}`)).body as { event: EditableEvent }
    const body = { seen: event.updatedAt, input: scene.input(20, { places: 10 }), agreed: true }
    expect((await scene.call('PUT', `/events/${id}`, body)).status).toBe(200)
    const [changed] = await log('&filter=daily_work')
    expect(changed).toMatchObject({ action: 'event_changed', thing: { kind: 'event', id } })
    expect(await changesOf(changed)).toEqual([{ label: 'Plätze', before: '8', after: '10' }])
  })

  it('shows texts, facts and products before and after', async () => {
    const page = (await scene.get('/texts/philosophy')).body as EditedPage
    const field = page.fields.find(({ path }) => path === 'title')
    if (!field) throw new Error('no title')
    const { namespace, path } = field
    const draft = { namespace, path, language: 'de', value: 'Wie wir denken', seen: 0 }
    const { field: saved } = (await scene.post('/texts/philosophy/drafts', draft)).body as {
      field: EditedField
    }
    const published = { language: 'de', seen: saved.languages.de.revision }
    expect((await scene.post('/texts/philosophy/publications', published)).status).toBe(200)
    const company = { value: { ...FIRST_COMPANY, phone: '+41 41 784 10 10' }, seen: 0 }
    expect((await scene.post('/company/company', company)).status).toBe(200)
    const statement = UNCONFIRMED[0]?.id ?? ''
    expect(
      (await scene.post(`/missing/${statement}/confirmation`, { confirmed: true, seen: 0 })).status,
    ).toBe(200)
    const product = (await scene.get('/products/plane')).body as EditedProduct
    const title = { ...product.document.title, de: 'Plane, leicht' }
    const change = { document: { ...product.document, title }, seen: product.seen }
    expect((await scene.post('/products/plane', change)).status).toBe(200)

    const entries = await log('&filter=content')
    const of = (action: string) => entries.find((entry) => entry.action === action)
    expect(of('texts_published')?.thing).toEqual({ kind: 'page', id: 'philosophy', name: null })
    expect(await changesOf(of('texts_published'))).toEqual([
      { label: 'Deutsch', before: field.languages.de.text, after: 'Wie wir denken' },
    ])
    const facts = entries.filter(({ action }) => action === 'fact_published')
    const about = (part: string) =>
      facts.find(({ thing: subject }) => subject?.kind === 'part' && subject.id === part)
    expect(await changesOf(about('missing'))).toEqual([
      { label: UNCONFIRMED[0]?.statement.de, before: null, after: 'Bestätigt' },
    ])
    expect(await changesOf(about('company'))).toEqual([
      { label: 'Telefon', before: FIRST_COMPANY.phone, after: '+41 41 784 10 10' },
    ])
    expect(await changesOf(of('product_changed'))).toEqual([
      { label: 'Titel (Deutsch)', before: product.document.title.de, after: 'Plane, leicht' },
    ])
  })

  it('is searched by names, numbers and words, and filtered by account', async () => {
    await workADay()
    const found = async (query: string) => (await log(query)).map(({ action }) => action)
    expect(await found('&q=kompass')).toEqual(['stock_changed'])
    expect(await found('&q=Aufbruch')).toContain('price_planned')
    expect(await found('&q=Bestand')).toEqual(['stock_changed'])
    expect(await found('&q=niemand-hat-das')).toEqual([])
    expect(await found(`&who=${scene.userId}`)).toContain('stock_changed')
    expect(await found(`&who=${crypto.randomUUID()}`)).toEqual([])
    expect(await found(`&q=kompass&filter=money`)).toEqual([])
    expect((await scene.get(`/security?q=${'x'.repeat(101)}`)).status).toBe(422)
  })

  it('is sorted by time both ways, also in its file, and by nothing else', async () => {
    await workADay()
    const newest = (await log()).map(({ id }) => id)
    expect(newest.length).toBeGreaterThan(1)
    expect((await log('&sort=-at')).map(({ id }) => id)).toEqual(newest)
    expect((await log('&sort=at')).map(({ id }) => id)).toEqual(newest.toReversed())
    const rowsOf = async (sort: string) =>
      (await scene.get(`/security.csv?lng=de&filter=content&sort=${sort}`)).text.trim().split('\r\n').slice(1)
    const rows = await rowsOf('-at')
    expect(rows.length).toBeGreaterThan(1)
    expect(await rowsOf('at')).toEqual(rows.toReversed())
    expect((await scene.get('/security?sort=who')).status).toBe(422)
  })

  it('is exported as CSV, and logs the export', async () => {
    await workADay()
    const { status, text, headers } = await scene.get('/security.csv?lng=de&q=kompass')
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/protokoll-\d{4}-\d\d-\d\d\.csv/)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/Bestand geändert/)
    expect((await log('&filter=exports')).map(({ action }) => action)).toEqual(['audit_exported'])
  })

  it('has no entry that does not exist, or is older than its range', async () => {
    expect((await scene.get(`/security/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await scene.get('/security/nonsense')).status).toBe(404)
    await workADay()
    const [entry] = await log()
    await scene.deps.db.execute(sql`update auth_audit set at = at - interval '731 days'`)
    expect((await scene.get(`/security/${entry?.id}`)).status).toBe(404)
  })
})

it('names and links what a row is about, also of a noun it knows nothing of', async () => {
  const reading = { db: scene.deps.db, site: FILE_MESSAGES, language: 'de' } as const
  expect(
    await nameSubjects(reading, [{ ropeId: 'r1', name: 'Seil 30 m' }, { ropeId: 'r1' }, { name: 'Seil' }]),
  ).toEqual([{ kind: 'rope', id: 'r1', name: 'Seil 30 m' }, null, null])
})
