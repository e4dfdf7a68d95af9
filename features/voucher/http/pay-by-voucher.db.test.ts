import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { choosePlan } from '#features/booking/plan-b/choose.server.ts'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { recordPaymentByHand, undoPayment } from '#features/invoice/change/record-payment.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { listPayments } from '#features/invoice/database/invoice-payments-repository.server.ts'
import { invoiceStatus, openCents } from '#features/invoice/invoice.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { redeemByStaff } from '#features/voucher/staff/redeem-by-staff.server.ts'
import { reissueVoucher } from '#features/voucher/staff/reissue-voucher.server.ts'
import type { BOOKING_FORM } from '#test/bookings/booking-scene.ts'
import { openInvoiceScene, STAFF } from '#test/invoice-scene.ts'
import { payBookingByVoucher } from './pay-booking-by-voucher.ts'

const scene = await forThisFile(openInvoiceScene())

const stored = async (id: string) => (await findInvoice(scene.deps.db, { id })) as StoredInvoice
const value = (amountCents: number) => scene.voucher({ kind: 'value', amountCents })
const someone = () => `${randomUUID()}@example.ch`
const pay = (bookingId: string, code: string, staffId?: string) =>
  payBookingByVoucher(scene.deps, bookingId, code, staffId ? { staffId } : {})
const today = () => swissTime(scene.deps.clock()).day
const transfer = (cents: number) => ({
  id: randomUUID(),
  cents,
  paidOn: today(),
  way: 'transfer' as const,
  note: null,
})

/** A group of `people` by invoice, at CHF 200 each. */
async function group(people = 5, change: Partial<typeof BOOKING_FORM> = {}) {
  const eventId = await scene.event({ places: 20, priceCents: 200_00 })
  const { booking } = await scene.booked(eventId, { people, email: someone(), ...change })
  return booking
}

async function invoiced(bookingId: string): Promise<string> {
  const drafted = await draftFromSource(scene.deps, { source: 'booking', sourceId: bookingId }, STAFF)
  if (!drafted.ok) throw new Error(drafted.refusal.code)
  const { id, revision } = drafted.value
  const sent = await sendInvoice(scene.deps, id, { seen: revision, staffId: STAFF })
  if (!sent.ok) throw new Error(sent.refusal.code)
  return id
}

async function mailsTo(email: string): Promise<string[]> {
  const rows = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  return rows.map(({ kind, payload }) => (payload as { news?: string }).news ?? kind)
}

/** What the booking says of its voucher's part is what the ledger says. */
async function ledgerOf(bookingId: string): Promise<number> {
  const { rows } = await scene.deps.db.execute(
    sql`select coalesce(-sum(amount_cents), 0)::int as cents from voucher_entries where booking_id = ${bookingId}`,
  )
  return rows[0]?.['cents'] as number
}

