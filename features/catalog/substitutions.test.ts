import { describe, expect, it } from 'vitest'
import { SUBSTITUTIONS, substitute, substituteVariantId } from './substitutions.ts'
import { toProduct } from './to-product.ts'

const option = (variant_id: string) => ({ id: `o-${variant_id}`, option_id: 'o', variant_id, value: '1' })
const external = (title: string, variantId: string) =>
  toProduct({
    id: 'p',
    title,
    description: 'Hydrating.',
    thumbnail: 'https://shop.test/serum.png',
    variants: [{ id: variantId, prices: [{ amount: 20_000 }], options: [option(variantId)] }],
    options: [{ id: 'o', title: 'Size', values: [option(variantId)] }],
  })

describe('the substitution table', () => {
  it('shows the product titled Face Serum as a gift voucher, in the visitor’s language', () => {
    const product = substitute(external('Face Serum', 'v1'), 'it')
    expect(product.title).toBe('Buono regalo')
    expect(product.description).toContain('buono')
    expect(product.image).toBe('/scenes/posten.svg')
    expect(product.images).toEqual([{ url: '/scenes/posten.svg', order: 0, type: 'image' }])
    expect(product.variants[0]?.id).toBe('v1')
  })

  it('gives the variant voucher-200 its fixed id, in its options as well', () => {
    const product = substitute(external('Voucher', 'voucher-200'), 'de')
    expect(product.title).toBe('Voucher')
    expect(product.variants[0]?.id).toBe('gutschein-wert-200')
    expect(product.variants[0]?.options[0]?.variant_id).toBe('gutschein-wert-200')
    expect(product.options[0]?.values[0]?.variant_id).toBe('gutschein-wert-200')
    expect(substituteVariantId('voucher-200')).toBe('gutschein-wert-200')
  })

  it('changes no other product and does not mutate its input', () => {
    const other = external('Face Cream', 'voucher-300')
    expect(substitute(other, 'de')).toBe(other)
    const serum = external('Face Serum', 'voucher-200')
    const before = structuredClone(serum)
    substitute(serum, 'de')
    expect(serum).toEqual(before)
  })

  it('replaces in every language', () => {
    for (const { title, description } of SUBSTITUTIONS.products) {
      expect(Object.keys(title).sort()).toEqual(['de', 'en', 'fr', 'it'])
      expect(Object.keys(description).sort()).toEqual(['de', 'en', 'fr', 'it'])
    }
  })
})
