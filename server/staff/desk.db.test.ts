import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import type { Missing } from '#app/routes/staff/missing/missing-api.ts'
import { FIRST_FACTS } from '../messages/site-facts.ts'
import { missingFacts } from '#content/missing-facts.ts'
import { UNCONFIRMED } from '#content/unconfirmed.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { namedCast, eventOf, orderDeps, providerDouble, seedCast } from '#test/orders/order-fixtures.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene

beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

async function givenUp(to: string): Promise<string> {
  const { db } = scene.deps
  const mail = { kind: 'booking', to, language: 'de', payload: {} } as const
  const id = await db.transaction((tx) => enqueueMail(tx, mail))
  const lastError = '550 No such user'
  await db
    .update(outgoingMails)
    .set({ state: 'failed', attempts: 3, lastError })
    .where(eq(outgoingMails.id, id))
  return id
}

it('lists facts that the owner has not given, and in the reader’s language what is unconfirmed', async () => {
  const { body } = await scene.get('/missing?lng=fr')
  expect(body.facts).toEqual(missingFacts(FIRST_FACTS))
  expect(body.unconfirmed[0]).toMatchObject({
    id: UNCONFIRMED[0]?.id,
    statement: UNCONFIRMED[0]?.statement.fr,
  })
  const { missing } = (await scene.get('/overview')).body
  expect(missing).toBe(body.facts.length + body.unconfirmed.length)
})

it('a confirmed statement is no longer missing, until the confirmation is withdrawn', async () => {
  const read = async () => (await scene.get('/missing')).body as Missing
  const missing = async () => (await scene.get('/overview')).body.missing as number
  const before = await missing()
  const id = UNCONFIRMED[1]?.id ?? ''
  const confirm = (confirmed: boolean, seen: number, which = id) =>
    scene.post(`/missing/${which}/confirmation`, { confirmed, seen })
  expect((await confirm(true, 0)).status).toBe(200)
  expect((await read()).unconfirmed.map((each) => each.id)).not.toContain(id)
  expect(await missing()).toBe(before - 1)
  expect((await confirm(false, 0)).body.code).toBe('changed_meanwhile')
  const [confirmed] = (await read()).confirmed
  expect(confirmed?.id).toBe(id)
  expect((await confirm(false, confirmed?.revision ?? 0)).status).toBe(200)
  expect(await missing()).toBe(before)
  expect((await confirm(true, 0, 'nothing')).status).toBe(404)
})

describe('undeliverable mails', () => {
  it('are listed with the reason, queued again with one press, and that is recorded', async () => {
    const id = await givenUp('weg@example.ch')
    expect((await scene.get('/mails')).body.mails).toMatchObject([
      { id, kind: 'booking', recipient: 'weg@example.ch', attempts: 3, reason: '550 No such user' },
    ])
    expect((await scene.get('/overview')).body).toEqual({
      role: 'owner',
      requests: 0,
      overdue: 0,
      mails: 1,
      bookings: 0,
      invoices: 0,
      missing: expect.any(Number),
    })
    const both = await Promise.all([1, 2].map(() => scene.post(`/mails/${id}/sending`)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const [mail] = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
    expect(mail).toMatchObject({ state: 'queued', attempts: 0 })
    expect((await scene.get('/mails')).body.mails).toEqual([])
    const trail = await scene.deps.db.select().from(authAudit).where(eq(authAudit.action, 'mail_sent_again'))
    expect(trail).toMatchObject([{ actorId: scene.userId, detail: { mailId: id } }])
  })

  it('are visible to nobody else', async () => {
    const id = await givenUp('weg@example.ch')
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect((await scene.post(`/mails/${unknown}/sending`)).body.code).toBe('unknown_mail')
    for (const path of ['/mails', '/missing', '/orders', '/overview', '/waiting-bookings'])
      expect((await scene.get(path, '')).status).toBe(401)
    expect((await scene.post(`/mails/${id}/sending`, {}, '')).status).toBe(401)
  })
})

describe('orders', () => {
  it('that were paid are listed with what was bought, newest first; unpaid ones are not', async () => {
    const { db } = scene.deps
    await seedCast(db)
    const deps = orderDeps(db, providerDouble().payments)
    const order = async (items: { variant_id: string; quantity: number }[]) => {
      const urls = { successUrl: 'https://s.test/success', cancelUrl: 'https://s.test/shop' }
      const placed = await placeOrder(deps, { items, ...urls, language: 'de' })
      if (!placed.ok) throw new Error(placed.refusal.code)
      return placed.value.orderId
    }
    const paid = await order([
      { variant_id: namedCast.voucher200, quantity: 2 },
      { variant_id: namedCast.cord, quantity: 1 },
    ])
    await recordPayment(deps, 'testkasse', eventOf(paid, { kind: 'paid', amountCents: 41_200 }))
    await order([{ variant_id: namedCast.aufbruch, quantity: 1 }])
    const { body } = await scene.get('/orders')
    expect([body.previous, body.next]).toEqual([null, null])
    expect(body.orders).toHaveLength(1)
    expect(body.orders[0]).toMatchObject({
      state: 'paid',
      totalCents: 41_200,
      currency: 'chf',
      lines: [{ title: '2 × Titel voucher, Standard' }, { title: '1 × Titel cord, Standard' }],
      test: false,
    })
    const [first] = body.orders[0].vouchers
    expect(body.orders[0].vouchers).toHaveLength(2)
    expect(first).toMatchObject({ amountCents: 20_000, balanceCents: 20_000, voided: false, uses: [] })
    expect((await scene.get(`/orders?after=${body.orders[0].number}`)).body.orders).toEqual([])
    expect((await scene.get('/orders?after=-1')).status).toBe(422)
  })

  it('are in the language of the back office, as long as the catalogue has the product', async () => {
    const { db } = scene.deps
    const deps = orderDeps(db, providerDouble().payments)
    const placed = await placeOrder(deps, {
      items: [
        { variant_id: namedCast.cord, quantity: 1 },
        { variant_id: namedCast.aufbruch, quantity: 1 },
      ],
      successUrl: 'https://s.test/success',
      cancelUrl: 'https://s.test/shop',
      language: 'it',
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    await recordPayment(
      deps,
      'testkasse',
      eventOf(placed.value.orderId, { kind: 'paid', amountCents: 21_200 }),
    )
    const linesIn = async (language: string) => {
      const [order] = (await scene.get(`/orders?lng=${language}`)).body.orders as StaffOrder[]
      return order?.lines.map(({ title }) => title)
    }
    expect(await linesIn('it')).toEqual(['1 × Titolo cord, Standard', '1 × Titolo aufbruch, Standard'])
    expect(await linesIn('de')).toEqual(['1 × Titel cord, Standard', '1 × Titel aufbruch, Standard'])
    await db.execute(`update products set title = '{"de":"Anderes","it":"Altro"}' where id = 'product-cord'`)
    expect(await linesIn('de')).toEqual(['1 × Titolo cord, Standard', '1 × Titel aufbruch, Standard'])
  })
})
