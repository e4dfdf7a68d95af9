import { describe, expect, it } from 'vitest'
import { planImport } from './product-import.ts'
import { MAX_IMPORT_LINES } from './product-import-plan.ts'
import { COLUMNS, type Cells, type Column, type SheetProduct } from './product-sheet.ts'

const bottle: SheetProduct = {
  id: 'flasche',
  isVoucher: false,
  isValueVoucher: false,
  state: 'published',
  isHidden: false,
  title: { de: 'Flasche', en: 'Bottle' },
  subtitle: null,
  description: { de: 'Aus Stahl.\n\nHält warm.' },
  options: [],
  collections: ['kueche'],
  variants: [
    {
      id: 'flasche-blau',
      sku: 'FL-1',
      title: { de: 'Blau' },
      values: [],
      currency: 'chf',
      priceCents: 4000,
      salePriceCents: 3500,
      saleFrom: null,
      saleUntil: null,
      stock: { onHand: 10, held: 3 },
      weightGrams: 300,
    },
  ],
}
const voucher: SheetProduct = {
  ...bottle,
  id: 'gutschein',
  isVoucher: true,
  title: { de: 'Gutschein' },
  variants: bottle.variants.map((variant) => ({ ...variant, id: 'gutschein-100', sku: null, stock: null })),
}
const SHOP = {
  products: [bottle, voucher],
  otherProducts: ['fort'],
  otherVariants: [{ id: 'fort-1', sku: 'FO-1' }],
  collections: [
    { id: 'winter', title: 'Winter' },
    { id: 'kueche', title: 'Küche' },
  ],
}

const SHIRT = {
  product_id: 'hemd',
  title_de: 'Hemd',
  description_de: 'Aus Wolle.',
  option_de: 'Grösse',
  option_en: 'Size',
  price_chf: '80',
  stock: '4',
}
const small = { ...SHIRT, variant_id: 'hemd-s', variant_title_de: 'S', option_value_de: 'S', sku: 'HE-S' }
const medium = { ...SHIRT, variant_id: 'hemd-m', variant_title_de: 'M', option_value_de: 'M', sku: 'HE-M' }
const blue = { product_id: 'flasche', variant_id: 'flasche-blau' }

/** With exactly the columns that a line has. */
function plan(...lines: Partial<Cells>[]) {
  const head = COLUMNS.filter((column) => lines.some((line) => column in line))
  return planImport([head, ...lines.map((line) => head.map((column) => line[column] ?? ''))], SHOP)
}

const problemsOf = (...lines: Partial<Cells>[]) =>
  plan(...lines).lines.flatMap((line) =>
    line.what === 'refused' ? [[line.line, line.problem, line.column]] : [],
  )

