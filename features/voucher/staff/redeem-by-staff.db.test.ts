import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { describeVouchers } from '../describe-vouchers.server.ts'
import { readVouchers } from '../read-vouchers.server.ts'
import { voidVouchers } from '../void-vouchers.server.ts'
import { voucherCode } from '../voucher-code.server.ts'
import { voucherEntries, vouchers } from '../voucher.tables.server.ts'
import { blockVoucher, extendVoucher, unblockVoucher } from './change-voucher.server.ts'
import { redeemByStaff, undoRedemption } from './redeem-by-staff.server.ts'
import { reissueVoucher } from './reissue-voucher.server.ts'

let done: object[] = []
const actorId = randomUUID()
const call = {
  actorId,
  onDone: async (_tx: unknown, what: object) => {
    done.push(what)
  },
}
const newKey = () => randomBytes(16).toString('hex')

const scene = await forThisFile(openBookingScene())

const deps = () => ({ ...scene.deps, acceptTest: true })
const redeem = (id: string, amountCents: number, requestKey = newKey(), onDone = call.onDone) =>
  redeemByStaff(deps(), id, { amountCents, reference: 'Beleg 91', requestKey }, { actorId, onDone })
const reissue = (id: string, requestKey = newKey(), onDone = call.onDone) =>
  reissueVoucher(scene.deps, id, { reason: 'Verloren', requestKey }, { actorId, onDone })
const entriesOf = (id: string) =>
  scene.deps.db
    .select()
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, id))
    .orderBy(voucherEntries.id)
async function stored(id: string) {
  const [row] = await scene.deps.db.select().from(vouchers).where(eq(vouchers.id, id))
  if (!row) throw new Error('no such voucher')
  return row
}
const value = (amountCents = 200_00) => scene.voucher({ kind: 'value', amountCents })

describe('redeeming a voucher by staff', () => {
  it('redeems in parts, each with its reference, until nothing is left', async () => {
    const { id } = await value()
    done = []
    expect(await redeem(id, 34_00)).toMatchObject({ ok: true, value: { restCents: 166_00 } })
    expect(await redeem(id, 166_00)).toMatchObject({ ok: true, value: { restCents: 0 } })
    expect(await redeem(id, 1)).toMatchObject({ refusal: { code: 'voucher_used_up' } })
    expect((await entriesOf(id)).map(({ amountCents, reference }) => [amountCents, reference])).toEqual([
      [200_00, null],
      [-34_00, 'Beleg 91'],
      [-166_00, 'Beleg 91'],
    ])
    expect(done).toMatchObject([
      { beforeCents: 200_00, afterCents: 166_00 },
      { beforeCents: 166_00, afterCents: 0 },
    ])
  })

  it('redeems once for repeated requests, and refuses the key for something else', async () => {
    const { id } = await value()
    const { id: other } = await value()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(id, 50_00, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true, value: { restCents: 150_00 } })
    expect(await scene.balanceOf(id)).toBe(150_00)
    expect(await redeem(id, 49_00, key)).toMatchObject({ refusal: { code: 'request_key_reused' } })
    expect(await redeem(other, 50_00, key)).toMatchObject({ refusal: { code: 'request_key_reused' } })
  })

  it('never spends more than the balance, with thirty redemptions and a booking simultaneously', async () => {
    const { id, code } = await value(100_00)
    const event = await scene.event()
    const [booking, ...tills] = await Promise.all([
      scene.book(event, { voucher: code }),
      ...Array.from({ length: 30 }, () => redeem(id, 7_00)),
    ])
    const spent = tills.filter(({ ok }) => ok).length * 7_00
    const booked = booking.ok ? booking.value.booking.voucherCents : 0
    expect(spent + booked + (await scene.balanceOf(id))).toBe(100_00)
    expect(await scene.balanceOf(id)).toBeGreaterThanOrEqual(0)
    expect(await scene.balanceOf(id)).toBeLessThan(7_00)
  })

  it('leaves nothing half-done when it fails before the end', async () => {
    const { id } = await value()
    const fall = async () => {
      throw new Error('killed')
    }
    await expect(redeem(id, 50_00, newKey(), fall)).rejects.toThrow('killed')
    await expect(reissue(id, newKey(), fall)).rejects.toThrow('killed')
    expect(await scene.balanceOf(id)).toBe(200_00)
    expect((await stored(id)).voidedAt).toBeNull()
  })

  it('undoes a redemption once', async () => {
    const { id } = await value()
    const redeemed = await redeem(id, 80_00)
    if (!redeemed.ok) throw new Error('refused')
    const undo = () => undoRedemption(scene.deps, redeemed.value.entryId, call)
    const answers = await Promise.all([undo(), undo(), undo()])
    expect(answers).toEqual(Array(3).fill({ ok: true, value: { voucherId: id } }))
    expect(await scene.balanceOf(id)).toBe(200_00)
    expect(await undoRedemption(scene.deps, 999_999, call)).toMatchObject({
      refusal: { code: 'unknown_redemption' },
    })
    const [issued] = await entriesOf(id)
    expect(await undoRedemption(scene.deps, issued?.id ?? 0, call)).toMatchObject({
      refusal: { code: 'unknown_redemption' },
    })
  })
})

