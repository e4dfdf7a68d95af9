import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openStaffScene())
const { deps, expectBalance, post } = scene
const { db } = deps

const dayIn = (days: number) => swissTime(new Date(deps.clock().getTime() + days * 86_400_000)).day

async function sent(days: number): Promise<string> {
  const document = aQuote({ day: dayIn(days), validUntil: dayIn(14) })
  const { body } = await post('/quotes', { document, inquiryId: null, key: randomUUID() })
  expect((await post(`/quotes/${body.id}/sending`, { seen: 1, override: 'zweite Leitung' })).status).toBe(200)
  return body.id
}

const accept = (id: string, voucher: string) =>
  post(`/quotes/${id}/acceptance`, {
    version: 1,
    date: 0,
    name: 'Petra Muster',
    orderNumber: '',
    voucher,
  })

it('takes the voucher of a telephone acceptance, typed or scanned, once for repeated requests', async () => {
  const id = await sent(40)
  const voucher = await scene.voucher(300_00)
  const address = `https://gratweg.ch/buchen?voucher=${voucher.code}&lng=de`
  const presses = await Promise.all([accept(id, address), accept(id, address)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
  const booked = await db
    .select()
    .from(bookings)
    .where(eq(bookings.id, quote?.bookingId ?? ''))
  expect(booked).toMatchObject([{ voucherId: voucher.id, voucherCents: 300_00 }])
  await expectBalance(voucher.id, 0)
})

it('is refused with an invalid voucher, and nothing is accepted', async () => {
  const id = await sent(50)
  const course = await scene.voucher({ kind: 'course', level: 1, amountCents: 180_00 })
  for (const [code, refusal] of [
    ['GRAT-0000-0000-0000', 'voucher_unknown'],
    [course.code, 'voucher_for_course'],
  ] as const)
    expect(await accept(id, code)).toMatchObject({ status: 409, body: { code: refusal } })
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id))
  expect(quote).toMatchObject({ state: 'sent', bookingId: null })
  await expectBalance(course.id, 180_00)
})
