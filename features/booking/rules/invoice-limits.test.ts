import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInvoiceAllowed, MAX_INVOICED_PEOPLE } from './booking-limits.ts'

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
