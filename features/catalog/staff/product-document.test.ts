import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ProductDocument, problemsOfVariants, variantTitle } from './product-document.ts'
import { productDocumentSchema } from './product-document.schema.ts'

const word = fc.constantFrom('S', 'M', 'L', 'rot', 'Rot ', 'blau')
const variant = (options: number) =>
  fc.record({
    id: fc.constant(''),
    sku: fc.constantFrom('', 'A', 'B'),
    title: fc.constant({ de: 'Standard' }),
    values: fc.array(fc.record({ de: word }), { minLength: options, maxLength: options }),
    priceCents: fc.integer({ min: 1, max: 10_000 }),
    weightGrams: fc.constant(null),
    stock: fc.constant(3),
  })
const matrix = fc.integer({ min: 0, max: 3 }).chain((count) =>
  fc.record({
    options: fc.array(fc.record({ id: fc.constant(''), title: fc.record({ de: word }) }), {
      minLength: count,
      maxLength: count,
    }),
    variants: fc.array(variant(count), { minLength: 1, maxLength: 5 }),
  }),
)
const simple = { id: '', sku: '', title: { de: 'Standard' }, priceCents: 100, weightGrams: null, stock: 1 }
const product = (parts: Partial<ProductDocument>): ProductDocument => ({
  title: { de: 'Hemd' },
  subtitle: {},
  ribbon: {},
  description: { de: 'Aus Wolle.' },
  pictures: [],
  options: [],
  variants: [{ ...simple, values: [] }],
  info: [],
  collections: [],
  related: [],
  ...parts,
})

it('accepts variants exactly where a visitor can distinguish them', () => {
  fc.assert(
    fc.property(matrix, ({ options, variants }) => {
      const plain = (text: string | undefined) => (text ?? '').trim().toLowerCase()
      const tuples = new Set(variants.map(({ values }) => values.map((each) => plain(each.de)).join('\n')))
      const skus = variants.map(({ sku }) => sku).filter(Boolean)
      const isRight =
        tuples.size === variants.length &&
        new Set(options.map(({ title }) => plain(title.de))).size === options.length &&
        new Set(skus).size === skus.length
      expect(problemsOfVariants({ options, variants }).length === 0).toBe(isRight)
      expect(productDocumentSchema.safeParse(product({ options, variants })).success).toBe(isRight)
    }),
  )
})

it('requires each value that an option needs, and an option where there are several variants', () => {
  const options = [{ id: '', title: { de: 'Grösse' } }]
  expect(problemsOfVariants({ options, variants: [{ ...simple, values: [{}] }] })).toEqual([
    { field: 'variants.0.values.0.de', code: 'required' },
  ])
  const two = [simple, simple].map((each) => ({ ...each, values: [] }))
  expect(problemsOfVariants({ options: [], variants: two })).toEqual([
    { field: 'options', code: 'needs_option' },
  ])
})

it('names a variant by its values, in each language of one of them', () => {
  expect(variantTitle({ title: {}, values: [{ de: 'Rot', en: 'Red' }, { de: 'S' }] })).toEqual({
    de: 'Rot, S',
    en: 'Red, S',
  })
  expect(variantTitle({ title: { de: 'Standard' }, values: [] })).toEqual({ de: 'Standard' })
})

it.each([
  ['a title without German', { title: { en: 'Shirt' } }, 'title.de'],
  ['a subtitle without German', { subtitle: { fr: 'Laine' } }, 'subtitle.de'],
  ['the same picture twice', { pictures: ['/a.svg', '/a.svg'] }, 'pictures'],
  ['a picture of no address', { pictures: ['javascript:alert(1)'] }, 'pictures.0'],
  ['a variant without a name', { variants: [{ ...simple, title: {}, values: [] }] }, 'variants.0.title.de'],
])('refuses %s', (_what, parts, field) => {
  const parsed = productDocumentSchema.safeParse(product(parts))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

it('drops empty texts and trims the others', () => {
  const parsed = productDocumentSchema.parse(product({ title: { de: ' Hemd ', en: ' ' } }))
  expect(parsed.title).toEqual({ de: 'Hemd' })
})
