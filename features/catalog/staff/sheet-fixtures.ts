import fc from 'fast-check'
import type { SheetProduct } from './product-sheet.ts'

/** Also formulas, quotes, separators, line breaks and apostrophes, as somebody may have typed them. */
const text = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('=1+1', "'=x", "''-", '+41', '"', 'a;b,c', 'eins\r\nzwei', '-', '@', ' x ', "'", '5" Rohr'),
)
/** What `collections` of these catalogues may name. */
export const SHEET_COLLECTIONS = [
  { id: 'winter', title: 'Winter' },
  { id: 'ausruestung', title: 'Ausrüstung' },
  { id: 'messer-2', title: 'Messer' },
]
const localised = fc
  .tuple(text, fc.option(text, { nil: undefined }), fc.option(text, { nil: undefined }))
  .map(([de, en, fr]) => ({ de, ...(en && { en }), ...(fr && { fr }) }))
const stock = fc
  .tuple(fc.nat(1000), fc.nat(1000))
  .map(([one, other]) => ({ onHand: Math.max(one, other), held: Math.min(one, other) }))
/** With as many values as options at the most, some of them missing. */
const variant = fc.record({
  sku: fc.option(text),
  title: localised,
  values: fc.array(fc.option(localised), { maxLength: 3 }),
  currency: fc.constantFrom('chf', 'chf', 'eur'),
  priceCents: fc.integer({ min: 2, max: 10_000_000 }),
  salePriceCents: fc.constantFrom(null, 1),
  saleFrom: fc.constant(null),
  saleUntil: fc.constant(null),
  stock: fc.option(stock),
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})
const product = fc.record({
  isVoucher: fc.boolean(),
  isValueVoucher: fc.constant(false),
  state: fc.constantFrom('draft' as const, 'published' as const),
  isHidden: fc.boolean(),
  collections: fc.subarray([...SHEET_COLLECTIONS].map(({ id }) => id)),
  title: localised,
  subtitle: fc.option(localised),
  description: fc.oneof(localised, fc.constant({ de: '' })),
  options: fc.array(fc.record({ id: fc.uuid(), title: localised }), { maxLength: 3 }),
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
})

/** Catalogues with any texts; each sku once. */
export const sheetProducts: fc.Arbitrary<SheetProduct[]> = fc
  .array(product, { maxLength: 4 })
  .map((products) =>
    products.map((each, index) => ({
      ...each,
      id: `p-${index}`,
      variants: each.variants.map((one, number) => ({
        ...one,
        id: `p-${index}-${number}`,
        sku: one.sku && `${one.sku}${index}-${number}`,
      })),
    })),
  )
