import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideStockChange, STOCK_CHANGES } from './stock-change.ts'

const stocks = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
  .map(([one, other]) => ({ onHand: Math.max(one, other), held: Math.min(one, other) }))

it('never releases what a checkout holds', () => {
  fc.assert(
    fc.property(
      stocks,
      fc.constantFrom(...STOCK_CHANGES),
      fc.integer({ min: 0, max: 2000 }),
      (stock, kind, pieces) => {
        const decided = decideStockChange(stock, kind, pieces)
        if (decided.ok) expect(decided.value).toBeGreaterThanOrEqual(stock.held)
      },
    ),
  )
})

it('adds received goods, subtracts sold and broken ones, and sets a count', () => {
  const stock = { onHand: 10, held: 2 }
  expect(decideStockChange(stock, 'received', 5)).toEqual({ ok: true, value: 15 })
  expect(decideStockChange(stock, 'sold', 8)).toEqual({ ok: true, value: 2 })
  expect(decideStockChange(stock, 'broken', 9)).toMatchObject({ refusal: { code: 'stock_too_low', free: 8 } })
  expect(decideStockChange(stock, 'counted', 7)).toEqual({ ok: true, value: 7 })
  expect(decideStockChange(stock, 'counted', 1)).toMatchObject({
    refusal: { code: 'stock_below_held', held: 2 },
  })
})
