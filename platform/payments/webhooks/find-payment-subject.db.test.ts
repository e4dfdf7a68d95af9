import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { findPaymentSubject } from '#platform/payments/find-payment-subject.ts'
import { openRefundScene } from '#test/bookings/refund-scene.ts'

const scene = await forThisFile(openRefundScene())

it('finds a booking by our id, its session or its payment, and nothing for payments of others', async () => {
  const { id, paymentId } = await scene.paidBooking()
  const { db } = scene.deps
  await db.update(bookings).set({ sessionId: 'cs_1' }).where(eq(bookings.id, id))
  const find = (ids: { orderId?: string; sessionId?: string; paymentId?: string }) =>
    findPaymentSubject(db, scene.deps.payments.provider, {
      orderId: null,
      sessionId: null,
      paymentId: null,
      ...ids,
    })
  expect(await find({ orderId: id })).toBe('booking')
  expect(await find({ sessionId: 'cs_1' })).toBe('booking')
  expect(await find({ paymentId })).toBe('booking')
  expect(await find({ orderId: 'no uuid', sessionId: 'cs_other', paymentId: 'pi_other' })).toBeUndefined()
  expect(await find({ orderId: randomUUID() })).toBeUndefined()
})
