import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

async function paidBooking(event: string) {
  const result = await scene.book(event, { way: 'online', email: `${crypto.randomUUID()}@example.ch` })
  if (!result.ok) throw new Error(result.refusal.code)
  const { id } = result.value.booking
  await recordBookingPayment(scene.deps, {
    id: crypto.randomUUID(),
    occurredAt: scene.deps.clock(),
    orderId: id,
    sessionId: null,
    paymentId: `pay-${id}`,
    kind: 'paid',
    amountCents: 200_00,
    currency: 'chf',
    customer: { name: null, email: null, phone: null, shippingAddress: null },
    termsAccepted: true,
  })
  return id
}

async function seen(event: string, id: string) {
  const { body } = await scene.get(`/events/${event}`)
  return body.bookings.find((each: { id: string }) => each.id === id)
}

it('staff see what the provider refunds automatically, and cannot mark that as done by hand', async () => {
  const event = await scene.event()
  const id = await paidBooking(event)
  await scene.post(`/bookings/${id}/cancellation`)
  expect(await seen(event, id)).toMatchObject({
    payment: 'refund_due',
    refundCents: 200_00,
    refundOnItsWayCents: 200_00,
    refundedCents: 0,
  })
  expect((await scene.post(`/bookings/${id}/refund`, { cents: 200_00 })).body.code).toBe('no_refund_due')
})

it('a session without a recent sign-in refunds nothing, by fewer people or a cheaper date', async () => {
  const event = await scene.event()
  const id = await paidBooking(event)
  const cheaper = await scene.event({ priceCents: 50_00 })
  // A page that was opened before the price itself was sent.
  expect(await scene.post(`/bookings/${id}/move`, { eventId: cheaper, reprice: true })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  scene.later(13 * 60)
  const fewer = await scene.post(`/bookings/${id}/people`, { people: 1 })
  expect([fewer.status, fewer.body.code]).toEqual([403, 'recent_sign_in_needed'])
  const moved = await scene.post(`/bookings/${id}/move`, { eventId: cheaper, priceCents: 50_00 })
  expect([moved.status, moved.body.code]).toEqual([403, 'recent_sign_in_needed'])
  const { body } = await scene.get(`/events/${event}`)
  expect(body.bookings).toMatchObject([{ payment: 'paid', refundCents: 0, totalCents: 200_00 }])
  scene.later(-13 * 60)
})

it('a failed refund is sent again, or marked as done by hand', async () => {
  const event = await scene.event()
  const id = await paidBooking(event)
  await scene.post(`/bookings/${id}/cancellation`)
  await scene.deps.db.execute(`update payment_refunds set state = 'failed' where subject_id = '${id}'`)
  await scene.deps.db.update(bookings).set({ payment: 'refund_failed' }).where(eq(bookings.id, id))
  expect(await seen(event, id)).toMatchObject({ payment: 'refund_failed', refundOnItsWayCents: 0 })
  expect((await scene.post(`/bookings/${id}/refund-attempt`)).status).toBe(200)
  expect(await seen(event, id)).toMatchObject({ payment: 'refund_due', refundOnItsWayCents: 200_00 })
  expect((await scene.post(`/bookings/${id}/refund-attempt`)).body.code).toBe('no_refund_due')
  await scene.deps.db.execute(`update payment_refunds set state = 'failed' where subject_id = '${id}'`)
  const other = await scene.post(`/bookings/${id}/refund`, { cents: 150_00 })
  expect(other.body).toMatchObject({ statusCode: 409, code: 'amount_changed', cents: 200_00 })
  expect((await scene.post(`/bookings/${id}/refund`, { cents: 200_00 })).status).toBe(200)
  const after = await seen(event, id)
  expect(after).toMatchObject({ payment: 'refunded', refundCents: 0, refundedCents: 200_00 })
  const history = after.history.map(({ action }: { action: string }) => action)
  expect(history).toEqual(expect.arrayContaining(['cancelled', 'refund_again', 'refunded']))
})

it('an unapproved invoice is approved once', async () => {
  const event = await scene.event()
  const result = await scene.book(event)
  if (!result.ok) throw new Error(result.refusal.code)
  const { id } = result.value.booking
  expect(await seen(event, id)).toMatchObject({ onTrust: true })
  expect((await scene.post(`/bookings/${id}/agreement`)).status).toBe(200)
  expect(await seen(event, id)).toMatchObject({ onTrust: false })
  expect((await scene.post(`/bookings/${id}/agreement`)).body.code).toBe('not_changeable')
})

it('ten concurrent records of the same refund count once', async () => {
  const event = await scene.event()
  const { booking } = await scene.booked(event)
  const pay = () => scene.post(`/bookings/${booking.id}/payment`, { cents: 200_00 })
  const paid = await Promise.all(Array.from({ length: 10 }, pay))
  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await scene.post(`/bookings/${booking.id}/payment`)).status).toBe(422)
  await scene.post(`/bookings/${booking.id}/cancellation`)
  const giveBack = () => scene.post(`/bookings/${booking.id}/refund`, { cents: 200_00 })
  const returned = await Promise.all(Array.from({ length: 10 }, giveBack))
  expect(returned.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await seen(event, booking.id)).toMatchObject({ refundedCents: 200_00, refundCents: 0 })
})
