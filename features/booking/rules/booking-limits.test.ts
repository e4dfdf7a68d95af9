import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_INVOICED_PEOPLE, isFreeBookingAllowed, isInvoiceAllowed } from './booking-limits.ts'

const places = fc.option(fc.integer({ min: 1, max: 200 }), { nil: null })

it('a family or a company of up to six always gets free places', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 6 }), (limit, people) => {
      expect(isFreeBookingAllowed({ places: limit }, people, 0)).toBe(true)
    }),
  )
})

it('one customer takes half of a date, twelve people at most', () => {
  expect(isFreeBookingAllowed({ places: 20 }, 10, 0)).toBe(true)
  expect(isFreeBookingAllowed({ places: 20 }, 11, 0)).toBe(false)
  expect(isFreeBookingAllowed({ places: 20 }, 1, 10)).toBe(false)
  expect(isFreeBookingAllowed({ places: null }, 12, 0)).toBe(true)
  expect(isFreeBookingAllowed({ places: null }, 13, 0)).toBe(false)
})

it('for any number of requests of a bot, half of a date of twelve places or more stays for others', () => {
  const asks = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 200 }), asks, (limit, wishes) => {
      let taken = 0
      for (const people of wishes) if (isFreeBookingAllowed({ places: limit }, people, taken)) taken += people
      expect(taken).toBeLessThanOrEqual(Math.min(12, limit / 2))
    }),
  )
})

const nobody = { ofEvent: 0, ofCustomer: 0 }

it('half of a course is invoiced at once, the next booking needs approval', () => {
  expect(isInvoiceAllowed({ places: 12 }, 6, nobody, 50)).toBe(true)
  expect(isInvoiceAllowed({ places: 12 }, 7, nobody, 50)).toBe(false)
  expect(isInvoiceAllowed({ places: 12 }, 1, { ofEvent: 6, ofCustomer: 0 }, 50)).toBe(false)
})

it('with 0 percent every invoice needs approval, with 100 none', () => {
  expect(isInvoiceAllowed({ places: 12 }, 1, nobody, 0)).toBe(false)
  expect(isInvoiceAllowed({ places: null }, 1, nobody, 0)).toBe(false)
  expect(isInvoiceAllowed({ places: 12 }, 12, { ofEvent: 0, ofCustomer: 30 }, 100)).toBe(true)
  expect(isInvoiceAllowed({ places: null }, 12, nobody, 50)).toBe(true)
})

it('for any number of requests of a bot, its bookings never take more than the share, nor more than the limit of one customer', () => {
  const asks = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 99 }),
      asks,
      (places, percent, wishes) => {
        let taken = 0
        for (const people of wishes)
          if (isInvoiceAllowed({ places }, people, { ofEvent: taken, ofCustomer: taken }, percent))
            taken += people
        expect(taken).toBeLessThanOrEqual(Math.min(MAX_INVOICED_PEOPLE, (places * percent) / 100))
      },
    ),
  )
})
