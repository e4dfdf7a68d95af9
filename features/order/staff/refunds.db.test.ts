import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene

beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

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

it('an order is refunded once at a time, and the log names who did it', async () => {
  await scene.voucher({ kind: 'value', amountCents: 200_00 })
  const { rows } = await scene.deps.db.execute(
    `update orders set provider = 'testkasse', payment_id = 'pay-order' returning number, total_cents`,
  )
  const { number, total_cents: totalCents } = rows[0] as { number: number; total_cents: number }
  const first = { amountCents: 50_00, refundedCents: 0, key: newKey() }
  for (const enqueued of [
    await scene.post(`/orders/${number}/refund`, first),
    await scene.post(`/orders/${number}/refund`, first),
  ])
    expect([enqueued.status, enqueued.body]).toEqual([200, { refundCents: 50_00 }])
  const all = { refundedCents: 0, key: newKey() }
  expect((await scene.post(`/orders/${number}/refund`, all)).body.code).toBe('refund_on_its_way')
  const stale = await scene.post(`/orders/${number}/refund`, { refundedCents: 50_00, key: newKey() })
  expect(stale.body).toMatchObject({ statusCode: 409, code: 'refunded_meanwhile', refundedCents: 0 })
  const tooMuch = { amountCents: totalCents + 1, refundedCents: 0, key: newKey() }
  const more = await scene.post(`/orders/${number}/refund`, tooMuch)
  expect(more.body.code).toBe('more_than_left')
  const trail = await scene.deps.db.execute(
    `select actor_id, detail from auth_audit where action = 'order_refunded'`,
  )
  expect(trail.rows).toEqual([{ actor_id: scene.userId, detail: { number, refundCents: 50_00 } }])
})

it('a failed refund of an order is closed as paid back another way by those who may refund, and the log names who did it', async () => {
  const { id } = await scene.voucher({ kind: 'value', amountCents: 80_00 })
  const { rows } = await scene.deps.db.execute(
    `update orders set provider = 'testkasse', payment_id = 'pay-failed' where id =
      (select order_id from order_lines l join vouchers v on v.order_line_id = l.id where v.id = '${id}') returning number, total_cents`,
  )
  const { number, total_cents: cents } = rows[0] as { number: number; total_cents: number }
  const close = (seen: number) => scene.post(`/orders/${number}/refund-settlement`, { cents: seen })
  expect((await close(cents)).body.code).toBe('no_refund_due')
  await scene.post(`/orders/${number}/refund`, { refundedCents: 0, key: newKey() })
  await scene.deps.db.execute(
    `update payment_refunds set state = 'failed', settled_at = now() where payment_id = 'pay-failed'`,
  )
  await scene.deps.db.execute(
    `update orders set needs_attention = array['refund_failed'] where number = ${number}`,
  )
  const changed = await close(cents - 1)
  expect(changed.body).toMatchObject({ statusCode: 409, code: 'amount_changed', cents })
  scene.later(13 * 60)
  expect((await close(cents)).body.code).toBe('recent_sign_in_needed')
  scene.later(-13 * 60)
  const answers = await Promise.all([close(cents), close(cents)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { page } = (await scene.get(`/orders/${number}`)).body
  expect(page.order).toMatchObject({ state: 'refunded', refundedCents: cents, needsAttention: [] })
  const trail = await scene.deps.db.execute(
    `select actor_id, detail from auth_audit where action = 'order_paid_back'`,
  )
  expect(trail.rows).toEqual([{ actor_id: scene.userId, detail: { number, refundCents: cents } }])
  expect((await scene.post('/orders/99999/refund-settlement', { cents: 0 })).status).toBe(404)
  expect((await scene.post(`/orders/${number}/refund-settlement`, { cents: -1 })).status).toBe(422)
})

it('an unknown order, or an invalid sum, is refused', async () => {
  const input = { refundedCents: 0, key: newKey() }
  expect((await scene.post('/orders/99999/refund', input)).status).toBe(404)
  expect((await scene.post('/orders/x/refund', input)).status).toBe(404)
  expect((await scene.post('/orders/99999/refund', { ...input, amountCents: 0 })).status).toBe(422)
  const { body } = await scene.post('/orders/99999/refund')
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(['refundedCents', 'key'])
})

it('an order whose voucher a booking holds or has used is refunded when that was confirmed', async () => {
  const event = await scene.event()
  const { code, id } = await scene.voucher({ kind: 'value', amountCents: 250_00 })
  const { rows } = await scene.deps.db.execute(
    `update orders set provider = 'testkasse', payment_id = 'pay-used' where id =
      (select order_id from order_lines l join vouchers v on v.order_line_id = l.id where v.id = '${id}') returning number`,
  )
  const { number } = rows[0] as { number: number }
  const used = await scene.booked(event, { voucher: code })
  const held = await scene.booked(event, { voucher: code, way: 'online' })
  const ask = (acknowledgedUses: string[]) =>
    scene.post(`/orders/${number}/refund`, { refundedCents: 0, key: newKey(), acknowledgedUses })
  const refused = await ask([])
  expect(refused.body).toMatchObject({ statusCode: 409, code: 'vouchers_in_use' })
  const uses = refused.body.uses as { key: string }[]
  expect(uses).toMatchObject([
    { by: 'booking', of: String(used.booking.number), held: false, cents: 200_00 },
    { by: 'booking', of: String(held.booking.number), held: true, cents: 50_00 },
  ])
  const keys = uses.map(({ key }) => key)
  expect((await ask(keys.slice(0, 1))).body.code).toBe('vouchers_in_use')
  expect((await ask(keys)).status).toBe(200)
  await scene.post(`/bookings/${used.booking.id}/cancellation`)
  expect(await scene.balanceOf(id)).toBe(200_00)
  expect(await scene.book(event, { voucher: code })).toMatchObject({ refusal: { code: 'voucher_voided' } })
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

function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
