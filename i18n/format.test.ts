import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fill, formatNumber, formatPrice, plural } from './format.ts'
import { LANGUAGES } from './languages.ts'

const chf = { code: 'chf', symbol: 'CHF', template: 'CHF $1' }

describe('a price', () => {
  test('has two decimals and the Swiss grouping of its language', () => {
    expect(formatPrice('de', 144_050, chf)).toBe('CHF\u00a01’440.50')
    expect(formatPrice('en', 144_050, chf)).toBe('CHF\u00a01’440.50')
    expect(formatPrice('it', 144_050, chf)).toBe('CHF\u00a01’440.50')
    expect(formatPrice('fr', 144_050, chf)).toBe('CHF\u00a01\u202f440.50')
  })
  test('follows the template, then the symbol, then the code of its currency', () => {
    expect(formatPrice('de', 4800, { code: 'eur', symbol: '€', template: '$1 €' })).toBe('48.00\u00a0€')
    expect(formatPrice('de', 4800, { code: 'eur', symbol: '€' })).toBe('€\u00a048.00')
    expect(formatPrice('de', 4800, { code: 'eur', symbol: null, template: null })).toBe('EUR\u00a048.00')
  })
  test('may be negative or zero', () => {
    expect(formatPrice('de', -5, chf)).toBe('CHF\u00a0−0.05')
    expect(formatPrice('de', 0, chf)).toBe('CHF\u00a00.00')
  })
  test('keeps every cent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.integer({ min: 0, max: 1e12 }), (language, cents) => {
        expect(Number(formatPrice(language, cents, chf).replace(/\D/g, ''))).toBe(cents)
      }),
    )
  })
})

describe('a message', () => {
  test('is filled with values and keeps an unknown placeholder visible', () => {
    expect(fill('Nur {n} von {title} {x}', { n: 3, title: '{n}' })).toBe('Nur 3 von {n} {x}')
  })
  test('takes the plural form of its language', () => {
    const forms = { one: '{n} pièce', other: '{n} pièces' }
    expect(plural('fr', 0, forms)).toBe('0 pièce')
    expect(plural('de', 0, forms)).toBe('0 pièces')
    expect(plural('it', 1, forms)).toBe('1 pièce')
    expect(plural('en', 12_345, forms)).toBe('12’345 pièces')
  })
  test('groups thousands only', () => {
    expect(formatNumber('de', 999)).toBe('999')
    expect(formatNumber('fr', 1_000_000)).toBe('1\u202f000\u202f000')
  })
})
