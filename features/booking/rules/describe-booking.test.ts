import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { bookingDetail, describeBooking, paymentLine, voucherRow } from './describe-booking.ts'

const event = { title: 'Aufbruch', place: 'Zugerberg', startsLocal: '2027-03-27 09:00:00' }

test('includes course, day, place, people and what the voucher pays', () => {
  const booking = { number: 30001, language: 'de', people: 2, voucherCents: 15000 } as const
  expect(describeBooking(booking, event).replaceAll('\u00a0', ' ')).toBe(
    'Buchung 30001: Aufbruch, 27. März 2027, Zugerberg, 2 Personen, abzüglich Gutschein CHF 150.00',
  )
})

test.each(LANGUAGES)(
  'states in %s for how many, one or more, and no voucher where there is none',
  (language) => {
    const detail = (people: number) => bookingDetail({ number: 1, language, people }, event)
    expect(detail(1)).toMatch(/Zugerberg, 1 pers/i)
    expect(detail(2)).toMatch(/Zugerberg, 2 pe/i)
    expect(detail(2).split(',')).toHaveLength(3)
  },
)

test('a payment line is per person where the price is, and always sums to the total', () => {
  expect(paymentLine({ people: 3, totalCents: 600_00, agreedPrice: null })).toEqual({
    quantity: 3,
    unitPriceCents: 200_00,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 10_000_00 }),
      fc.constantFrom(null, {}),
      (people, totalCents, agreedPrice) => {
        const { quantity, unitPriceCents } = paymentLine({ people, totalCents, agreedPrice })
        expect(quantity * unitPriceCents).toBe(totalCents)
        expect(agreedPrice === null || quantity === 1).toBe(true)
      },
    ),
  )
})

test.each(LANGUAGES)('shows the last characters of the voucher in %s, where they are known', (language) => {
  expect(voucherRow(language, 'K7PQ')).toMatch(/^\S+ …K7PQ$/)
  expect(voucherRow(language, undefined)).toMatch(/^\S+/)
  // A provider allows 40 characters.
  expect(voucherRow(language, 'K7PQ').length).toBeLessThanOrEqual(40)
})