describe('a lost voucher', () => {
  it('gets a new code for its balance; the old one is void, and the liability is unchanged', async () => {
    const { id, code } = await value()
    await redeem(id, 80_00)
    const key = newKey()
    const [first, second] = await Promise.all([reissue(id, key), reissue(id, key)])
    expect(second).toEqual(first)
    if (!first.ok) throw new Error('refused')
    const { id: newId } = first.value
    expect(await scene.balanceOf(id)).toBe(0)
    expect(await scene.balanceOf(newId)).toBe(120_00)
    const before = await stored(id)
    expect(await stored(newId)).toMatchObject({ validUntil: before.validUntil, initialCents: 200_00 })
    const event = await scene.event()
    expect(await scene.book(event, { voucher: code })).toMatchObject({ refusal: { code: 'voucher_voided' } })
    const { booking } = await scene.booked(event, { voucher: voucherCode(scene.deps.key, newId) })
    expect(booking.voucherCents).toBe(120_00)
    expect(await reissue(id)).toMatchObject({ refusal: { code: 'voucher_voided' } })
    expect(await reissue(newId)).toMatchObject({ refusal: { code: 'voucher_used_up' } })
  })

  it('is shown in its order in place of the old one', async () => {
    const { id } = await value()
    const { orderLineId: lineId } = await stored(id)
    const orderLineId = lineId ?? ''
    const renewed = await reissue(id)
    const newId = renewed.ok ? renewed.value.id : ''
    expect(await readVouchers(scene.deps.db, [orderLineId])).toMatchObject([
      { id: newId, balanceCents: 200_00 },
    ])
    await scene.deps.db.transaction((tx) => voidVouchers(tx, [orderLineId], new Date()))
    expect(await scene.balanceOf(newId)).toBe(0)
  })

  it('receives what is returned to the old one, through all its replacements', async () => {
    const { id, code } = await value(300_00)
    const event = await scene.event()
    const { booking } = await scene.booked(event, { voucher: code })
    const redeemed = await redeem(id, 20_00)
    const second = await reissue(id)
    const third = await reissue(second.ok ? second.value.id : '')
    const last = third.ok ? third.value.id : ''
    expect(await scene.balanceOf(last)).toBe(80_00)
    await cancelBooking(scene.deps, booking.id)
    expect(await scene.balanceOf(last)).toBe(280_00)
    await undoRedemption(scene.deps, redeemed.ok ? redeemed.value.entryId : 0, call)
    expect(await scene.balanceOf(last)).toBe(300_00)
    expect(await scene.balanceOf(id)).toBe(0)
    const described = await describeVouchers(scene.deps.db, [id], new Date())
    expect(described.get(id)).toMatchObject({ worthCents: 300_00, standing: 'valid' })
  })

  it('is spent or replaced, never both', async () => {
    const { id } = await value(100_00)
    const [redeemed, renewed] = await Promise.all([redeem(id, 100_00), reissue(id)])
    expect([redeemed.ok, renewed.ok].filter(Boolean)).toHaveLength(1)
  })
})

describe('staff', () => {
  it('block a voucher with a reason, and it cannot be redeemed until they unblock it', async () => {
    const { id, code } = await value()
    const event = await scene.event()
    await blockVoucher(scene.deps, id, 'Als gestohlen gemeldet', call)
    await blockVoucher(scene.deps, id, 'Ein zweiter Grund', call)
    expect((await stored(id)).blockReason).toBe('Als gestohlen gemeldet')
    expect(await redeem(id, 1)).toMatchObject({ refusal: { code: 'voucher_blocked' } })
    expect(await scene.book(event, { voucher: code })).toMatchObject({ refusal: { code: 'voucher_blocked' } })
    expect(await scene.balanceOf(id)).toBe(200_00)
    done = []
    await unblockVoucher(scene.deps, id, call)
    await unblockVoucher(scene.deps, id, call)
    expect(done).toHaveLength(1)
    expect(await redeem(id, 1)).toMatchObject({ ok: true })
  })

  it('extend the validity, up to ten years, unless a concurrent change was made', async () => {
    const { id } = await value()
    await scene.deps.db.update(vouchers).set({ validUntil: '2020-01-31' }).where(eq(vouchers.id, id))
    expect(await redeem(id, 1)).toMatchObject({ refusal: { code: 'voucher_lapsed' } })
    const extend = (until: string, seen = '2020-01-31') =>
      extendVoucher(scene.deps, id, { until, seen }, call)
    expect(await extend('2020-02-01')).toMatchObject({ refusal: { code: 'day_over' } })
    expect(await extend('2099-01-01')).toMatchObject({ refusal: { code: 'voucher_too_far' } })
    expect(await extend('2020-01-31')).toMatchObject({ refusal: { code: 'voucher_not_later' } })
    expect(await extend('2020-01-30')).toMatchObject({ refusal: { code: 'voucher_not_later' } })
    const later = `${new Date().getFullYear() + 2}-06-30`
    expect(await extend(later)).toEqual({ ok: true, value: {} })
    expect(await extend(later)).toEqual({ ok: true, value: {} })
    expect(await extend(`${new Date().getFullYear() + 3}-06-30`)).toMatchObject({
      refusal: { code: 'changed_meanwhile' },
    })
    expect(await redeem(id, 1)).toMatchObject({ ok: true })
  })
})

it('and the entries of every voucher sum to its balance, never below zero', async () => {
  const { rows } = await scene.test.database.$client.query(`
    select v.id from vouchers v join voucher_entries e on e.voucher_id = v.id group by v.id
    having sum(e.amount_cents) < 0 or sum(e.amount_cents) > v.initial_cents
      or (v.voided_at is not null and sum(e.amount_cents) <> 0)`)
  expect(rows).toEqual([])
})
