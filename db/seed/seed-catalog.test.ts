import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { SEED_COLLECTIONS, SEED_PRODUCTS } from './seed-catalog.ts'

type Leaf = { path: string; value: unknown }

/** All localized texts with their paths. */
function texts(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value) return [{ path, value }]
  return Object.entries(value).flatMap(([key, entry]) => texts(entry, `${path}/${key}`))
}

const all = texts({ SEED_COLLECTIONS, ...Object.fromEntries(SEED_PRODUCTS.map((p) => [p.id, p])) })
const variants = SEED_PRODUCTS.flatMap((product) => product.variants)

describe('the seeded catalogue', () => {
  it('is complete in all four languages, without sharp s, straight quotes or exclamation marks', () => {
    expect(all.length).toBeGreaterThan(150)
    for (const { path, value } of all) {
      const text = value as Record<string, string>
      for (const language of LANGUAGES) {
        expect(text[language]?.trim(), `${path} ${language}`).toBeTruthy()
        expect(text[language], `${path} ${language}`).not.toMatch(/ß|"|'|!/)
      }
    }
  })

  it('leaves no longer text in another language', () => {
    for (const { path, value } of all) {
      const text = value as Record<string, string>
      if ((text['de'] ?? '').split(' ').length < 5 || path.endsWith('subtitle')) continue
      expect(new Set(LANGUAGES.map((language) => text[language])).size, path).toBe(4)
    }
  })

  it('uses only existing drawings', () => {
    for (const product of SEED_PRODUCTS) {
      for (const url of [product.thumbnail, ...product.media]) {
        expect(existsSync(new URL(`../../public${url}`, import.meta.url)), url).toBe(true)
      }
    }
  })

  it('has the prices of SPEC §9 for the three levels and the value vouchers', () => {
    const prices = Object.fromEntries(variants.map((variant) => [variant.id, variant.priceInCents]))
    expect(prices).toMatchObject({
      'gutschein-aufbruch-pdf': 20_000,
      'gutschein-durchhaltevermoegen-pdf': 25_000,
      'gutschein-klarer-kompass-pdf': 30_000,
      'gutschein-wert-100': 10_000,
      'gutschein-wert-200': 20_000,
      'gutschein-wert-300': 30_000,
      'gutschein-wert-500': 50_000,
    })
  })

  it('has a sale price, something sold out, something with three pieces, and something not for sale yet', () => {
    expect(variants.some((variant) => variant.salePriceInCents)).toBe(true)
    expect(variants.some((variant) => variant.stock === 3)).toBe(true)
    expect(SEED_PRODUCTS.filter((product) => product.purchasable === false)).toHaveLength(1)
    const soldOut = SEED_PRODUCTS.filter(
      (p) => p.purchasable !== false && p.variants.every((v) => v.stock === 0),
    )
    expect(soldOut.map((product) => product.id)).toEqual(['reepschnur'])
  })

  it('refers only to existing things', () => {
    const ids = new Set(SEED_PRODUCTS.map((product) => product.id))
    const collections = new Set(SEED_COLLECTIONS.map((collection) => collection.id))
    for (const product of SEED_PRODUCTS) {
      expect(collections).toContain(product.collection)
      for (const related of product.related) expect(ids).toContain(related)
      expect(product.related).not.toContain(product.id)
    }
    expect(new Set(variants.map((variant) => variant.id)).size).toBe(variants.length)
    expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length)
  })
})
