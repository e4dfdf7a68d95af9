import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { testkasseSessions } from '#platform/payments/testkasse/testkasse.tables.ts'
import { openBookingScene } from '#test/bookings/booking-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const { event: newEvent, voucher: newVoucher, booked, deps } = await forThisFile(openBookingScene())

it.each(LANGUAGES)(
  'in %s the payment page states what is paid, for how many, and what a voucher pays',
  async (language) => {
    const event = await newEvent({ priceCents: 200_00 })
    const { code } = await newVoucher({ kind: 'value', amountCents: 100_00 })
    const { booking } = await booked(event, { way: 'online', people: 3, voucher: code }, { language })
    const [session] = await deps.db
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
