import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productDetails } from './product-details.ts'

test('reads the metadata of our own catalogue', () => {
  const callout = { number: 1, title: 'Ring', text: 'Dreht.', x: 74, y: 92, tipX: 231, tipY: 80 }
  expect(
    productDetails({
      metadata: {
        facts: [{ label: 'Gewicht', value: '42 g' }],
        quote: 'Q',
        callouts: [callout],
      },
    }),
  ).toEqual({
    facts: [{ label: 'Gewicht', value: '42 g' }],
    quote: 'Q',
    story: null,
    callouts: [callout],
  })
})

test('accepts any metadata of an external store', () => {
  const anything = fc.option(
    fc.dictionary(
      fc.constantFrom('name', 'facts', 'quote', 'story', 'callouts', 'other'),
      fc.oneof(
        fc.jsonValue(),
        fc.array(fc.dictionary(fc.constantFrom('number', 'label', 'value', 'title', 'x'), fc.jsonValue())),
      ),
    ),
  )
  fc.assert(
    fc.property(anything, (metadata) => {
      const details = productDetails({ metadata })
      for (const { label, value } of details.facts) expect(typeof label + typeof value).toBe('stringstring')
      for (const { x, tipX } of details.callouts) expect(Number.isFinite(x + tipX)).toBe(true)
    }),
  )
})
