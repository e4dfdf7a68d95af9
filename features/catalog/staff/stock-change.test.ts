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
