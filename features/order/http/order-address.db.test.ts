import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { purgeOrders } from '#features/order/database/order-personal-data.server.ts'
import { orderAddressChanges } from '#features/order/database/parcel.tables.server.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { namedCast, paidOrder, seedCast } from '#test/orders/order-fixtures.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { drawOrderLabel, drawOrderSlip } from '#features/order/staff/draw-order-paper.server.ts'

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  await seedCast(scene.deps.db)
})

const FIRST = ['Lia Bernasconi', 'Via Nassa 1', '6900 Lugano']
const RIGHT = {
  name: 'Lia Bernasconi-Keller',
  street: 'Via Nassa 11',
  postalCode: '6901',
  city: 'Lugano',
  country: 'CH',
}

async function paid(pieces: number) {
  const { orderId, number } = await paidOrder(scene.deps.db, [[namedCast.cord, pieces]])
  const page = async () => (await scene.get(`/orders/${number}?lng=de`)).body.page as StaffOrderPage
  const lineId = (await page()).lines[0]?.id ?? ''
  return {
    orderId,
    number,
    page,
    correct: (address: object = RIGHT, more: object = {}) =>
      scene.post(`/orders/${number}/address`, { id: randomUUID(), address, seen: 0, ...more }),
    async send(quantity: number): Promise<string> {
      const id = randomUUID()
      const parcel = { id, carrier: null, trackingNumber: null, lines: [{ lineId, quantity }] }
      expect((await scene.post(`/orders/${number}/parcels`, parcel)).status).toBe(200)
      return id
    },
  }
}

/** The lines of the address on what is drawn. */
async function addressOn(number: number, parcelId?: string): Promise<{ slip: unknown; label: unknown }> {
  const drawn: Record<string, unknown> = {}
  const drawing: Drawing = {
    draw: async (request) => {
      if (request.kind === 'packing-slip' || request.kind === 'address-label')
        drawn[request.kind] = request.input[0].address
      return { filename: '', content: Buffer.alloc(0), contentType: 'application/pdf' }
    },
    close: async () => {},
  }
  const deps = { db: scene.deps.db, clock: scene.deps.clock, drawing, company: FIRST_COMPANY }
  await drawOrderSlip(deps, number, { parcelId })
  await drawOrderLabel(deps, number)
  return { slip: drawn['packing-slip'], label: drawn['address-label'] }
}

it('a corrected address is on the papers of parcels not sent yet; sent parcels keep theirs', async () => {
  const { number, send, correct, page } = await paid(3)
  const first = await send(1)
  scene.later(1)
  expect((await correct()).status).toBe(200)
  const right = ['Lia Bernasconi-Keller', 'Via Nassa 11', '6901 Lugano']
  expect(await addressOn(number)).toEqual({ slip: right, label: right })
  scene.later(1)
  const second = await send(1)
  expect((await correct({ ...RIGHT, street: 'Via Nassa 12' }, { seen: 1 })).status).toBe(200)
  expect((await addressOn(number, first)).slip).toEqual(FIRST)
  expect((await addressOn(number, second)).slip).toEqual(right)
  const { address, addressChanges, history } = await page()
  expect([address?.street, addressChanges]).toEqual(['Via Nassa 12', 2])
  expect(history.filter(({ what }) => what === 'address_corrected')).toHaveLength(2)
})

it('the correction is logged with before and after', async () => {
  const { number, correct } = await paid(1)
  await correct()
  const { entries } = (await scene.get('/security?lng=de')).body
  const entry = entries.find(
    ({ action, thing: subject }: { action: string; thing: { id: string } | null }) =>
      action === 'order_address_corrected' && subject?.id === String(number),
  )
  expect(entry.hasChanges).toBe(true)
  const { changes } = (await scene.get(`/security/${entry.id}?lng=de`)).body
  expect(changes).toEqual([
    { label: 'Name', before: 'Lia Bernasconi', after: 'Lia Bernasconi-Keller' },
    { label: 'Strasse', before: 'Via Nassa 1', after: 'Via Nassa 11' },
    { label: 'Postleitzahl', before: '6900', after: '6901' },
  ])
})

it('submitted twice it is corrected once, and the second of two different corrections is refused', async () => {
  const { correct, page } = await paid(1)
  const id = randomUUID()
  const both = await Promise.all([correct(RIGHT, { id }), correct(RIGHT, { id })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await correct({ ...RIGHT, street: 'Via Nassa 12' }, { id })).body.code).toBe('request_key_reused')
  expect((await page()).addressChanges).toBe(1)
  const late = await correct({ ...RIGHT, city: 'Lugano 1' })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  const rivals = ['Lugano 2', 'Lugano 3'].map((city) => correct({ ...RIGHT, city }, { seen: 1 }))
  expect((await Promise.all(rivals)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await page()).addressChanges).toBe(2)
  // Saved as it stands: nothing to record.
  const { address } = await page()
  expect((await correct(address ?? {}, { seen: 2 })).status).toBe(200)
  expect((await page()).addressChanges).toBe(2)
})

it('is refused once everything has been sent, and for an invalid address', async () => {
  const { number, correct, send } = await paid(1)
  for (const wrong of [{ postalCode: '690' }, { name: ' ' }, { country: 'DE' }, { street: 'a\u0000b\nc' }])
    expect((await correct({ ...RIGHT, ...wrong })).status).toBe(422)
  await send(1)
  const refused = await correct()
  expect([refused.status, refused.body.code]).toEqual([409, 'nothing_to_send'])
  expect((await addressOn(number)).label).toEqual(FIRST)
})

it('is deleted with the data of its buyer', async () => {
  const { orderId, correct } = await paid(1)
  await correct()
  const { db, clock } = scene.deps
  await purgeOrders(db, new Date(clock().getTime() + 1000), 1000)
  const left = await db.select().from(orderAddressChanges).where(eq(orderAddressChanges.orderId, orderId))
  expect(left).toEqual([])
})

it('a mail sent again goes to the corrected e-mail address of the buyer', async () => {
  const { orderId, send } = await paid(2)
  await send(1)
  const { db } = scene.deps
  await db.update(outgoingMails).set({ state: 'sent' })
  const customer = `/customers/order.${orderId}/email`
  expect((await scene.post(customer, { email: 'richtig@example.ch' })).status).toBe(200)
  const [mail] = (await db.select().from(outgoingMails)).filter(
    ({ kind, payload }) => kind === 'order-sent' && payload['orderId'] === orderId,
  )
  expect((await scene.post(`/mails/${mail?.id}/repetition`)).status).toBe(200)
  const queued = await db.select().from(outgoingMails).where(eq(outgoingMails.state, 'queued'))
  const notified = queued.filter(({ payload }) => payload['orderId'] === orderId)
  expect(notified.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
    ['order-confirmed', 'richtig@example.ch'],
    ['order-sent', 'richtig@example.ch'],
  ])
})
