import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { testkasseSessions } from '#platform/payments/testkasse/testkasse.tables.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

it.each(LANGUAGES)(
  'in %s the payment page states what is paid, for how many, and what a voucher pays',
  async (language) => {
    const event = await scene.event({ priceCents: 200_00 })
    const { code } = await scene.voucher({ kind: 'value', amountCents: 100_00 })
    const { booking } = await scene.booked(event, { way: 'online', people: 3, voucher: code }, { language })
    const [session] = await scene.deps.db
      .select()
      .from(testkasseSessions)
      .where(eq(testkasseSessions.orderId, booking.id))
    const { lines, totalCents, discount } = session?.request ?? {}
    expect(lines).toMatchObject([{ quantity: 3, unitPriceCents: 200_00 }])
    expect(lines?.[0]?.detail).toMatch(/, 3 pe/i)
    expect(discount).toMatchObject({ cents: 100_00 })
    expect(discount?.title).toContain(code.slice(-4))
    expect(totalCents).toBe(500_00)
  },
)
