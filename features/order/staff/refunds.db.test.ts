import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

/** An order of a voucher that a provider can refund. */
async function refundable(amountCents: number) {
  const { id, code } = await scene.voucher({ kind: 'value', amountCents })
  const { rows } = await scene.deps.db.execute(
    `update orders set provider = 'testkasse', payment_id = 'pay-' || id where id =
      (select order_id from order_lines l join vouchers v on v.order_line_id = l.id where v.id = '${id}') returning number, total_cents`,
  )
  const { number, total_cents: totalCents } = rows[0] as { number: number; total_cents: number }
  const refund = (request: object, key = newKey()) =>
    scene.post(`/orders/${number}/refund`, { refundedCents: 0, key, ...request })
  return { id, code, number, totalCents, refund }
}

const trailOf = async (action: string) =>
  (await scene.deps.db.execute(`select actor_id, detail from auth_audit where action = '${action}'`)).rows

it('an order is refunded once at a time, and the log names who did it', async () => {
  const { number, totalCents, refund } = await refundable(200_00)
  const key = newKey()
  for (const enqueued of [
    await refund({ amountCents: 50_00 }, key),
    await refund({ amountCents: 50_00 }, key),
  ])
    expect([enqueued.status, enqueued.body]).toEqual([200, { refundCents: 50_00 }])
  expect((await refund({})).body.code).toBe('refund_on_its_way')
  const stale = await refund({ refundedCents: 50_00 })
  expect(stale.body).toMatchObject({ statusCode: 409, code: 'refunded_meanwhile', refundedCents: 0 })
  expect((await refund({ amountCents: totalCents + 1 })).body.code).toBe('more_than_left')
  expect(await trailOf('order_refunded')).toEqual([
    { actor_id: scene.userId, detail: { number, refundCents: 50_00 } },
  ])
})

it('a failed refund of an order is closed as paid back another way by those who may refund, and the log names who did it', async () => {
  const { number, totalCents: cents, refund } = await refundable(80_00)
  const close = (seen: number) => scene.post(`/orders/${number}/refund-settlement`, { cents: seen })
  expect((await close(cents)).body.code).toBe('no_refund_due')
  await refund({})
  await scene.deps.db.execute(
    `update payment_refunds set state = 'failed', settled_at = now() where state = 'owed'`,
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
  expect(await trailOf('order_paid_back')).toEqual([
    { actor_id: scene.userId, detail: { number, refundCents: cents } },
  ])
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
  const { code, id, refund } = await refundable(250_00)
  const used = await scene.booked(event, { voucher: code })
  const held = await scene.booked(event, { voucher: code, way: 'online' })
  const refused = await refund({})
  expect(refused.body).toMatchObject({ statusCode: 409, code: 'vouchers_in_use' })
  const uses = refused.body.uses as { key: string }[]
  expect(uses).toMatchObject([
    { by: 'booking', of: String(used.booking.number), held: false, cents: 200_00 },
    { by: 'booking', of: String(held.booking.number), held: true, cents: 50_00 },
  ])
  const keys = uses.map(({ key }) => key)
  expect((await refund({ acknowledgedUses: keys.slice(0, 1) })).body.code).toBe('vouchers_in_use')
  expect((await refund({ acknowledgedUses: keys })).status).toBe(200)
  await scene.post(`/bookings/${used.booking.id}/cancellation`)
  expect(await scene.balanceOf(id)).toBe(200_00)
  expect(await scene.book(event, { voucher: code })).toMatchObject({ refusal: { code: 'voucher_voided' } })
})

function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
