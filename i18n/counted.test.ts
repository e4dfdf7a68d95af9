import { expect, it } from 'vitest'
import { counted } from './counted.ts'
import { LANGUAGES } from './languages.ts'

const PLACES = { one: 'Ihr Platz', other: 'Ihre {n} Plätze' }

it('writes one in the singular, up to twelve in words and more in digits', () => {
  expect(counted('de', 1, PLACES)).toBe('Ihr Platz')
  expect(counted('de', 3, PLACES)).toBe('Ihre drei Plätze')
  expect(counted('de', 12, PLACES)).toBe('Ihre zwölf Plätze')
  expect(counted('de', 13, PLACES)).toBe('Ihre 13 Plätze')
})

it('starts a sentence with a capital letter', () => {
  expect(counted('it', 2, { one: '', other: '{n} posti. {n} nomi, {n}' })).toBe('Due posti. Due nomi, due')
})

it('leaves other placeholders of the text unfilled', () => {
  expect(counted('fr', 2, { one: '', other: '{n} places, {day}' })).toBe('Deux places, {day}')
  expect(counted('fr', 2, '{n} {day}')).toBe('{n} {day}')
})

it.each(LANGUAGES)('has a numeral for each number up to twelve in %s', (language) => {
  const words = Array.from({ length: 12 }, (_, index) =>
    counted(language, index + 1, { one: 'one', other: '{n}' }),
  )
  expect(new Set(words).size).toBe(12)
  expect(words.join(' ')).not.toMatch(/[\d{}]/)
})
