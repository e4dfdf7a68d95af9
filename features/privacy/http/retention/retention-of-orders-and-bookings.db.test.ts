import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openRetentionScene } from '#test/retention/retention-scene.ts'
import { enforceRetention } from './enforce-retention.ts'

const scene = await forThisFile(openRetentionScene())
beforeEach(() => scene.reset())

describe('records for the books', () => {
  it('are deleted ten years after the end of their year, and not an hour before', async () => {
    await scene.addOrder('old@example.ch', '2016-12-31T23:59:00+01:00')
    await scene.addOrder('kept@example.ch', '2017-01-01T00:00:00+01:00')
    await scene.addBooking('old@example.ch', '2016-12-30')
    await scene.addBooking('kept@example.ch', '2017-01-02')
    // Booked last year for this year: the event's date counts.
    await scene.addBooking('across@example.ch', '2017-01-02', { at: '2016-12-01 08:00+00' })
    expect(await enforceRetention(scene.deps)).toMatchObject({ orders: 1, bookings: 1 })
    expect(await scene.emails('orders', 'customer_email')).toEqual(['kept@example.ch'])
    expect(await scene.emails('bookings')).toEqual(['across@example.ch', 'kept@example.ch'])
    for (const table of ['order_lines', 'order_events', 'payment_events'])
      expect(await scene.sql(`select 1 from ${table}`), table).toHaveLength(1)
  })

  it('keep a voucher and the skeleton of its order while a redemption is younger, but not the buyer', async () => {
    const { line } = await scene.addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const used = await scene.addVoucher(line, '2016-05-01T08:00:00Z', { redeemedAt: '2024-03-01T08:00:00Z' })
    await scene.addVoucher(line, '2016-05-01T08:00:00Z')
    expect(await enforceRetention(scene.deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await scene.sql('select id from vouchers')).toEqual([{ id: used }])
    expect(await scene.sql('select customer_email, customer_name from orders')).toEqual([
      { customer_email: '', customer_name: null },
    ])
    expect(await enforceRetention(scene.deps)).toEqual({})
  })

  it('lose a due voucher in a booking that is kept', async () => {
    const { line } = await scene.addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const voucherId = await scene.addVoucher(line, '2016-05-01T08:00:00Z')
    await scene.addBooking('guest@example.ch', '2026-06-01', { voucherId })
    expect(await enforceRetention(scene.deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await scene.sql('select voucher_id from bookings')).toEqual([{ voucher_id: null }])
  })
})

describe('data needed only for the event', () => {
  it('is deleted a year after it: names, notes, health; the booking is kept', async () => {
    await scene.addBooking('due@example.ch', '2025-12-31')
    await scene.addBooking('kept@example.ch', '2026-01-01')
    expect(await enforceRetention(scene.deps)).toEqual({ participants: 1 })
    expect(
      await scene.sql(
        'select email, participants, note, note_consent_at is null as forgotten, staff_note from bookings order by email',
      ),
    ).toEqual([
      { email: 'due@example.ch', participants: [], note: null, forgotten: true, staff_note: null },
      {
        email: 'kept@example.ch',
        participants: ['Lia', 'Noel'],
        note: 'Nussallergie',
        forgotten: false,
        staff_note: 'Knie',
      },
    ])
  })

  it('is deleted a month after it: waiting lists, and cancellations before any payment', async () => {
    await scene.addBooking('waited@example.ch', '2026-11-30', { state: 'waitlisted', paid: 0 })
    await scene.addBooking('still@example.ch', '2026-12-01', { state: 'waitlisted', paid: 0 })
    await scene.addBooking('nothing@example.ch', '2026-11-30', { state: 'cancelled', paid: 0 })
    await scene.addBooking('money@example.ch', '2026-11-30', { state: 'cancelled' })
    expect(await enforceRetention(scene.deps)).toEqual({ waitingList: 2 })
    expect(await scene.emails('bookings')).toEqual(['money@example.ch', 'still@example.ch'])
  })
})
