import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aProduct, aVariant } from './cart-fixtures.ts'
import { type Cart, type CartLine, itemCount, lineKey } from './cart.ts'
import { withoutOrdered } from './without-ordered.ts'

const product = aProduct()
const line = (id: string, quantity: number, gift?: CartLine['gift']): CartLine => ({
  product,
  variant: aVariant({ id }),
  quantity,
  ...(gift && { gift }),
})
const orderOf = (cart: Cart) =>
  cart.map(({ variant, quantity, gift }) => ({ variantId: variant.id, quantity, gift: gift ?? null }))

const lines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('rope', 'compass', 'voucher'),
    quantity: fc.integer({ min: 1, max: 9 }),
    recipient: fc.constantFrom(undefined, 'Anna', 'Luca'),
  }),
  { selector: ({ id, recipient }) => `${id} ${recipient}` },
)
const cartOf = (items: { id: string; quantity: number; recipient: string | undefined }[]): Cart =>
  items.map(({ id, quantity, recipient }) => line(id, quantity, recipient ? { recipient } : undefined))

it('takes out exactly what was ordered, and keeps what was added to any line since', () => {
  fc.assert(
    fc.property(lines, lines, (first, later) => {
      const ordered = cartOf(first)
      const added = cartOf(later)
      const sums = new Map([...ordered, ...added].map((each) => [lineKey(each), { ...each, quantity: 0 }]))
      for (const each of [...ordered, ...added]) {
        const sum = sums.get(lineKey(each))
        if (sum) sum.quantity += each.quantity
      }
      const left = withoutOrdered([...sums.values()], orderOf(ordered))
      expect(new Map(left.map((each) => [lineKey(each), each.quantity]))).toEqual(
        new Map(added.map((each) => [lineKey(each), each.quantity])),
      )
    }),
  )
})

it('never adds, also when less is left in the cart than was ordered', () => {
  fc.assert(
    fc.property(lines, lines, (inCart, ordered) => {
      const cart = cartOf(inCart)
      expect(itemCount(withoutOrdered(cart, orderOf(cartOf(ordered))))).toBeLessThanOrEqual(itemCount(cart))
      expect(withoutOrdered(cart, orderOf(cart))).toEqual([])
    }),
  )
})

it('knows the line of a personal voucher by all but the address, which the order shows as a hint', () => {
  const anna = { recipient: 'Anna', email: 'anna@muster.example' }
  const cart = [line('voucher', 1, { recipient: 'Luca' }), line('voucher', 1, anna)]
  const hinted = [
    { variantId: 'voucher', quantity: 1, gift: { email: 'a…@muster.example', recipient: 'Anna' } },
  ]
  expect(withoutOrdered(cart, hinted)).toEqual([cart[0]])
})
