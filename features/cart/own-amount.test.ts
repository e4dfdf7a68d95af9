import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownAmountId } from '#features/catalog/own-amount.ts'
import { readOwnAmountId, variantOfAmount, variantThatPays } from '#features/catalog/own-amount-variant.ts'
import { addToCart } from './change-cart.ts'
import { reconcileCart } from './reconcile-cart.ts'
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
          const variant = variantOfAmount(product, amount, 'de')
          const isIn = Number.isInteger(amount) && amount >= range.least && amount <= range.most
          expect(variant?.price_in_cents).toBe(isIn ? amount * 100 : undefined)
        }
      },
    ),
  )
})

it('reads an amount from its id, and nothing from the id of a real variant', () => {
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

it('offers no amount without a range of the owner, whatever an external store sends', () => {
  for (const range of [undefined, null, 'x', { least: 'a', most: 5 }, { least: 1 }])
    expect(variantOfAmount(voucher(range), 100, 'de')).toBeUndefined()
})

it('is the offered variant where there is one of that amount', () => {
  expect(variantOfAmount(voucher({ least: 10, most: 500 }), 100, 'de')?.id).toBe('gutschein-wert-100')
})

it('stays in the cart as long as it is within the range', () => {
  const product = voucher({ least: 50, most: 400 })
  const chosen = variantOfAmount(product, 135, 'de')
  if (!chosen) throw new Error('135 is within the range')
  const added = addToCart([], product, chosen, 2, 0)
  if (!added.ok) throw new Error('refused')
  expect(reconcileCart(added.value, [product])).toEqual({ cart: added.value, changes: [] })
  const narrowed = reconcileCart(added.value, [voucher({ least: 200, most: 400 })])
  expect(narrowed).toEqual({
    cart: [],
    changes: [{ code: 'amount_out_of_range', francs: 135, least: 200, most: 400, title: product.title }],
  })
  const [line] = added.value
  if (!line) throw new Error('no line')
  const cheaper = [{ ...line, variant: { ...line.variant, price_in_cents: 5000 } }]
  expect(reconcileCart(cheaper, [product]).cart).toEqual([])
})

it('chooses for a price its exact amount, else the next offered one above, else the greatest', () => {
  const paying = (range: unknown, francs: number) => {
    const product = aProduct(
      { id: 'gutschein-wert', metadata: { own_amount: range } },
      [500, 100, 200].map((each) => aVariant({ id: `gutschein-wert-${each}`, price_in_cents: each * 100 })),
    )
    return variantThatPays(product, francs, 'de')?.id
  }
  const range = { least: 20, most: 900 }
  expect([200, 240, 900, 901].map((francs) => paying(range, francs))).toEqual([
    'gutschein-wert-200',
    'gutschein-wert_240',
    'gutschein-wert_900',
    'gutschein-wert-500',
  ])
  expect([10, 101, 240, 900].map((francs) => paying(null, francs))).toEqual([
    'gutschein-wert-100',
    'gutschein-wert-200',
    'gutschein-wert-500',
    'gutschein-wert-500',
  ])
})

it('formats thousands the Swiss way', () => {
  const title = (language: 'de' | 'fr') =>
    variantOfAmount(voucher({ least: 10, most: 5000 }), 1500, language)?.title
  expect([title('de'), title('fr')]).toEqual(['CHF 1’500', 'CHF 1\u202f500'])
})
