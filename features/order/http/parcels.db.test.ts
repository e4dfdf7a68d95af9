import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderParcels } from '#features/order/database/parcel.tables.server.ts'
import { type ParcelRequest, sendParcel } from '#features/order/parcels/send-parcel.server.ts'
import { takeBackParcel } from '#features/order/parcels/take-back-parcel.server.ts'
import { fulfilMailedOrders, fulfilOrder } from '#features/order/staff/fulfil-order.server.ts'
import { listOrdersToSend } from '#features/order/staff/list-orders-to-send.server.ts'
import { addOrderNote } from '#features/order/staff/order-notes.server.ts'
import { accept } from '#kernel/result.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { setOrderScene } from '#test/orders/order-scene.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { drawOrderLabel, drawOrderSlip } from '#features/order/staff/draw-order-paper.server.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'
import { readOrder } from './read-order.ts'

const scene = setOrderScene()
const { paid } = scene

const parcel = (lineId: string, quantity: number, more: Partial<ParcelRequest> = {}): ParcelRequest => ({
  decision: randomUUID(),
  carrier: null,
  trackingNumber: null,
  lines: [{ lineId, quantity }],
  ...more,
})
const send = (number: number, input: ParcelRequest, record?: () => Promise<void>) =>
  sendParcel(scene.deps, scene.call(number, input, record))
const takeBack = (number: number, id: string, record?: () => Promise<void>) =>
  takeBackParcel(scene.deps, scene.call(number, { parcel: id }, record))
const fulfil = (number: number) => fulfilOrder(scene.deps, scene.call(number))
const mails = () => scene.mails('order-sent')
const pageOf = (number: number, language: 'de' | 'it' = 'de') =>
  readOrderPage(
    { db: scene.db, now: scene.now, language, mailKinds: ['order-confirmed', 'order-sent'] },
    number,
  )

/** Sends the mail of a parcel; the server is there or dead. */
async function post(id: string, isUp = true) {
  const sent: string[] = []
  const deliver = sendQueuedMail(
    {
      database: scene.db,
      clock: () => scene.now,
      renderMail: scene.renderMail(),
      log: { info() {}, warn() {}, error() {} } as never,
      mailer: {
        send: async (mail: { subject: string; text: string }) => {
          if (!isUp) throw new Error('ECONNREFUSED')
          sent.push(`${mail.subject}\n${mail.text}`)
          return { ok: true, value: {} }
        },
      } as never,
    },
    id,
  )
  if (isUp) await deliver
  else await expect(deliver).rejects.toThrow('ECONNREFUSED')
  return sent[0]
}