describe('a voucher that pays part of a group booking', () => {
  it('pays before there is an invoice, which is then lower', async () => {
    const booking = await group()
    const voucher = await value(300_00)
    expect(await pay(booking.id, voucher.code)).toMatchObject({
      value: { voucherCents: 300_00, voucherId: voucher.id, payment: 'invoiced' },
    })
    const invoice = await stored(await invoiced(booking.id))
    expect([invoice.totalCents, invoice.lines.map(({ unitCents }) => unitCents)]).toEqual([
      700_00,
      [200_00, -300_00],
    ])
    expect(await scene.balanceOf(voucher.id)).toBe(0)
    expect(await mailsTo(booking.email ?? '')).toContain('changed')
  })

  it('pays part of the sent invoice, never more than is open, with a mail; several vouchers add up', async () => {
    const booking = await group()
    const id = await invoiced(booking.id)
    const [first, second] = [await value(300_00), await value(900_00)]
    await pay(booking.id, first.code)
    expect(await stored(id)).toMatchObject({ paidCents: 300_00, settledCents: 300_00 })
    await pay(booking.id, second.code)
    const invoice = await stored(id)
    expect([invoiceStatus(invoice), invoice.paidCents]).toEqual(['paid', 1000_00])
    expect(await scene.stored(booking.id)).toMatchObject({
      voucherCents: 1000_00,
      paidCents: 0,
      payment: 'nothing_due',
    })
    expect(await scene.balanceOf(second.id)).toBe(200_00)
    expect(await ledgerOf(booking.id)).toBe(1000_00)
    const payments = await listPayments(scene.deps.db, id)
    expect(payments.map(({ way, cents, note }) => [way, cents, note?.slice(0, 4)])).toEqual([
      ['voucher', 300_00, '••••'],
      ['voucher', 700_00, '••••'],
    ])
    expect((await mailsTo(booking.email ?? '')).filter((kind) => kind === 'invoice-paid')).toHaveLength(2)
  })

  it('pays once, for repeated requests here and at the invoice', async () => {
    const booking = await group()
    const id = await invoiced(booking.id)
    const voucher = await value(400_00)
    const results = await Promise.all([
      ...[1, 2, 3].map(() => pay(booking.id, voucher.code)),
      ...[1, 2, 3].map(() => payInvoiceByVoucher(scene.deps, id, { code: voucher.code })),
    ])
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await stored(id)).paidCents).toBe(400_00)
    expect(await ledgerOf(booking.id)).toBe(400_00)
  })

  it('is refused by the id of another payment: of another amount, or by another voucher', async () => {
    const hand = await scene.sent()
    const [voucher, other] = [await value(400_00), await value(400_00)]
    const one = { id: randomUUID(), code: voucher.code, mostCents: 100_00 }
    const press = (more: object = {}) => payInvoiceByVoucher(scene.deps, hand.id, { ...one, ...more }, STAFF)
    expect([(await press()).ok, (await press()).ok]).toEqual([true, true])
    for (const more of [{ mostCents: 200_00 }, { mostCents: 50_00 }, { code: other.code }])
      expect(await press(more)).toMatchObject({ refusal: { code: 'payment_reused' } })
    expect((await stored(hand.id)).paidCents).toBe(100_00)
  })

  it('is spent by two redemptions, a cart, a booking and an invoice simultaneously, never beyond its balance', async () => {
    const voucher = await value(500_00)
    const [one, other] = [await group(), await group()]
    const id = await invoiced(other.id)
    const hand = await scene.sent()
    const desk = (requestKey: string) =>
      redeemByStaff(
        { ...scene.deps, acceptTest: false },
        voucher.id,
        { amountCents: 300_00, reference: 'Kasse', requestKey },
        { actorId: STAFF, onDone: async () => {} },
      )
    await Promise.all([
      desk('a'.repeat(32)),
      pay(one.id, voucher.code),
      desk('b'.repeat(32)),
      payInvoiceByVoucher(scene.deps, id, { code: voucher.code }),
      payInvoiceByVoucher(scene.deps, hand.id, { code: voucher.code }),
    ])
    const spent = (await ledgerOf(one.id)) + (await ledgerOf(other.id)) + (await stored(hand.id)).paidCents
    const { rows } = await scene.deps.db.execute(
      sql`select coalesce(-sum(amount_cents), 0)::int as cents from voucher_entries where reference = 'Kasse'`,
    )
    expect(spent + (rows[0]?.['cents'] as number)).toBe(500_00)
    expect(await scene.balanceOf(voucher.id)).toBe(0)
    expect((await scene.stored(one.id)).voucherCents).toBe(await ledgerOf(one.id))
    expect((await stored(id)).paidCents).toBe(await ledgerOf(other.id))
  })

  it('is refused with a reason, and then nothing has changed', async () => {
    const booking = await group()
    const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 390_00 })
    const test = await scene.voucher({ kind: 'value', amountCents: 100_00, test: true })
    const codes: [string, string][] = [
      ['GRAT-0000-0000-0000', 'voucher_unknown'],
      ['was ist das', 'voucher_unknown'],
      [course.code, 'voucher_for_course'],
    ]
    for (const [code, refusal] of codes)
      expect(await pay(booking.id, code)).toMatchObject({ refusal: { code: refusal } })
    const id = await invoiced(booking.id)
    const live = { ...scene.deps, payments: { ...scene.deps.payments, test: false } }
    expect(await payInvoiceByVoucher(live, id, { code: test.code })).toMatchObject({
      refusal: { code: 'voucher_test' },
    })
    const held = await scene.event({ priceCents: 200_00 })
    const online = await scene.booked(held, { way: 'online', email: someone() })
    const voucher = await value(100_00)
    expect(await pay(online.booking.id, voucher.code)).toMatchObject({ refusal: { code: 'nothing_due' } })
    expect(await scene.balanceOf(voucher.id)).toBe(100_00)
    expect((await stored(id)).paidCents).toBe(0)
  })
})

