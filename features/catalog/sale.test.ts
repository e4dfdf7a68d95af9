import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemOfSale, salePriceOn, saleState } from './sale.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const sale = fc.record({
  salePriceInCents: fc.option(fc.integer({ min: 1, max: 5000 })),
  saleFrom: fc.option(day),
  saleUntil: fc.option(day),
})

it('applies from its first day to its last, and on no other day', () => {
  const summer = { salePriceInCents: 900, saleFrom: '2027-06-01', saleUntil: '2027-08-31' }
  const prices = ['2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01'].map((on) => salePriceOn(summer, on))
  expect(prices).toEqual([null, 900, 900, null])
})

it('is planned, then runs, then is over, in this order', () => {
  const order = ['planned', 'running', 'over']
  fc.assert(
    fc.property(sale, day, day, (tested, one, other) => {
      fc.pre(problemOfSale(10_000, tested) === undefined)
      const [earlier = '', later = ''] = [one, other].sort()
      const [before, after] = [earlier, later].map((on) => saleState(tested, on))
      if (tested.salePriceInCents === null) expect([before, after]).toEqual([undefined, undefined])
      else expect(order.indexOf(before as string)).toBeLessThanOrEqual(order.indexOf(after as string))
    }),
  )
})

it('a valid sale is never above the price on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), sale, day, (price, tested, on) => {
      fc.pre(problemOfSale(price, tested) === undefined)
      expect(salePriceOn(tested, on) ?? 0).toBeLessThan(price)
    }),
  )
})

describe('a sale is refused', () => {
  it.each([
    [{ salePriceInCents: 1000, saleFrom: null, saleUntil: null }, 'sale_not_below_price'],
    [{ salePriceInCents: null, saleFrom: '2027-01-01', saleUntil: null }, 'sale_days_without_price'],
    [{ salePriceInCents: 900, saleFrom: '2027-01-02', saleUntil: '2027-01-01' }, 'sale_ends_before_start'],
  ])('%o: %s', (tested, problem) => expect(problemOfSale(1000, tested)).toBe(problem))
})