describe('an order in two parcels', () => {
  it('is partly sent, then sent; each mail states what is in it and what is still to come', async () => {
    const { orderId, number, lineOf } = await paid([
      [namedCast.compass, 1],
      [namedCast.cord, 3],
    ])
    const [compass, cord] = [lineOf(namedCast.compass), lineOf(namedCast.cord)]
    const tracked = { carrier: 'post' as const, trackingNumber: '99.00.123456.12345678' }
    const one = (lineId: string) => ({ lineId, quantity: 1 })
    const first = parcel(compass, 1, { ...tracked, lines: [one(compass), one(cord)] })
    expect(await send(number, first)).toEqual({ ok: true, value: { position: 1 } })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'paid', fulfilledAt: null })
    expect(await listOrdersToSend(scene.db)).toMatchObject([{ number }])
    expect((await pageOf(number))?.unsent).toEqual([{ lineId: cord, quantity: 2 }])

    const second = parcel(cord, 2)
    expect(await send(number, second)).toMatchObject({ value: { position: 2 } })
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'fulfilled', fulfilledAt: scene.now })
    expect(await listOrdersToSend(scene.db)).toEqual([])

    const waiting = await mails()
    expect(waiting).toMatchObject([{ language: 'it' }, { language: 'it' }])
    const idOf = (parcelId: string) =>
      waiting.find(({ payload }) => payload['parcelId'] === parcelId)?.id ?? ''
    const text = await post(idOf(first.decision))
    expect(text).toContain(`Il pacco 1 del Suo ordine ${number}`)
    expect(text).toContain('Titolo compass, Standard: 1 pezzo')
    expect(text).toContain('Deve ancora arrivare\nTitolo cord, Standard: 2 pezzi')
    expect(text).toContain('formattedParcelCodes=990012345612345678')
    const rest = await post(idOf(second.decision))
    expect(rest).toContain('Ora è tutto in viaggio')
    expect(rest).not.toContain('Deve ancora arrivare')

    const page = await pageOf(number)
    expect(page?.parcels.map((each) => [each.number, each.mayTakeBack])).toEqual([
      [1, false],
      [2, false],
    ])
    expect(page?.lines.map(({ title, quantity, sent }) => [title, quantity, sent])).toEqual([
      ['Titel compass, Standard', 1, 1],
      ['Titel cord, Standard', 3, 3],
    ])
    expect((await pageOf(number, 'it'))?.lines[0]?.title).toBe('Titolo compass, Standard')
  })

  it('submitted twice is stored once; neither another order nor another parcel can use its key', async () => {
    const { number, lineOf } = await paid([[namedCast.cord, 2]])
    const other = await paid([[namedCast.cord, 1]])
    const input = parcel(lineOf(namedCast.cord), 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(number, input)))
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { position: 1 } })
    expect(await scene.db.select().from(orderParcels)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    const two = [{ lineId: lineOf(namedCast.cord), quantity: 2 }]
    for (const answer of [
      await send(other.number, input),
      await send(number, { ...input, lines: two }),
      await send(number, { ...input, trackingNumber: '99.00' }),
    ])
      expect(answer).toMatchObject({ refusal: { code: 'request_key_reused' } })
  })

  it('keeps a note of staff once by its id, which no other note can use', async () => {
    const { number } = await paid([[namedCast.cord, 1]])
    const decision = randomUUID()
    const add = (note = 'ruft zurück') => addOrderNote(scene.deps, scene.call(number, { decision, note }))
    expect([await add(), await add()]).toEqual([accept({}), accept({})])
    expect(await add('ruft nicht zurück')).toMatchObject({
      refusal: { code: 'request_key_reused' },
    })
    expect((await pageOf(number))?.notes).toMatchObject([{ text: 'ruft zurück' }])
  })

  it('that fails half-way leaves nothing: no parcel, no mail, and the order unchanged', async () => {
    const { orderId, number, lineOf } = await paid([[namedCast.cord, 1]])
    const input = parcel(lineOf(namedCast.cord), 1)
    const dies = () => Promise.reject(new Error('killed'))
    await expect(send(number, input, dies)).rejects.toThrow('killed')
    expect(await scene.db.select().from(orderParcels)).toEqual([])
    expect(await mails()).toEqual([])
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'paid', fulfilledAt: null })
    expect(await send(number, input)).toMatchObject({ ok: true })
    await expect(takeBack(number, input.decision, dies)).rejects.toThrow('killed')
    expect(await mails()).toHaveLength(1)
    expect(await scene.stateOf(orderId)).toBe('fulfilled')
  })

  it('created by several staff simultaneously never contain more than was ordered', async () => {
    const { orderId, number, lineOf } = await paid([[namedCast.cord, 5]])
    const lineId = lineOf(namedCast.cord)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(number, parcel(lineId, 2))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ refusal: { code: 'more_than_unsent' } })
    const last = await Promise.all([send(number, parcel(lineId, 1)), fulfil(number), fulfil(number)])
    expect(last.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(2)
    const page = await pageOf(number)
    expect(page?.lines[0]?.sent).toBe(5)
    expect(page?.parcels).toHaveLength(3)
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'fulfilled' })
  })

  it('cannot contain lines of another order, nor anything before the payment or after a full refund', async () => {
    const { orderId, number, totalCents, lineOf } = await paid([[namedCast.cord, 1]])
    const other = await paid([[namedCast.compass, 1]])
    const foreign = parcel(other.lineOf(namedCast.compass), 1)
    const code = (answer: object) => ('refusal' in answer ? (answer.refusal as { code: string }).code : 'ok')
    expect(code(await send(number, foreign))).toBe('more_than_unsent')
    await scene.receive(orderId, { kind: 'refunded', refundedCents: totalCents })
    const own = parcel(lineOf(namedCast.cord), 1)
    expect(code(await send(number, own))).toBe('not_fulfillable')
    expect(code(await send(1, own))).toBe('unknown_order')
    const pending = Number((await readOrder(scene.db, await scene.place([[namedCast.cord, 1]])))?.number)
    expect(code(await send(pending, own))).toBe('not_fulfillable')
    expect(await mails()).toEqual([])
  })
})

