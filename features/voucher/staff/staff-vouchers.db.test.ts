import { desc, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { voidAndAlert } from '#features/order/http/order-ports.ts'
import { redeemForOrder, returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

const KEY = '0123456789abcdef0123456789abcdef'
const keyOf = (n: number) => n.toString(16).padStart(32, '0')

async function sold(amountCents = 200_00) {
  const { id, code } = await scene.voucher({ kind: 'value', amountCents })
  const { db } = scene.deps
  const ofVoucher = db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(vouchers, eq(vouchers.orderLineId, orderLines.id))
    .where(eq(vouchers.id, id))
  const [order] = await db
    .update(orders)
    .set({ customerName: 'Petra Muster', customerEmail: 'petra.muster@example.ch' })
    .where(inArray(orders.id, ofVoucher))
    .returning({ number: orders.number })
  return { id, code, number: order?.number ?? 0 }
}

const audit = () => scene.deps.db.select().from(authAudit).orderBy(desc(authAudit.at), desc(authAudit.id))
const mails = () => scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.kind, 'voucher-copy'))

describe('vouchers in the back office', () => {
  it('opens a voucher by its code, by the address in its QR code and by its last characters', async () => {
    const { id, code } = await sold()
    const typed = [
      code,
      code.toLowerCase().replaceAll('-', ' '),
      `https://gratweg.ch/buchen?voucher=${code}&lng=it`,
      code.slice(-4),
    ]
    for (const each of typed) {
      const { body } = await scene.post('/voucher-lookups', { typed: each })
      expect(body, each).toMatchObject({ ids: [id] })
    }
    expect((await scene.post('/voucher-lookups', { typed: 'GRAT-0000-0000-0000' })).body).toEqual({
      isCode: true,
      ids: [],
    })
  })

  it('shows value, rest, buyer and the ledger, and never the code', async () => {
    const { id, code, number } = await sold()
    const redeemed = await scene.post(`/vouchers/${id}/redemptions`, {
      amountCents: 34_00,
      reference: 'Feuerstahl, Beleg 88',
      key: KEY,
    })
    expect(redeemed).toMatchObject({ status: 200, body: { restCents: 166_00 } })
    const { body } = await scene.get(`/vouchers/${id}`)
    expect(body).toMatchObject({
      initialCents: 200_00,
      restCents: 166_00,
      standing: 'valid',
      order: { number, name: 'Petra Muster', email: 'petra.muster@example.ch' },
      entries: [
        { cause: 'issued', cents: 200_00, restCents: 200_00 },
        {
          cause: 'redeemed',
          cents: -34_00,
          restCents: 166_00,
          place: { kind: 'staff', reference: 'Feuerstahl, Beleg 88' },
          canUndo: true,
        },
      ],
    })
    expect(JSON.stringify(body)).not.toContain(code)
    const [, entry] = (body as { entries: { id: number }[] }).entries
    await scene.post(`/voucher-redemptions/${entry?.id}/reversal`, {})
    const { body: after } = await scene.get(`/vouchers/${id}`)
    expect(after).toMatchObject({ restCents: 200_00, entries: [{}, { isUndone: true, canUndo: false }, {}] })
    const actions = await audit()
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'voucher_redemption_undone', detail: { voucherId: id, cents: 34_00 } },
      {
        action: 'voucher_redeemed',
        detail: { voucherId: id, beforeCents: 200_00, afterCents: 166_00, reference: 'Feuerstahl, Beleg 88' },
      },
    ])
  })

  it('lists, filters, sorts and searches', async () => {
    const { id, code, number } = await sold()
    const ids = async (query: string) =>
      ((await scene.get(`/vouchers?${query}`)).body as { vouchers: { id: string }[] }).vouchers.map(
        (voucher) => voucher.id,
      )
    expect((await ids('filter=open'))[0]).toBe(id)
    expect(await ids(`filter=all&q=${code.slice(-4)}`)).toContain(id)
    expect(await ids(`filter=all&q=${number}`)).toContain(id)
    expect(await ids('filter=all&q=petra.muster')).toContain(id)
    expect(await ids('filter=all&q=nobody')).toEqual([])
    await scene.post(`/vouchers/${id}/block`, { reason: 'gestohlen' })
    expect(await ids('filter=blocked')).toEqual([id])
    await scene.deps.db.update(vouchers).set({ validUntil: '2020-01-31' }).where(eq(vouchers.id, id))
    expect((await ids('filter=all&sort=until'))[0]).toBe(id)
    expect(await ids('filter=over')).toContain(id)
    expect(await ids('filter=open')).not.toContain(id)
    expect((await scene.get('/vouchers?sort=price')).status).toBe(422)
  })

  it('sorts by issue, last day and value, both ways', async () => {
    await sold(50_00)
    await sold(90_00)
    const valuesOf = async (sort: string) =>
      (
        (await scene.get(`/vouchers?filter=all&sort=${sort}`)).body as {
          vouchers: { initialCents: number }[]
        }
      ).vouchers.map(({ initialCents }) => initialCents)
    const rising = await valuesOf('value')
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    expect(await valuesOf('-value')).toEqual(rising.toSorted((a, b) => b - a))
  })

  it('does not block a spent one', async () => {
    const { id } = await sold(40_00)
    const redemption = { amountCents: 40_00, reference: 'Seil', key: keyOf(77) }
    expect((await scene.post(`/vouchers/${id}/redemptions`, redemption)).status).toBe(200)
    expect(await scene.post(`/vouchers/${id}/block`, { reason: 'verloren' })).toMatchObject({
      status: 409,
      body: { code: 'voucher_used_up' },
    })
    expect((await scene.get(`/vouchers/${id}`)).body).toMatchObject({ standing: 'used_up', blockedAt: null })
  })

  it('replaces a lost one and mails it, once for repeated requests', async () => {
    const { id } = await sold()
    const before = (await mails()).length
    const { body: preview } = await scene.get(`/vouchers/${id}/mail?news=replaced`)
    expect(preview).toMatchObject({ subject: 'Ihr neuer Gutschein' })
    const body = { reason: 'verloren', email: 'petra@example.ch', key: keyOf(7) }
    const answers = await Promise.all([1, 2, 3].map(() => scene.post(`/vouchers/${id}/replacement`, body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const { id: newId } = (answers[0]?.body ?? {}) as { id?: string }
    const sent = (await mails()).slice(before)
    expect(sent).toMatchObject([
      { recipient: 'petra@example.ch', payload: { voucherId: newId, news: 'replaced' } },
    ])
    expect((await scene.get(`/vouchers/${id}`)).body).toMatchObject({
      standing: 'replaced',
      restCents: 0,
      replacedBy: { id: newId },
    })
    expect((await scene.get(`/vouchers/${newId}`)).body).toMatchObject({
      standing: 'valid',
      restCents: 200_00,
      replaces: { id },
    })
  })

  it('sends a voucher again to its buyer, once a minute', async () => {
    const { id } = await sold()
    const before = (await mails()).length
    const press = () => scene.post(`/vouchers/${id}/mail`, { to: 'buyer' })
    await Promise.all(Array.from({ length: 20 }, press))
    await press()
    expect((await mails()).slice(before)).toMatchObject([{ recipient: 'petra.muster@example.ch' }])
    expect(await scene.post(`/vouchers/${id}/mail`, { to: 'recipient' })).toMatchObject({
      status: 409,
      body: { code: 'no_address' },
    })
  })

  it('prints the PDF and the list, and logs who did', async () => {
    const { id, code } = await sold()
    const file = await scene.get(`/vouchers/${id}/file`)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain(code.slice(-4))
    const list = await scene.get('/vouchers.csv?filter=open&lng=de')
    expect(list.text).toContain(code.slice(-4))
    expect(list.text).not.toContain(code)
    expect((await audit()).slice(0, 2).map(({ action }) => action)).toEqual([
      'list_exported',
      'voucher_printed',
    ])
  })
})

describe('vouchers in use', () => {
  type Voucher = Awaited<ReturnType<StaffScene['voucher']>>
  type Use = Pick<StaffVoucherUse, 'by' | 'of' | 'held' | 'cents'>

  /** Takes 60.00 of a voucher. @returns how the back office names it, and what gives it back */
  type Way = (voucher: Voucher) => Promise<{ use: Use; undo: () => Promise<unknown> }>

  const TAKEN = 60_00

  async function saleOf({ id }: Voucher) {
    const [sale] = await scene.deps.db
      .select({ id: orders.id, number: orders.number, invoiceId: orders.invoiceId })
      .from(vouchers)
      .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(vouchers.id, id))
    if (!sale) throw new Error('no order')
    return sale
  }

  /** Sold through a payment page, of 100.00. */
  async function sold() {
    const voucher = await scene.voucher({ kind: 'value', amountCents: 100_00 })
    const { id, number } = await saleOf(voucher)
    const paid = { provider: 'testkasse', paymentId: `pay-${id}`, totalCents: 100_00 } as const
    await scene.deps.db.update(orders).set(paid).where(eq(orders.id, id))
    return { voucher, number }
  }

  const WAYS: Record<string, Way> = {
    'a booking': async ({ code }) => {
      const { booking } = await scene.booked(await scene.event({ priceCents: TAKEN }), { voucher: code })
      return {
        use: { by: 'booking', of: String(booking.number), held: false, cents: TAKEN },
        undo: () => scene.post(`/bookings/${booking.id}/cancellation`),
      }
    },
    goods: async ({ id: voucherId }) => {
      const other = await saleOf(await scene.voucher({ kind: 'value', amountCents: 100_00 }))
      const { db, clock } = scene.deps
      await db.transaction((tx) =>
        redeemForOrder(tx, { voucherId, cents: TAKEN, orderId: other.id }, clock()),
      )
      return {
        use: { by: 'order', of: String(other.number), held: false, cents: TAKEN },
        undo: () => db.transaction((tx) => returnFromOrder(tx, other.id, clock())),
      }
    },
    'an invoice': async ({ code }) => {
      const [id, payment] = [randomUUID(), randomUUID()]
      await scene.post('/invoices', { id, language: 'de' })
      await scene.post(`/invoices/${id}`, { draft: SAMPLE_DRAFT_INPUT, seen: 1 })
      await scene.post(`/invoices/${id}/sending`, { seen: 2 })
      await scene.post(`/invoices/${id}/voucher-payment`, { id: payment, code, cents: TAKEN })
      const { invoice } = (await scene.get(`/invoices/${id}`)).body
      return {
        use: { by: 'invoice', of: invoice.number, held: false, cents: TAKEN },
        undo: () => scene.post(`/invoices/${id}/payment-reversal`, { payment }),
      }
    },
    'the invoice of a booking': async ({ code }) => {
      const { booking } = await scene.booked(await scene.event())
      const payment = randomUUID()
      const { id } = (await scene.post('/invoice-drafts', { source: 'booking', sourceId: booking.id })).body
      await scene.post(`/invoices/${id}/sending`, { seen: 1 })
      await scene.post(`/invoices/${id}/voucher-payment`, { id: payment, code, cents: TAKEN })
      return {
        use: { by: 'booking', of: String(booking.number), held: false, cents: TAKEN },
        undo: () => scene.post(`/invoices/${id}/payment-reversal`, { payment }),
      }
    },
    'the desk': async ({ id }) => {
      const key = randomUUID().replaceAll('-', '')
      const redemption = { amountCents: TAKEN, reference: 'Kasse 12', key }
      const { body } = await scene.post(`/vouchers/${id}/redemptions`, redemption)
      return {
        use: { by: 'desk', of: 'Kasse 12', held: false, cents: TAKEN },
        undo: () => scene.post(`/voucher-redemptions/${body.entryId}/reversal`),
      }
    },
  }

  const refund = (number: number, more: object = {}) =>
    scene.post(`/orders/${number}/refund`, {
      refundedCents: 0,
      key: randomUUID().replaceAll('-', ''),
      ...more,
    })

  describe.each(Object.keys(WAYS))('a voucher redeemed by %s', (name) => {
    const redeem = (voucher: Voucher) => WAYS[name]?.(voucher) ?? Promise.reject(new Error(name))

    it.each([
      ['whole', {}],
      ['partial', { amountCents: 50_00 }],
    ])('is not paid back by a %s refund of its order, unless that was agreed to', async (_kind, amount) => {
      const { voucher, number } = await sold()
      const { use } = await redeem(voucher)
      const refused = await refund(number, amount)
      expect(refused).toMatchObject({ status: 409, body: { code: 'vouchers_in_use', uses: [use] } })
      const { page } = (await scene.get(`/orders/${number}`)).body
      expect(page.order).toMatchObject({ refundedCents: 0, vouchers: [{ voided: false, uses: [use] }] })
      const [{ key }] = refused.body.uses
      expect((await refund(number, { ...amount, acknowledgedUses: [key.replace(/./g, '0')] })).status).toBe(
        409,
      )
      expect((await refund(number, { ...amount, acknowledgedUses: [key] })).status).toBe(200)
    })

    it('is paid back like an unused one once that is undone', async () => {
      const { voucher, number } = await sold()
      const { undo } = await redeem(voucher)
      await undo()
      expect(await scene.balanceOf(voucher.id)).toBe(100_00)
      expect((await refund(number)).status).toBe(200)
    })

    it('is not paid back for the rest when more was redeemed after staff agreed', async () => {
      const { voucher, number } = await sold()
      await redeem(voucher)
      const [{ key }] = (await refund(number)).body.uses
      const more = { amountCents: 10_00, reference: 'Nachher', key: randomUUID().replaceAll('-', '') }
      await scene.post(`/vouchers/${voucher.id}/redemptions`, more)
      const refused = await refund(number, { acknowledgedUses: [key] })
      expect(refused.body.uses).toMatchObject([{ cents: TAKEN }, { by: 'desk', of: 'Nachher', cents: 10_00 }])
    })

    it('is named to the owner when the money goes without them', async () => {
      const { voucher } = await sold()
      const { use } = await redeem(voucher)
      const [row] = await scene.deps.db.select().from(vouchers).where(eq(vouchers.id, voucher.id))
      await scene.deps.db.transaction((tx) => voidAndAlert(tx, [row?.orderLineId ?? ''], scene.deps.clock()))
      const open = (await listOpenAlerts(scene.deps.db)).find(({ code }) => code === 'used_voucher_voided')
      expect(String(open?.detail['names'])).toContain(use.of)
    })
  })
})
