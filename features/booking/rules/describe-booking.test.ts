import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { bookingDetail, describeBooking } from './describe-booking.ts'

const event = { title: 'Aufbruch', place: 'Zugerberg', startsLocal: '2027-03-27 09:00:00' }

test('names course, day, place, people and what the voucher pays', () => {
  const booking = { number: 30001, language: 'de', people: 2, voucherCents: 15000 } as const
  expect(describeBooking(booking, event).replaceAll('\u00a0', ' ')).toBe(
    'Buchung 30001: Aufbruch, 27. März 2027, Zugerberg, 2 Personen, abzüglich Gutschein CHF 150.00',
  )
})

test.each(LANGUAGES)(
  'says in %s for how many, one or more, and no voucher where there is none',
  (language) => {
    const detail = (people: number) => bookingDetail({ number: 1, language, people, voucherCents: 0 }, event)
    expect(detail(1)).toMatch(/Zugerberg, 1 pers/i)
    expect(detail(2)).toMatch(/Zugerberg, 2 pe/i)
    expect(detail(2).split(',')).toHaveLength(3)
  },
)
