import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SellableVariant } from '#features/catalog/stock-repository.server.ts'
import { draftOrder, MAX_TOTAL_CENTS } from './order-draft.server.ts'

function variant(variantId: string, more: Partial<SellableVariant> = {}): SellableVariant {
  return {
    variantId,
    productId: `product-${variantId}`,
    productTitle: `Title ${variantId}`,
    variantTitle: '',
    type: 'physical',
    level: null,
    unitPriceInCents: 1200,
    listPriceInCents: 1500,
    currency: 'chf',
    image: null,
    voucherPictures: [],
    purchasable: true,
    manageInventory: false,
    onHand: null,
    available: null,
    ...more,
  }
}

describe('pricing a cart', () => {
  test('the total is the sum of its lines, each quantity times price, for any cart', () => {
    const cart = fc.array(
      fc.record({ variant_id: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 99 }) }),
      { minLength: 1, maxLength: 50 },
    )
    const prices = fc.tuple(...['a', 'b', 'c'].map(() => fc.integer({ min: 1, max: 900_000 })))
    fc.assert(
      fc.property(cart, prices, (items, [a, b, c]) => {
        const variants = [
          variant('a', { unitPriceInCents: a as number }),
          variant('b', { unitPriceInCents: b as number }),
          variant('c', { unitPriceInCents: c as number }),
        ]
        const draft = draftOrder(items, variants)
        if (!draft.ok) {
          expect(draft.refusal.code).toBe('quantity_limit')
          return
        }
        const { lines, totalCents } = draft.value
        for (const line of lines) expect(line.totalCents).toBe(line.quantity * line.unitPriceCents)
        expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents)
        const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
        expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(pieces)
        expect(new Set(lines.map((line) => line.variantId)).size).toBe(lines.length)
      }),
    )
  })

  test('a voucher bought on sale keeps its face value', () => {
    const voucher = variant('v', { type: 'voucher_value', unitPriceInCents: 18000, listPriceInCents: 20000 })
    const draft = draftOrder([{ variant_id: 'v', quantity: 2 }], [voucher])
    expect(draft.ok && draft.value).toMatchObject({ totalCents: 36000, lines: [{ voucherCents: 20000 }] })
  })

  test('goods have no face value', () => {
    const draft = draftOrder([{ variant_id: 'a', quantity: 1 }], [variant('a')])
    expect(draft.ok && draft.value.lines[0]?.voucherCents).toBeNull()
  })

  test('refuses more of one variant than a line allows, and reports how many fit', () => {
    const items = [
      { variant_id: 'a', quantity: 60 },
      { variant_id: 'a', quantity: 60 },
    ]
    expect(draftOrder(items, [variant('a')])).toMatchObject({
      ok: false,
      refusal: { code: 'quantity_limit', available: 99 },
    })
  })

  test('refuses a total that no payment page accepts', () => {
    const dear = variant('a', { unitPriceInCents: MAX_TOTAL_CENTS })
    expect(draftOrder([{ variant_id: 'a', quantity: 2 }], [dear])).toMatchObject({
      ok: false,
      refusal: { code: 'quantity_limit', available: 1 },
    })
  })

  test('the first line sets the currency, the first different one is reported', () => {
    const items = ['a', 'b', 'c'].map((variant_id) => ({ variant_id, quantity: 1 }))
    const variants = [variant('a'), variant('b', { currency: 'eur' }), variant('c', { currency: 'eur' })]
    expect(draftOrder(items, variants)).toMatchObject({
      ok: false,
      refusal: { code: 'mixed_currencies', variantId: 'b' },
    })
  })
})
