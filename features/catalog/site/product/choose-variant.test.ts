import { describe, expect, test } from 'vitest'
import type { Variant } from '#features/catalog/product.ts'
import { aProduct, aVariant } from '#features/cart/cart-fixtures.ts'
import { chooseValue, optionGroups, startVariant } from './choose-variant.ts'

function sized(id: string, size: string, colour: string, stock = 5): Variant {
  const option = (option_id: string, value: string) => ({
    id: `${id}-${option_id}`,
    option_id,
    variant_id: id,
    value,
  })
  return aVariant({
    id,
    title: `${size} ${colour}`,
    manage_inventory: true,
    inventory_quantity: stock,
    options: [option('size', size), option('colour', colour)],
  })
}

const smallRed = sized('sr', 'S', 'rot')
const smallBlue = sized('sb', 'S', 'blau')
const largeBlue = sized('lb', 'L', 'blau')
const shirt = aProduct(
  {
    options: [
      { id: 'size', title: 'Grösse', values: [] },
      { id: 'colour', title: 'Farbe', values: [] },
    ],
  },
  [smallRed, smallBlue, largeBlue],
)

describe('the choices of a product', () => {
  test('every value of the first option, and the matching values of the others', () => {
    expect(optionGroups(shirt, largeBlue)).toEqual([
      {
        id: 'size',
        title: 'Grösse',
        values: [
          { value: 'S', chosen: false, possible: true },
          { value: 'L', chosen: true, possible: true },
        ],
      },
      {
        id: 'colour',
        title: 'Farbe',
        values: [
          { value: 'rot', chosen: false, possible: false },
          { value: 'blau', chosen: true, possible: true },
        ],
      },
    ])
  })

  test('nothing for a single variant', () => {
    expect(optionGroups(aProduct(), aVariant())).toEqual([])
  })

  test('the variants themselves when the options do not tell them apart', () => {
    const variants = [aVariant({ id: 'a', title: 'Mit Gravur' }), aVariant({ id: 'b', title: 'Ohne Gravur' })]
    const product = aProduct({ options: [{ id: 'x', title: 'Ausführung', values: [] }] }, variants)
    expect(optionGroups(product, variants[1]!)).toMatchObject([
      { title: 'Ausführung', values: [{ value: 'Mit Gravur' }, { value: 'Ohne Gravur', chosen: true }] },
    ])
    expect(chooseValue(product, variants[1]!, 'variant', 'Mit Gravur').id).toBe('a')
  })
})

describe('choosing a value', () => {
  test('keeps the later options where a variant has them', () => {
    expect(chooseValue(shirt, smallBlue, 'size', 'L').id).toBe('lb')
  })

  test('repairs the later options where none has them', () => {
    expect(chooseValue(shirt, smallRed, 'size', 'L').id).toBe('lb')
  })

  test('prefers what is in stock among equals', () => {
    const gone = sized('lr', 'L', 'rot', 0)
    const product = { ...shirt, variants: [smallBlue, gone, sized('lg', 'L', 'grün')] }
    expect(chooseValue(product, smallBlue, 'size', 'L').id).toBe('lg')
  })

  test('always ends at a variant of the product, whatever is pressed', () => {
    for (const from of shirt.variants) {
      for (const group of optionGroups(shirt, from)) {
        for (const { value, possible } of group.values) {
          const next = chooseValue(shirt, from, group.id, value)
          expect(shirt.variants).toContain(next)
          const after = optionGroups(shirt, next).find(({ id }) => id === group.id)
          if (possible) expect(after?.values.find((entry) => entry.chosen)?.value).toBe(value)
        }
      }
    }
  })
})

describe('the page starts with', () => {
  test('the variant whose price the shop shows', () => {
    const cheap = aVariant({ id: 'cheap', price_in_cents: 100 })
    const variants = [aVariant({ id: 'first' }), cheap]
    expect(startVariant(aProduct({}, variants))?.id).toBe('first')
    expect(startVariant(aProduct({ site_product_selection: 'lowest_price_first' }, variants))?.id).toBe(
      'cheap',
    )
  })

  test('another one when that is sold out', () => {
    const product = aProduct({}, [sized('sr', 'S', 'rot', 0), largeBlue])
    expect(startVariant(product)?.id).toBe('lb')
  })
})