describe('a file of products', () => {
  it('reports the previous and new value of each column', () => {
    const { lines, products } = plan({
      ...blue,
      title_fr: 'Gourde',
      price_chf: '42,5',
      sale_price_chf: '',
      stock: '12',
      hidden: 'YES',
    })
    expect(lines).toEqual([
      {
        line: 2,
        name: 'flasche, flasche-blau',
        what: 'changed',
        changes: [
          { column: 'title_fr', from: '', to: 'Gourde' },
          { column: 'price_chf', from: '40.00', to: '42.50' },
          { column: 'sale_price_chf', from: '35.00', to: '' },
          { column: 'stock', from: '10', to: '12' },
          { column: 'hidden', from: 'no', to: 'yes' },
        ],
      },
    ])
    expect(products[0]?.changed).toEqual(['title_fr', 'hidden'])
    expect(products[0]?.variants[0]?.changed).toEqual(['price_chf', 'sale_price_chf', 'stock'])
  })

  it('ignores columns that it does not contain, and empty lines', () => {
    expect(plan(blue, {}, { product_id: 'gutschein', variant_id: 'gutschein-100' }).lines).toMatchObject([
      { line: 2, what: 'unchanged' },
      { line: 4, what: 'unchanged' },
    ])
    expect(planImport([], SHOP).lines[0]).toMatchObject({ problem: 'column_missing', column: 'product_id' })
  })

  it('creates a product with its variants, and reports repeated values of the product once', () => {
    const { product_id, variant_id, variant_title_de, option_value_de, price_chf, stock } = medium
    const brief = { product_id, variant_id, variant_title_de, option_value_de, price_chf, stock }
    for (const second of [medium, brief])
      expect(plan(small, second).lines).toMatchObject([
        { line: 2, name: 'Hemd, S', what: 'new_product', shown: 'listed' },
        { line: 3, what: 'new_variant', changes: [] },
      ])
    expect(problemsOf(small, { ...medium, title_de: 'Bluse' })).toEqual([
      [3, 'differs_from_first_line', 'title_de'],
    ])
  })

  it('reports price and stock of each new variant', () => {
    expect(
      plan({ ...small, price_chf: '129', sale_price_chf: '99,5', stock: '6' }, medium).lines,
    ).toMatchObject([
      { what: 'new_product', made: { price_chf: '129.00', sale_price_chf: '99.50', stock: '6' } },
      { what: 'new_variant', made: { sale_price_chf: '' } },
    ])
  })

  it('lets variants swap their numbers', () => {
    const [first] = bottle.variants
    if (!first) throw new Error('no variant')
    const grey = { ...first, id: 'flasche-grau', sku: 'FL-2' }
    const swap = (...skus: string[]) =>
      planImport(
        [
          ['product_id', 'variant_id', 'sku'],
          ...skus.map((sku, index) => ['flasche', index === 0 ? 'flasche-blau' : 'flasche-grau', sku]),
        ],
        { ...SHOP, products: [{ ...bottle, variants: [first, grey] }] },
      ).lines
    expect(swap('FL-2', 'FL-1')).toMatchObject([{ what: 'changed' }, { what: 'changed' }])
    expect(swap('FL-2')).toMatchObject([{ problem: 'sku_taken' }])
  })

  it.each<[string, Partial<Cells>, string, Column | null]>([
    ['an id with capitals', { ...small, product_id: 'Hemd' }, 'not_an_id', 'product_id'],
    ['no id of the variant', { ...small, variant_id: '' }, 'required', 'variant_id'],
    ['the id of a removed product', { ...small, product_id: 'fort' }, 'id_taken', 'product_id'],
    ['the variant of another product', { ...small, variant_id: 'flasche-blau' }, 'id_taken', 'variant_id'],
    ['the variant of a removed product', { ...small, variant_id: 'fort-1' }, 'id_taken', 'variant_id'],
    ['the number of a removed product', { ...small, sku: 'FO-1' }, 'sku_taken', 'sku'],
    ['a product without a title', { ...small, title_de: '' }, 'required', 'title_de'],
    ['a product without a price', { ...small, price_chf: '' }, 'required', 'price_chf'],
    ['a product without a stock', { ...small, stock: '' }, 'required', 'stock'],
    ['a subtitle in French alone', { ...small, subtitle_fr: 'Chaud' }, 'required', 'subtitle_de'],
    ['a title without German', { ...blue, title_de: '' }, 'required', 'title_de'],
    ['a price of nothing', { ...small, price_chf: '0' }, 'not_an_amount', 'price_chf'],
    ['a price in words', { ...small, price_chf: 'gratis' }, 'not_an_amount', 'price_chf'],
    [
      'a sale above the price',
      { ...small, sale_price_chf: '80.00' },
      'sale_not_below_price',
      'sale_price_chf',
    ],
    ['half a piece', { ...small, stock: '1.5' }, 'not_a_whole_number', 'stock'],
    ['more pieces than there can be', { ...small, stock: '100001' }, 'not_a_whole_number', 'stock'],
    ['a long title', { ...small, title_de: 'x'.repeat(201) }, 'too_long', 'title_de'],
    ['two lines in a title', { ...small, title_de: 'a\nb' }, 'unusable_characters', 'title_de'],
    ['a zero character', { ...small, description_de: 'a\0b' }, 'unusable_characters', 'description_de'],
    ['half a character', { ...small, description_de: '\ud800' }, 'unusable_characters', 'description_de'],
    ['hidden maybe', { ...small, hidden: 'vielleicht' }, 'not_yes_or_no', 'hidden'],
    ['fewer pieces than are held', { ...blue, stock: '2' }, 'stock_below_held', 'stock'],
    ['no stock any more', { ...blue, stock: '' }, 'required', 'stock'],
    [
      'a sale above the price that stays',
      { ...blue, sale_price_chf: '50' },
      'sale_not_below_price',
      'sale_price_chf',
    ],
    [
      'a voucher with a stock',
      { product_id: 'gutschein', variant_id: 'gutschein-100', stock: '3' },
      'stock_not_counted',
      'stock',
    ],
    [
      'a new voucher',
      { ...small, product_id: 'gutschein', variant_id: 'gutschein-200' },
      'voucher_not_created',
      'variant_id',
    ],
  ])('refuses %s', (_what, line, problem, column) => {
    expect(problemsOf(line)).toEqual([[2, problem, column]])
    expect(plan(line).products).toEqual([])
  })

  it('refuses a variant twice, a value twice and a number twice', () => {
    expect(problemsOf(blue, blue)).toEqual([[3, 'twice', 'variant_id']])
    expect(problemsOf(small, { ...medium, option_value_de: 'S' })).toEqual([
      [3, 'value_taken', 'option_value_de'],
    ])
    expect(problemsOf(small, { ...medium, sku: 'HE-S' })).toEqual([[3, 'sku_taken', 'sku']])
  })

  it('refuses unknown, repeated and missing columns', () => {
    const problems = (...head: string[]) => planImport([head, head], SHOP).lines
    expect(problems('product_id', 'variant_id', '__proto__')).toMatchObject([
      { line: 1, problem: 'unknown_column', column: '__proto__' },
    ])
    expect(problems('product_id', 'variant_id', 'sku', 'SKU')).toMatchObject([
      { problem: 'column_twice', column: 'sku' },
    ])
    expect(problems('product_id')).toMatchObject([{ problem: 'column_missing', column: 'variant_id' }])
    const longer = ['flasche', 'flasche-blau', 'noch etwas']
    expect(planImport([['product_id', 'variant_id', ''], longer], SHOP).lines).toMatchObject([
      { line: 2, problem: 'too_many_cells' },
    ])
  })

  it('has up to 2000 lines', () => {
    const rows = (count: number) => [
      ['product_id', 'variant_id'],
      ...Array.from({ length: count }, () => ['', '']),
    ]
    expect(planImport(rows(MAX_IMPORT_LINES), SHOP).lines).toEqual([])
    expect(planImport(rows(MAX_IMPORT_LINES + 1), SHOP).lines).toMatchObject([{ problem: 'too_many_lines' }])
  })

  it('leaves prices in other currencies as they are', () => {
    const euro = { ...bottle, variants: bottle.variants.map((variant) => ({ ...variant, currency: 'eur' })) }
    const problem = (product: SheetProduct, column: Column, text: string) =>
      planImport(
        [
          ['product_id', 'variant_id', column],
          ['flasche', 'flasche-blau', text],
        ],
        { ...SHOP, products: [product] },
      ).lines
    expect(problem(euro, 'price_chf', '')).toMatchObject([{ what: 'unchanged' }])
    expect(problem(euro, 'price_chf', '7')).toMatchObject([{ problem: 'other_currency' }])
  })
})
