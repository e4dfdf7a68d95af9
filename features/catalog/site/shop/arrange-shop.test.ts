import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { arrangeShop } from './arrange-shop.ts'
import { type ProductCardData, toProductCard } from './product-card-data.ts'

function card(id: string, type: string, image: string | null = `/${id}.svg`): ProductCardData {
  return toProductCard(aProduct({ id, title: id, type: { value: type }, image }))
}
const gear = (count: number) => Array.from({ length: count }, (_, i) => card(`g${i + 1}`, 'physical'))
const ids = (products: ProductCardData[]) => products.map(({ id }) => id)

describe('the arranged shop', () => {
  it('shows one voucher with an amount at full size and the others as rows, wherever they stand', () => {
    const { valueVoucher, otherVouchers } = arrangeShop([
      card('course', 'voucher_course'),
      card('amount', 'voucher_value'),
      card('more', 'voucher_value'),
    ])
    expect(valueVoucher?.id).toBe('amount')
    expect(ids(otherVouchers)).toEqual(['course', 'more'])
  })

  it('gives the first gear product double height beside four tiles, and puts what would leave a row open below', () => {
    const { large, tiles, rows } = arrangeShop(gear(6))
    expect(large?.id).toBe('g1')
    expect(ids(tiles)).toEqual(['g2', 'g3', 'g4', 'g5'])
    expect(ids(rows)).toEqual(['g6'])
  })

  it('keeps tiles equal where there are too few for a large one', () => {
    const { large, tiles, rows } = arrangeShop(gear(3))
    expect([large, ids(tiles), rows]).toEqual([null, ['g1', 'g2', 'g3'], []])
  })

  it('shows no picture twice: a bundle, or a product with the picture of the voucher, is a row', () => {
    const { tiles, rows } = arrangeShop([
      card('amount', 'voucher_value', '/map.svg'),
      card('book', 'physical', '/book.svg'),
      card('three books', 'physical', '/book.svg'),
      card('map', 'physical', '/map.svg'),
      card('no picture', 'physical', null),
    ])
    expect(ids(tiles)).toEqual(['book'])
    expect(ids(rows)).toEqual(['three books', 'map', 'no picture'])
  })

  it('shows every product of any store once', () => {
    const anything = fc.record({
      type: fc.constantFrom('physical', 'voucher_value', 'voucher_course', 'voucher', 'digital', ''),
      image: fc.option(fc.constantFrom('/a.svg', '/b.svg', '/c.svg', '/d.svg', '/e.svg', '/f.svg', '/g.svg')),
    })
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), (list) => {
        const products = list.map(({ type, image }, index) => card(`p${index}`, type, image))
        const { valueVoucher, otherVouchers, large, tiles, rows } = arrangeShop(products)
        const placed = [valueVoucher, ...otherVouchers, large, ...tiles, ...rows].flatMap(
          (product) => product ?? [],
        )
        expect(ids(placed).sort()).toEqual(ids(products).sort())
        expect(large === null || tiles.length % 4 === 0).toBe(true)
        const pictures = [valueVoucher, large, ...tiles].flatMap((product) => product?.image ?? [])
        expect(new Set(pictures).size).toBe(pictures.length)
      }),
    )
  })
})
