import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene

beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

async function booked(event: string, change: Partial<typeof bookings.$inferInsert>): Promise<string> {
  const result = await scene.book(event, { email: `${crypto.randomUUID()}@example.ch` })
  if (!result.ok) throw new Error(result.refusal.code)
  const { id } = result.value.booking
  await scene.deps.db.update(bookings).set(change).where(eq(bookings.id, id))
  return id
}

it('bookings that only staff can continue are counted and listed with their event, the longest wait first', async () => {
  const [near, far] = [await scene.event({ days: 5 }), await scene.event({ days: 300 })]
  const long = new Date('2020-01-01T00:00:00Z')
  const refund = await booked(near, { state: 'cancelled', payment: 'refund_failed', paidCents: 200_00 })
  const invoice = await booked(far, { state: 'waitlisted', payment: 'invoice_asked', updatedAt: long })
  await booked(near, { state: 'confirmed' })
  await booked(near, { state: 'waitlisted', payment: 'open' })
  await booked(near, { state: 'cancelled', payment: 'invoice_asked' })
  expect((await scene.get('/overview')).body.bookings).toBe(2)
  const { body } = await scene.get('/waiting-bookings?lng=fr')
  expect(body.bookings).toMatchObject([
    { id: invoice, eventId: far, payment: 'invoice_asked' },
    { id: refund, eventId: near, payment: 'refund_failed' },
  ])
  expect(body.events.map(({ id }: { id: string }) => id).sort()).toEqual([near, far].sort())
  await scene.post(`/bookings/${invoice}/cancellation`)
  await scene.post(`/bookings/${refund}/refund`, { cents: 200_00 })
  expect((await scene.get('/overview')).body.bookings).toBe(0)
  expect((await scene.get('/waiting-bookings')).body).toEqual({ bookings: [], events: [] })
})

it('the calendar is queried once, for any number of events', async () => {
  const waits = { state: 'waitlisted', payment: 'invoice_asked' } as const
  for (let days = 1; days <= 7; days++) await booked(await scene.event({ days }), waits)
  const spy = vi.spyOn(scene.deps.db.$client, 'query')
  const { body } = await scene.get('/waiting-bookings')
  const questions = spy.mock.calls.map(([query]) => (query as { text?: string }).text ?? String(query))
  spy.mockRestore()
  expect([body.bookings.length, body.events.length]).toEqual([7, 7])
  expect(questions.filter((text) => text.includes('from "events"'))).toHaveLength(1)
})
