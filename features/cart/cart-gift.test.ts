import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { type CartLine, itemCount, lineKey, MAX_QUANTITY } from './cart.ts'
import { changeGift, giftOf, joinLines } from './cart-gift.ts'
import { aCart, aProduct, aVariant } from './cart-fixtures.ts'
import { addToCart, changeQuantity } from './change-cart.ts'
import { reconcileCart } from './reconcile-cart.ts'
import { parseStoredCart, serialiseCart } from './stored-cart.ts'

const TODAY = '2027-03-14'
const NOEMI: VoucherGift = { recipient: 'Noemi', message: 'Alles Gute' }
const BEAT: VoucherGift = { recipient: 'Beat' }
const offering = (...names: string[]) =>
  aProduct({
    metadata: { voucher_pictures: names.map((name) => ({ name, src: `/scenes/${name}.svg`, alt: name })) },
  })
const product = offering('posten', 'feuer')

const line = (quantity: number, gift?: VoucherGift): CartLine => ({
  product,
  variant: aVariant(),
  quantity,
  ...(gift && { gift }),
})

describe('personal vouchers in the cart', () => {
  it('are lines of their own: one for each text, and one without', () => {
    let cart: readonly CartLine[] = []
    for (const gift of [NOEMI, undefined, BEAT, NOEMI]) {
      const added = addToCart(cart, product, aVariant(), 1, 99, gift)
      if (!added.ok) throw new Error(added.refusal.code)
      cart = added.value
    }
    expect(cart.map(({ quantity, gift }) => [quantity, gift])).toEqual([
      [2, NOEMI],
      [1, undefined],
      [1, BEAT],
    ])
    const [, plain] = cart
    if (!plain) throw new Error('no plain line')
    const changed = changeQuantity(cart, lineKey(plain), 5).cart
    expect(changed.map(({ quantity }) => quantity)).toEqual([2, 5, 1])
  })

  it('survive the browser’s storage', () => {
    const cart = [line(2, NOEMI), line(1)]
    expect(parseStoredCart(serialiseCart(cart)).map(giftOf)).toEqual([NOEMI, undefined])
  })

  it('merge with an equal line once they are changed, up to the limit of a line', () => {
    const cart = [line(2, NOEMI), line(1), line(3, BEAT)]
    const key = lineKey(line(1, BEAT))
    expect(changeGift(cart, key, NOEMI)).toEqual([line(5, NOEMI), line(1)])
    expect(changeGift(cart, key, undefined)).toEqual([line(2, NOEMI), line(4)])
    expect(changeGift(cart, key, {})).toEqual([line(2, NOEMI), line(4)])
    expect(changeGift(cart, 'unknown', NOEMI)).toEqual(cart)
    expect(joinLines([line(60, BEAT), line(60, BEAT)])).toEqual([line(MAX_QUANTITY, BEAT)])
  })

  it('lose no piece of any cart by merging', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        expect(joinLines(cart)).toEqual(cart)
        expect(itemCount(joinLines(cart))).toBe(itemCount(cart))
      }),
    )
  })

  it('are read as texts only, for any content of the browser’s storage', () => {
    const stored = (gift: unknown) => giftOf({ gift: gift as VoucherGift })
    expect(stored({ recipient: 7, sender: ' Beat ', message: 'a\u202eb', more: 'x' })).toEqual({
      sender: 'Beat',
      message: 'ab',
    })
    for (const gift of [undefined, {}, { day: '' }, { recipient: ' ' }]) expect(stored(gift)).toBeUndefined()
  })
})

describe('before the checkout', () => {
  it('are unchanged while all of it is possible', () => {
    const cart = [line(1, { ...NOEMI, picture: 'feuer', email: 'noemi@example.ch', day: TODAY })]
    expect(reconcileCart(cart, [product], undefined, TODAY).changes).toEqual([])
  })

  it('lose a picture that is no longer offered and a past day, with a notice', () => {
    const cart = [
      line(1, { picture: 'feuer', ...NOEMI }),
      line(1, { ...NOEMI, email: 'noemi@example.ch', day: '2027-03-13' }),
    ]
    const { cart: mended, changes } = reconcileCart(cart, [offering('posten')], undefined, TODAY)
    expect(mended.map(giftOf)).toEqual([NOEMI, { ...NOEMI, email: 'noemi@example.ch' }])
    expect(changes).toEqual([
      { code: 'gift_changed', title: product.title },
      { code: 'gift_changed', title: product.title },
    ])
  })

  it('are one line when only removed pictures distinguished them', () => {
    const cart = [line(1, { picture: 'feuer', ...NOEMI }), line(2, NOEMI)]
    expect(reconcileCart(cart, [offering('posten')], undefined, TODAY).cart).toMatchObject([
      { quantity: 3, gift: NOEMI },
    ])
  })
})
