import { describe, expect, test } from 'vitest'
import { parseTestkasseForm, readTyped } from './testkasse-form.ts'

const buyer = { email: ' lia@example.ch ', name: 'Lia', terms: 'on' }
const delivery = { street: 'Via Nassa 1', postalCode: '6900', city: 'Lugano', country: 'CH' }

describe('the form of the Testkasse', () => {
  test('requires an address only when goods are shipped', () => {
    expect(parseTestkasseForm(buyer, false)).toEqual({
      ok: true,
      value: { email: 'lia@example.ch', name: 'Lia', phone: null, shippingAddress: null },
    })
    expect(parseTestkasseForm({ ...buyer, ...delivery, phone: '+41 79 123 45 67' }, true)).toEqual({
      ok: true,
      value: { email: 'lia@example.ch', name: 'Lia', phone: '+41 79 123 45 67', shippingAddress: delivery },
    })
  })

  test('reports all invalid fields, in the order of the page', () => {
    expect(parseTestkasseForm({}, true)).toEqual({
      ok: false,
      refusal: ['email', 'name', 'street', 'postalCode', 'city', 'country', 'terms'],
    })
  })

  test.each([
    ['email', 'lia@'],
    ['email', `${'x'.repeat(250)}@example.ch`],
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['name', 'a\u0000b'],
    ['postalCode', '123'],
    ['postalCode', '12345'],
    ['country', 'DE'],
    ['phone', 'call me'],
    ['terms', 'off'],
  ])('refuses %s: %j', (field, value) => {
    const answer = parseTestkasseForm({ ...buyer, ...delivery, [field]: value }, true)
    expect(answer).toEqual({ ok: false, refusal: [field] })
  })

  test('reads only texts of known fields', () => {
    expect(readTyped({ email: 'a', name: ['b'], other: 'c', city: 'x'.repeat(5000) })).toEqual({
      email: 'a',
      city: 'x'.repeat(1000),
    })
    expect(readTyped(undefined)).toEqual({})
    expect(readTyped('x')).toEqual({})
  })
})
