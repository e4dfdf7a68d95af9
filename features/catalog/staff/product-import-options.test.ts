import { describe, expect, it } from 'vitest'
import { planImport } from './product-import.ts'
import { COLUMNS, type Cells, type SheetProduct } from './product-sheet.ts'

const variant = (id: string, ...values: string[]) => ({
  id,
  sku: null,
  title: { de: values.join(', ') || 'Eine' },
  values: values.map((de) => ({ de })),
  currency: 'chf',
  priceCents: 140_000,
  salePriceCents: null,
  saleFrom: null,
  saleUntil: null,
  stock: { onHand: 1200, held: 0 },
  weightGrams: null,
})
const rope: SheetProduct = {
  id: 'seil',
  isVoucher: false,
  isValueVoucher: false,
  state: 'published',
  isHidden: false,
  title: { de: 'Seil' },
  subtitle: null,
  description: { de: 'Hält.' },
  options: ['Länge', 'Farbe'].map((de) => ({ id: de, title: { de } })),
  collections: ['klettern', 'winter'],
  variants: [variant('seil-1', '20 m', 'rot'), variant('seil-2', '30 m', 'rot')],
}
const draft: SheetProduct = {
  ...rope,
  id: 'entwurf',
  state: 'draft',
  description: { de: '' },
  options: [],
  collections: [],
  variants: [variant('entwurf-1')],
}
const SHOP = {
  products: [rope, draft],
  otherProducts: [],
  otherVariants: [],
  collections: [
    { id: 'klettern', title: 'Klettern' },
    { id: 'winter', title: 'Kalt & nass' },
  ],
}
const NEW = {
  product_id: 'seil',
  variant_id: 'seil-3',
  variant_title_de: '30 m, blau',
  option_value_de: '30 m',
  option_value_2_de: 'blau',
  price_chf: "1'400.00",
  stock: '2',
}
const FIRST = { product_id: 'seil', variant_id: 'seil-1' }

function linesOf(...lines: Partial<Cells>[]) {
  const head = COLUMNS.filter((column) => lines.some((line) => column in line))
  return planImport([head, ...lines.map((line) => head.map((column) => line[column] ?? ''))], SHOP).lines
}

describe('products with several options in a file', () => {
  it('get a variant whose combination of values is unique', () => {
    expect(linesOf(NEW)).toMatchObject([{ what: 'new_variant' }])
    for (const value of ['rot', 'ROT '])
      expect(linesOf({ ...NEW, option_value_2_de: value })).toMatchObject([
        { problem: 'value_taken', column: 'option_value_de' },
      ])
    expect(linesOf({ ...NEW, option_value_2_de: '' })).toMatchObject([
      { problem: 'required', column: 'option_value_2_de' },
    ])
  })

  it('get one more option once every variant has a value, and lose none', () => {
    const third = { option_3_de: 'Dicke', option_value_3_de: '9 mm' }
    const second = { product_id: 'seil', variant_id: 'seil-2' }
    expect(linesOf({ ...FIRST, ...third })).toMatchObject([
      { problem: 'others_without_value', column: 'option_value_3_de' },
    ])
    expect(linesOf({ ...FIRST, ...third }, { ...second, ...third })).toMatchObject([
      { what: 'changed', changes: [{ column: 'option_3_de' }, { column: 'option_value_3_de', to: '9 mm' }] },
      { what: 'changed', changes: [{ column: 'option_value_3_de' }] },
    ])
    expect(linesOf({ ...FIRST, option_2_de: '' })).toMatchObject([
      { problem: 'required', column: 'option_2_de' },
    ])
  })
})

describe('a file of products', () => {
  it.each<[string, Partial<Cells>, string, string]>([
    ['a state that there is not', { ...FIRST, state: 'bald' }, 'not_a_state', 'state'],
    [
      'a collection that there is not',
      { ...FIRST, collections: 'Sommer' },
      'unknown_collection',
      'collections',
    ],
    [
      'an option twice',
      { ...FIRST, option_3_de: 'farbe', option_value_3_de: 'lang' },
      'option_twice',
      'option_3_de',
    ],
    ['an option without a value', { ...FIRST, option_3_de: 'Dicke' }, 'required', 'option_value_3_de'],
    ['a value of no option', { ...FIRST, option_value_3_de: '9 mm' }, 'required', 'option_3_de'],
    [
      'a third option without a second',
      { product_id: 'entwurf', variant_id: 'entwurf-1', option_3_de: 'Dicke' },
      'required',
      'option_de',
    ],
  ])('refuses %s', (_what, line, problem, column) => {
    expect(linesOf(line)).toMatchObject([{ problem, column }])
  })
})

describe('the collections of a product in a file', () => {
  it('are named by their ids or German titles, in any order', () => {
    for (const collections of ['winter, klettern', 'Klettern; kalt & NASS', 'klettern|winter|klettern'])
      expect(linesOf({ ...FIRST, collections })).toMatchObject([{ what: 'unchanged' }])
    expect(linesOf({ ...FIRST, collections: 'Kalt & nass' })).toMatchObject([
      { changes: [{ column: 'collections', from: 'klettern, winter', to: 'winter' }] },
    ])
    expect(linesOf({ ...FIRST, collections: '' })).toMatchObject([{ changes: [{ to: '' }] }])
  })
})

describe('a draft in a file', () => {
  const line = { product_id: 'entwurf', variant_id: 'entwurf-1' }

  it('stays a draft without a description, and is published only with one', () => {
    expect(linesOf({ ...line, title_de: 'Neu' })).toMatchObject([{ what: 'changed' }])
    expect(linesOf({ ...line, state: '' })).toMatchObject([{ what: 'unchanged' }])
    expect(linesOf({ ...line, state: 'published' })).toMatchObject([
      { problem: 'required', column: 'description_de' },
    ])
    expect(linesOf({ ...line, state: 'Published', description_de: 'Da.' })).toMatchObject([
      { changes: [{ column: 'description_de' }, { column: 'state', from: 'draft', to: 'published' }] },
    ])
    expect(linesOf({ ...FIRST, state: 'draft', description_de: '' })).toMatchObject([{ what: 'changed' }])
  })

  it('may be new', () => {
    const made = { ...NEW, product_id: 'neu', title_de: 'Neu', option_value_de: '', option_value_2_de: '' }
    expect(linesOf({ ...made, state: 'draft' })).toMatchObject([{ what: 'new_product', shown: 'draft' }])
    expect(linesOf(made)).toMatchObject([{ problem: 'required', column: 'description_de' }])
  })
})

describe('Swiss spreadsheets', () => {
  it.each(["1'400.00", '1’400', '1400', '1400,0', '1 400,00'])('reads %s as an amount', (price_chf) => {
    expect(linesOf({ ...FIRST, price_chf })).toMatchObject([{ what: 'unchanged' }])
  })

  it.each(["1'200", '1’200', '1200'])('reads %s as a number of pieces', (stock) => {
    expect(linesOf({ ...FIRST, stock })).toMatchObject([{ what: 'unchanged' }])
  })

  it.each(['1.3.2027', '01.03.27', '2027-03-01'])('reads %s as a day', (sale_from) => {
    expect(linesOf({ ...FIRST, sale_price_chf: '9.5', sale_from })).toMatchObject([
      { changes: [{ to: '9.50' }, { to: '2027-03-01' }] },
    ])
  })
})