describe('undoing a parcel', () => {
  it('also withdraws its mail, opens the order again, and happens once', async () => {
    const { orderId, number, lineOf } = await paid([[namedCast.cord, 2]])
    const input = parcel(lineOf(namedCast.cord), 2)
    await send(number, input)
    expect(await scene.stateOf(orderId)).toBe('fulfilled')
    expect((await pageOf(number))?.parcels).toMatchObject([{ number: 1, mayTakeBack: true }])
    let calls = 0
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        takeBack(number, input.decision, async () => {
          calls += 1
        }),
      ),
    )
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: {} })
    expect(calls).toBe(1)
    expect(await mails()).toEqual([])
    expect(await readOrder(scene.db, orderId)).toMatchObject({ state: 'paid', fulfilledAt: null })
    expect(await listOrdersToSend(scene.db)).toMatchObject([{ number }])
    const page = await pageOf(number)
    expect(page?.parcels).toMatchObject([{ number: null, mayTakeBack: false }])
    expect(page?.unsent).toEqual([{ lineId: input.lines[0]?.lineId, quantity: 2 }])
    expect(page?.history.map(({ what }) => what)).toContain('taken_back')
    // The same press cannot bring it back; the next parcel is the first again.
    await send(number, { ...input, decision: randomUUID() })
    expect((await pageOf(number))?.parcels).toMatchObject([{ number: null }, { number: 1 }])
  })

  it('is refused once the mail was sent, and allowed while the mail server is down', async () => {
    const { number, lineOf } = await paid([[namedCast.cord, 2]])
    const lineId = lineOf(namedCast.cord)
    const [dead, gone] = [parcel(lineId, 1), parcel(lineId, 1)]
    for (const each of [dead, gone]) await send(number, each)
    const idOf = async (parcelId: string) =>
      (await mails()).find(({ payload }) => payload['parcelId'] === parcelId)?.id ?? ''
    await post(await idOf(dead.decision), false)
    await post(await idOf(gone.decision))
    expect(await takeBack(number, gone.decision)).toMatchObject({
      refusal: { code: 'parcel_told' },
    })
    expect(await takeBack(number, dead.decision)).toMatchObject({ ok: true })
    expect((await pageOf(number))?.lines[0]?.sent).toBe(1)
  })

  it('does not wait: a mail that is being sent counts as sent', async () => {
    const { number, lineOf } = await paid([[namedCast.cord, 1]])
    const input = parcel(lineOf(namedCast.cord), 1)
    await send(number, input)
    const [mail] = await mails()
    await scene.db.transaction(async (tx) => {
      await tx.execute(sql`select from outgoing_mails where id = ${mail?.id} for update`)
      expect(await takeBack(number, input.decision)).toMatchObject({
        refusal: { code: 'parcel_told' },
      })
    })
    expect(await mails()).toHaveLength(1)
  })

  it('without a mail is possible for ten minutes', async () => {
    const { number, lineOf } = await paid([[namedCast.cord, 2]], {}, { email: null })
    const lineId = lineOf(namedCast.cord)
    const [early, late] = [parcel(lineId, 1), parcel(lineId, 1)]
    for (const each of [early, late]) await send(number, each)
    expect(await mails()).toEqual([])
    scene.now = scene.minutesLater(9)
    expect(await takeBack(number, early.decision)).toMatchObject({ ok: true })
    scene.now = scene.minutesLater(2)
    expect(await takeBack(number, late.decision)).toMatchObject({
      refusal: { code: 'parcel_told' },
    })
    expect(await takeBack(number, randomUUID())).toMatchObject({
      refusal: { code: 'unknown_parcel' },
    })
  })
})

