import { expect, it } from 'vitest'
import bookingTexts from '#features/booking/texts/booking.ts'

it('uses wording that refers to no chosen date', () => {
  for (const { own } of Object.values(bookingTexts))
    expect(own.send).not.toMatch(/\b(diese[smn]?|this|ce|cette|questa)\b/i)
})
