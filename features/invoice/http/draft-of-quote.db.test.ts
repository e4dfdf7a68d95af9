import { describe, expect, it } from 'vitest'
import { outstandingCents } from '#features/booking/rules/booking-balance.ts'
import { draftFromSource } from '#features/invoice/change/draft-invoice.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { openCents } from '#features/invoice/invoice.ts'
import { payBookingByVoucher } from '#features/voucher/http/pay-booking-by-voucher.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { lockInvoicedBooking } from './draft-of-booking.ts'

const scene = await forThisFile(openQuoteScene())
const { acceptIt, deps, balanceOf, expectStored, people, stored } = scene

const draftOf = (sourceId: string) => draftFromSource(deps, { source: 'offer', sourceId }, A_STAFF_MEMBER)

it('invoices what a project agreed to, once for simultaneous requests', async () => {
  const quote = await scene.sent({ event: null, dates: [], holds: false })
  await expectRefused(draftOf(quote.id), 'unknown_source')
  await accepted(acceptIt(quote, { date: null }))
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draftOf(quote.id)))
  const made = drafts.flatMap((each) => (each.ok ? [each.value] : []))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made).toHaveLength(5)
  expect(made[0]).toMatchObject({
    totalCents: quote.totalCents,
    orderNumber: 'B-77',
    email: quote.document.customer.email,
    recipient: { company: 'Muster Maschinenbau AG', street: 'Beispielweg', houseNumber: '12', city: 'Baar' },
  })
  const sent = await sendInvoice(deps, made[0]?.id ?? '', {
    seen: made[0]?.revision ?? 0,
    staffId: A_STAFF_MEMBER,
  })
  expect(sent).toMatchObject({ ok: true })
  expect(await draftOf(quote.id)).toMatchObject({ value: { id: made[0]?.id, state: 'sent' } })
})

it('leaves a group to its booking, which has the final number of people', async () => {
  const quote = await scene.sent({ dates: [{ day: scene.dayIn(90), from: '09:00', to: '17:00' }] })
  await accepted(acceptIt(quote))
  await expectRefused(draftOf(quote.id), 'unknown_source')
})

let day = 40

/** 18 people for CHF 4104 with a deposit of 30 percent, CHF 1231.20. */
async function agreed(voucher = '') {
  const dates = [{ day: scene.dayIn(day++), from: '09:00', to: '17:00' }]
  const quote = await scene.sent({ dates, invoicing: { depositPercent: 30, depositDays: 10 } })
  const result = await scene.acceptIt(quote, { voucher })
  expect(result).toMatchObject({ ok: true })
  const { bookingId } = await scene.quote(quote.id)
  if (!bookingId) throw new Error('no booking')
  return bookingId
}

const value = (amountCents: number) => scene.voucher({ kind: 'value', amountCents })
const pay = (id: string, { code }: { code: string }) => payBookingByVoucher(deps, id, code)

const invoicesOf = async (id: string) =>
  deps.db.transaction(async (tx) => (await lockInvoicedBooking(tx, await stored(id))).invoices)

const sendFinal = scene.billed

/** What invoices ask is what the booking owes; nothing is asked twice, nothing is forgotten. */
async function expectSquare(id: string): Promise<void> {
  const invoiced = (await invoicesOf(id)).reduce((sum, invoice) => sum + openCents(invoice), 0)
  expect(invoiced).toBe(outstandingCents(await stored(id)))
}

describe('a voucher of a group that pays a deposit', () => {
  it('reduces the deposit when the quote is accepted', async () => {
    const booking = await agreed((await value(1000_00)).code)
    expect((await invoicesOf(booking)).map(({ part, totalCents }) => [part, totalCents])).toEqual([
      ['deposit', 231_20],
    ])
    await sendFinal(booking)
    const [, final] = await invoicesOf(booking)
    expect(final).toMatchObject({ part: 'final', totalCents: 4104_00 - 1000_00 - 231_20 })
    await expectSquare(booking)
    const covered = await agreed((await value(1500_00)).code)
    expect(await invoicesOf(covered)).toEqual([])
  })

  it('pays the deposit that was sent, and the rest reduces the final invoice', async () => {
    const booking = await agreed()
    const voucher = await value(2000_00)
    await pay(booking, voucher)
    const [deposit] = await invoicesOf(booking)
    expect(deposit).toMatchObject({ part: 'deposit', paidCents: 1231_20 })
    await expectStored(booking, { voucherCents: 2000_00 })
    await sendFinal(booking)
    const [, final] = await invoicesOf(booking)
    expect(final?.totalCents).toBe(4104_00 - 2000_00)
    await expectSquare(booking)
  })

  it('stays redeemed when more people come and the final invoice is sent again, and is returned when fewer do', async () => {
    const booking = await agreed()
    await sendFinal(booking)
    const [first, second] = [await value(1500_00), await value(3000_00)]
    await pay(booking, first)
    await expectSquare(booking)
    await people(booking, 20)
    await expectStored(booking, { totalCents: 4540_00, voucherCents: 1500_00 })
    await expectSquare(booking)
    await pay(booking, second)
    await expectStored(booking, { voucherCents: 4500_00 })
    await expectSquare(booking)
    await people(booking, 17)
    await expectStored(booking, { totalCents: 3886_00, voucherCents: 3886_00 })
    expect((await balanceOf(first.id)) + (await balanceOf(second.id))).toBe(614_00)
    await expectSquare(booking)
    await scene.cancel(booking, 500_00)
    await expectStored(booking, { voucherCents: 500_00 })
    expect((await balanceOf(first.id)) + (await balanceOf(second.id))).toBe(4000_00)
    await expectSquare(booking)
  })
})