describe('vouchers of an order', () => {
  it('need no parcel when they are mailed, and no address', async () => {
    const mailed = await paid([
      [namedCast.voucher200, 1],
      [namedCast.cord, 1],
    ])
    const lineId = mailed.lineOf(namedCast.cord)
    expect((await pageOf(mailed.number))?.unsent).toEqual([{ lineId, quantity: 1 }])
    await send(mailed.number, parcel(lineId, 1))
    expect(await scene.stateOf(mailed.orderId)).toBe('fulfilled')

    const printed = await paid([[namedCast.voucher200, 1]], {}, { email: null })
    const voucher = [{ lineId: printed.lineOf(namedCast.voucher200), quantity: 1 }]
    expect((await pageOf(printed.number))?.unsent).toEqual(voucher)
    await send(printed.number, parcel(printed.lineOf(namedCast.voucher200), 1))
    expect(await scene.stateOf(printed.orderId)).toBe('fulfilled')
    expect((await mails()).map(({ payload }) => payload['orderId'])).toEqual([mailed.orderId])
  })
})

describe('a voucher ordered by post', () => {
  it('is listed to be sent though its mail was sent, with the address of the order, and its buyer is notified of the parcel', async () => {
    const items = [{ variant_id: namedCast.voucher200, quantity: 1, gift: { delivery: 'post' as const } }]
    const { orderId, number, lineOf } = await paid([], { items })
    await scene.db
      .update(outgoingMails)
      .set({ sentAt: scene.now })
      .where(eq(outgoingMails.kind, 'order-confirmed'))
    expect(await fulfilMailedOrders(scene.deps)).toBe(0)
    expect(await listOrdersToSend(scene.db)).toMatchObject([{ number }])
    const pieces = [{ lineId: lineOf(namedCast.voucher200), quantity: 1 }]
    const page = await pageOf(number)
    expect(page).toMatchObject({ unsent: pieces, lines: [{ isPosted: true }] })
    expect(page?.address).not.toBeNull()

    const sent = parcel(lineOf(namedCast.voucher200), 1)
    await send(number, sent)
    expect(await scene.stateOf(orderId)).toBe('fulfilled')
    expect(await listOrdersToSend(scene.db)).toEqual([])
    expect(await mails()).toHaveLength(1)
  })
})

describe('a packing slip', () => {
  const deps = () => ({ ...scene.deps, drawing: inProcess, company: FIRST_COMPANY })

  it('is drawn for a sent parcel, for selected lines, and for the address', async () => {
    const { number, lineOf } = await paid([[namedCast.cord, 3]])
    const lineId = lineOf(namedCast.cord)
    const sent = parcel(lineId, 1)
    await send(number, sent)
    for (const input of [{ parcelId: sent.decision }, { chosen: [{ lineId, quantity: 2 }] }, {}]) {
      const slip = await drawOrderSlip(deps(), number, input)
      expect(slip.ok && slip.value.content.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const tooMuch = { chosen: [{ lineId, quantity: 3 }] }
    expect(await drawOrderSlip(deps(), number, tooMuch)).toMatchObject({
      refusal: { code: 'more_than_unsent' },
    })
    expect(await drawOrderSlip(deps(), number, { parcelId: randomUUID() })).toMatchObject({
      refusal: { code: 'unknown_parcel' },
    })
    const label = await drawOrderLabel(deps(), number)
    expect(label.ok ? label.value.filename : label.refusal.code).toMatch(/^indirizzo-\d+\.pdf$|^no_address$/)
    expect(await drawOrderLabel(deps(), 1)).toMatchObject({ refusal: { code: 'unknown_order' } })
  })
})
