import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { staffScene } from '#test/staff/staff-scene.ts'
import { accepted } from '#test/results.ts'

const { book, deps, event: newEvent, get, post } = await staffScene()

async function booked(event: string, change: Partial<typeof bookings.$inferInsert>): Promise<string> {
  const result = await accepted(book(event, { email: `${crypto.randomUUID()}@example.ch` }))
  const { id } = result.booking
  await deps.db.update(bookings).set(change).where(eq(bookings.id, id))
  return id
}

it('bookings that only staff can continue are counted and listed with their event, the longest wait first', async () => {
  const [near, far] = [await newEvent({ days: 5 }), await newEvent({ days: 300 })]
  const long = new Date('2020-01-01T00:00:00Z')
  const refund = await booked(near, { state: 'cancelled', payment: 'refund_failed', paidCents: 200_00 })
  const invoice = await booked(far, { state: 'waitlisted', payment: 'invoice_asked', updatedAt: long })
  await booked(near, { state: 'confirmed' })
  await booked(near, { state: 'waitlisted', payment: 'open' })
  await booked(near, { state: 'cancelled', payment: 'invoice_asked' })
  expect((await get('/overview')).body.bookings).toBe(2)
  const { body } = await get('/waiting-bookings?lng=fr')
  expect(body.bookings).toMatchObject([
    { id: invoice, eventId: far, payment: 'invoice_asked' },
    { id: refund, eventId: near, payment: 'refund_failed' },
  ])
  expect(body.events.map(({ id }: { id: string }) => id).sort()).toEqual([near, far].sort())
  await post(`/bookings/${invoice}/cancellation`)
  await post(`/bookings/${refund}/refund`, { cents: 200_00 })
  expect((await get('/overview')).body.bookings).toBe(0)
  expect((await get('/waiting-bookings')).body).toEqual({ bookings: [], events: [] })
})

it('the calendar is queried once, for any number of events', async () => {
  const waits = { state: 'waitlisted', payment: 'invoice_asked' } as const
  for (let days = 1; days <= 7; days++) await booked(await newEvent({ days }), waits)
  const spy = vi.spyOn(deps.db.$client, 'query')
  const { body } = await get('/waiting-bookings')
  const questions = spy.mock.calls.map(([query]) => (query as { text?: string }).text ?? String(query))
  spy.mockRestore()
  expect([body.bookings.length, body.events.length]).toEqual([7, 7])
  expect(questions.filter((text) => text.includes('from "events"'))).toHaveLength(1)
})
