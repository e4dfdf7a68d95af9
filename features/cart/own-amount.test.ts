import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownAmountId, readOwnAmountId, variantOfAmount, variantOfLine } from '#features/catalog/own-amount.ts'
import { aProduct, aVariant } from './cart-fixtures.ts'

const francs = fc.integer({ min: 1, max: 9999 })
const voucher = (range: unknown) =>
  aProduct({ id: 'gutschein-wert', metadata: { own_amount: range } }, [
    aVariant({ id: 'gutschein-wert-100', price_in_cents: 10_000 }),
  ])

it('sells exactly the whole francs of the range, at their own value', () => {
  fc.assert(
    fc.property(
      francs,
      francs,
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      francs,
      (a, b, part, whole) => {
        const range = { least: Math.min(a, b), most: Math.max(a, b) }
        const product = voucher(range)
        for (const amount of [part, whole]) {
          const variant = variantOfAmount(product, amount)
          const isIn = Number.isInteger(amount) && amount >= range.least && amount <= range.most
          expect(variant?.price_in_cents).toBe(isIn ? amount * 100 : undefined)
          if (variant) expect(variantOfLine(product, variant.id)?.price_in_cents).toBe(amount * 100)
        }
      },
    ),
  )
})

it('reads back what an id says, and nothing from the id of a real variant', () => {
  fc.assert(
    fc.property(francs, (amount) => {
      expect(readOwnAmountId(ownAmountId('gutschein-wert', amount))).toEqual({
        productId: 'gutschein-wert',
        francs: amount,
      })
    }),
  )
  for (const id of [
    'gutschein-wert-100',
    'gutschein-wert_0',
    'gutschein-wert_12.5',
    'gutschein-wert_012',
    '_5',
  ])
    expect(readOwnAmountId(id)).toBeUndefined()
})

it('offers no amount where the owner gave no range, whatever an external store sends', () => {
  for (const range of [undefined, null, 'x', { least: 'a', most: 5 }, { least: 1 }])
    expect(variantOfAmount(voucher(range), 100)).toBeUndefined()
})

it('is the offered variant where there is one of that amount', () => {
  expect(variantOfAmount(voucher({ least: 10, most: 500 }), 100)?.id).toBe('gutschein-wert-100')
})
