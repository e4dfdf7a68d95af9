import { expect, test } from 'vitest'
import productTexts from '#features/catalog/texts/product.ts'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { productHead } from './product-head.ts'

const messages = productTexts.de

const found = (input: Parameters<typeof aProduct>[0]) =>
  productHead(messages, { kind: 'found', product: aProduct(input), related: [] })

test('a product names itself, its subtitle and the first sentence about it', () => {
  expect(found({ description: 'Leicht, 0.8 Liter. Hält warm.' })).toEqual({
    title: 'Peilkompass – Shop – Gratweg',
    description: 'Peilkompass: Grundplatte, 0–360°. Leicht, 0.8 Liter.',
  })
})

test('a long description drops the subtitle first, then the end of its sentence', () => {
  const words = 'Zwei Tage mit einer Nacht unter der Plane für eine Person, '.repeat(3)
  expect(found({ description: `${words}warm.` }).description).toBe(`Peilkompass. ${words}warm.`)
  const { description } = found({ description: words.repeat(4) })
  expect(description.length).toBeLessThanOrEqual(200)
  expect(description).toMatch(/^Peilkompass\. Zwei .*[\p{L},]…$/u)
})

test('a product without a description uses the page’s own', () => {
  expect(found({ description: '' }).description).toBe(messages.meta.description)
})

test('an unknown product has its own title', () => {
  expect(productHead(messages, { kind: 'unknown' })).toEqual({
    title: 'Dieses Produkt gibt es nicht mehr – Gratweg',
    description: messages.notFound.text,
  })
})