describe('a payment by voucher is returned to it first', () => {
  it('when fewer people come, whether the credit note is written by hand before or follows', async () => {
    for (const creditFirst of [true, false]) {
      const booking = await group()
      const id = await invoiced(booking.id)
      const voucher = await value(300_00)
      await pay(booking.id, voucher.code)
      await recordPaymentByHand(scene.deps, id, transfer(700_00), STAFF)
      const credit = () =>
        creditInvoice(
          scene.deps,
          id,
          { id: randomUUID(), cents: 200_00, reason: 'eine weniger', stillDue: true },
          STAFF,
        )
      if (creditFirst) await credit()
      await changePeople(scene.deps, booking.id, 4, { staffId: STAFF })
      expect(await scene.stored(booking.id)).toMatchObject({
        totalCents: 800_00,
        voucherCents: 100_00,
        paidCents: 700_00,
      })
      expect(outstandingCents(await scene.stored(booking.id))).toBe(0)
      expect(invoiceStatus(await stored(id))).toBe('paid')
      expect(await scene.balanceOf(voucher.id)).toBe(200_00)
      expect(await ledgerOf(booking.id)).toBe(100_00)
    }
  })

  it('when it is cancelled: of two vouchers both, and the invoice shows it', async () => {
    const booking = await group()
    const id = await invoiced(booking.id)
    const [first, second] = [await value(300_00), await value(250_00)]
    await pay(booking.id, first.code)
    await pay(booking.id, second.code)
    await cancelBooking(scene.deps, booking.id, { staffId: STAFF, feeCents: 100_00 })
    expect(await scene.stored(booking.id)).toMatchObject({ state: 'cancelled', voucherCents: 100_00 })
    expect([await scene.balanceOf(first.id), await scene.balanceOf(second.id)]).toEqual([200_00, 250_00])
    expect(await stored(id)).toMatchObject({ paidCents: 100_00, settledCents: 100_00, creditedCents: 900_00 })
    expect(invoiceStatus(await stored(id))).toBe('paid')
    expect(await scene.balanceOf(first.id)).toBe(200_00)
  })

  it('when it was moved in between: the invoice names the earlier booking', async () => {
    const booking = await group()
    const id = await invoiced(booking.id)
    const voucher = await value(300_00)
    await pay(booking.id, voucher.code)
    const to = await scene.event({ days: 40, places: 20, priceCents: 200_00 })
    const moved = await moveBooking(scene.deps, booking.id, to, { staffId: STAFF })
    if (!moved.ok) throw new Error(moved.refusal.code)
    const further = await value(100_00)
    await pay(moved.value.id, further.code)
    expect((await stored(id)).paidCents).toBe(400_00)
    await cancelBooking(scene.deps, moved.value.id, { staffId: STAFF, feeCents: 0 })
    expect([await scene.balanceOf(voucher.id), await scene.balanceOf(further.id)]).toEqual([300_00, 100_00])
    expect((await stored(id)).paidCents).toBe(0)
    expect(await ledgerOf(moved.value.id)).toBe(0)
  })

  it('when the money arrives anyway, and when staff undo the payment', async () => {
    const booking = await group()
    const id = await invoiced(booking.id)
    const voucher = await value(300_00)
    await pay(booking.id, voucher.code)
    await recordPaymentByHand(scene.deps, id, transfer(1000_00), STAFF)
    expect(await scene.balanceOf(voucher.id)).toBe(300_00)
    expect(await scene.stored(booking.id)).toMatchObject({
      voucherCents: 0,
      paidCents: 1000_00,
      payment: 'paid',
    })
    const hand = await scene.sent()
    await payInvoiceByVoucher(scene.deps, hand.id, { code: voucher.code, mostCents: 120_00 }, STAFF)
    const [payment] = await listPayments(scene.deps.db, hand.id)
    expect(await scene.balanceOf(voucher.id)).toBe(180_00)
    await Promise.all(
      [1, 2, 3].map(() =>
        undoPayment(scene.deps, hand.id, payment?.id ?? '', { staffId: STAFF, mayReturnMoney: true }),
      ),
    )
    expect(await scene.balanceOf(voucher.id)).toBe(300_00)
    expect(openCents(await stored(hand.id))).toBe(hand.totalCents)
  })

  it('by Plan B: what two vouchers paid is returned to them, the money becomes a third', async () => {
    const booking = await group(5, { way: 'invoice' })
    const id = await invoiced(booking.id)
    const [first, second] = [await value(300_00), await value(200_00)]
    await pay(booking.id, first.code)
    await pay(booking.id, second.code)
    await recordPaymentByHand(scene.deps, id, transfer(500_00), STAFF)
    const { eventId } = booking
    const confirmed = (await scene.bookingsOf(eventId)).filter(({ state }) => state === 'confirmed')
    const started = await startPlan(
      scene.deps,
      {
        id: randomUUID(),
        eventId,
        to: null,
        otherDates: true,
        vouchers: true,
        until: new Date(scene.deps.clock().getTime() + 48 * 3_600_000),
        byDefault: 'refund',
        seen: planRevision(confirmed),
      },
      STAFF,
    )
    expect(started.ok).toBe(true)
    await Promise.all([1, 2].map(() => choosePlan(scene.deps, booking.id, { choice: 'voucher' })))
    expect([await scene.balanceOf(first.id), await scene.balanceOf(second.id)]).toEqual([300_00, 200_00])
    const after = await scene.stored(booking.id)
    expect(after).toMatchObject({
      state: 'cancelled',
      voucherCents: 0,
      paidCents: 500_00,
      creditedCents: 500_00,
    })
    expect(await stored(id)).toMatchObject({ paidCents: 0, handedCents: 500_00, creditedCents: 1000_00 })
    const { rows } = await scene.deps.db.execute(
      sql`select coalesce(sum(e.amount_cents), 0)::int as cents from voucher_entries e
        join vouchers v on v.id = e.voucher_id where v.booking_id = ${booking.id}`,
    )
    expect(rows[0]?.['cents']).toBe(500_00)
  })

  it('of a lost one to its replacement', async () => {
    const hand = await scene.sent()
    const voucher = await value(500_00)
    await payInvoiceByVoucher(scene.deps, hand.id, { code: voucher.code, mostCents: 200_00 })
    const again = await reissueVoucher(
      scene.deps,
      voucher.id,
      { requestKey: 'c'.repeat(32), reason: 'verloren' },
      { actorId: STAFF, onDone: async () => {} },
    )
    expect(again.ok).toBe(true)
    await creditInvoice(
      scene.deps,
      hand.id,
      { id: randomUUID(), cents: hand.totalCents, reason: 'aufgehoben' },
      STAFF,
    )
    expect(await scene.balanceOf(voucher.id)).toBe(0)
    const { rows } = await scene.deps.db.execute(
      sql`select coalesce(sum(amount_cents), 0)::int as cents from voucher_entries
        where voucher_id = (select replaced_by_id from vouchers where id = ${voucher.id})`,
    )
    expect(rows[0]?.['cents']).toBe(500_00)
  })
})
