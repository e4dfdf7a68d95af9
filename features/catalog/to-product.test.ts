import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePriceInCents } from './product.ts'
import { chooseVariant, toProduct } from './to-product.ts'

const variant = (id: string, amount: unknown, sale: unknown = null, more: object = {}) => ({
  id,
  title: id,
  prices: [
    { amount, sale_amount: sale, currency_code: 'CHF', currency: { symbol: 'CHF', template: 'CHF $1' } },
  ],
  ...more,
})

describe('a product from a store', () => {
  it('takes the price of its first variant', () => {
    const product = toProduct({ id: 'a', variants: [variant('x', 500), variant('y', 300)] })
    expect(product).toMatchObject({ price_in_cents: 500, sale_price_in_cents: null, currency: 'chf' })
    expect(product.currency_notation).toEqual({ code: 'chf', symbol: 'CHF', template: 'CHF $1' })
  })

  it('takes the price of the cheapest variant on request, including sale prices', () => {
    const product = toProduct({
      site_product_selection: 'lowest_price_first',
      variants: [variant('x', 500), variant('y', 900, 400), variant('z', 450)],
    })
    expect(product).toMatchObject({ price_in_cents: 900, sale_price_in_cents: 400 })
  })

  it('takes the first variant for any other selection', () => {
    for (const site_product_selection of [null, 'first_variant', 7]) {
      const product = toProduct({ site_product_selection, variants: [variant('x', 500), variant('y', 300)] })
      expect(product.price_in_cents).toBe(500)
    }
  })

  it('uses euro when the store names no currency', () => {
    expect(toProduct({ variants: [{ id: 'x', prices: [{ amount: 100 }] }] }).currency).toBe('eur')
    expect(toProduct({}).currency).toBe('eur')
  })

  it('takes its picture from the thumbnail, and its gallery from images or media in order', () => {
    const media = [
      { url: 'https://shop.test/2.png', order: 2, type: 'image' },
      { url: '/1.svg', order: 1, type: 'image' },
      { url: 'javascript:alert(1)', order: 0 },
    ]
    const product = toProduct({ thumbnail: '/t.svg', media })
    expect(product.image).toBe('/t.svg')
    expect(product.images.map((image) => image.url)).toEqual(['/1.svg', 'https://shop.test/2.png'])
    expect(toProduct({ thumbnail: 'data:text/html,x' }).image).toBeNull()
    expect(toProduct({ thumbnail: '//elsewhere.test/x.png' }).image).toBeNull()
  })

  it('cannot be bought when no variant has a price', () => {
    expect(toProduct({ variants: [variant('x', 'free')] }).purchasable).toBe(false)
    expect(toProduct({ variants: [] }).purchasable).toBe(false)
    expect(toProduct({ variants: [variant('x', 100)], purchasable: false }).purchasable).toBe(false)
    expect(toProduct({ variants: [variant('x', 100)] }).purchasable).toBe(true)
  })

  it('turns a description in HTML into paragraphs of plain text', () => {
    const description =
      '<p>Leicht &amp; klar.</p><p>Zwei<br>Zeilen <b>fett</b></p><script>alert("x")</script><ul><li>Eins</li><li>Zwei</li></ul>'
    expect(toProduct({ description }).description).toBe('Leicht & klar.\n\nZwei\nZeilen fett\n\nEins\nZwei')
    expect(toProduct({ description: 'Unter 5 < 6 & mehr' }).description).toBe('Unter 5 < 6 & mehr')
  })

  it('keeps related products and additional information in their order', () => {
    const product = toProduct({
      related_products: [
        { related_id: 'b', position: 2 },
        { related_id: 'a', position: 1 },
      ],
      additional_info: [
        { id: '2', order: 5, title: 'Pflege' },
        { id: '1', order: 1, title: 'Masse' },
      ],
    })
    expect(product.related_products.map((related) => related.related_id)).toEqual(['a', 'b'])
    expect(product.additional_info.map((info) => info.title)).toEqual(['Masse', 'Pflege'])
  })

  it('has whole, non-negative amounts for any answer', () => {
    const anything = fc.anything({ maxDepth: 4 })
    const wire = fc.oneof(
      anything,
      fc.record(
        {
          variants: fc.array(
            fc.record(
              {
                prices: fc.array(
                  fc.record({ amount: anything, sale_amount: anything }, { requiredKeys: [] }),
                ),
                inventory_quantity: anything,
                options: anything,
              },
              { requiredKeys: [] },
            ),
          ),
          images: anything,
          site_product_selection: fc.constantFrom('lowest_price_first', null),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(wire, (value) => {
        const product = toProduct(value)
        const amounts = [product, ...product.variants].flatMap((priced) => [
          priced.price_in_cents,
          effectivePriceInCents(priced),
        ])
        return (
          typeof product.title === 'string' &&
          amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
          product.variants.every((one) => one.inventory_quantity >= 0)
        )
      }),
    )
  })

  it('never shows a price above that of another variant when the cheapest is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.option(fc.nat())), { minLength: 1 }), (prices) => {
        const { variants } = toProduct({ variants: prices.map(([a, s], i) => variant(`v${i}`, a, s)) })
        const chosen = chooseVariant(variants, 'lowest_price_first')
        return variants.every((one) => chosen && effectivePriceInCents(chosen) <= effectivePriceInCents(one))
      }),
    )
  })
})
