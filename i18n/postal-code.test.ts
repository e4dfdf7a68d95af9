import { expect, it } from 'vitest'
import { readPostalCode } from './postal-code.ts'

it.each([
  ['6330', '6330', 'CH'],
  ['CH-6330', '6330', 'CH'],
  ['D-79100', '79100', 'DE'],
  ['A 6900', '6900', 'AT'],
  ['FL-9490', '9490', 'LI'],
  ['9485', '9485', 'LI'],
  ['9498', '9498', 'LI'],
  ['9499', '9499', 'CH'],
  ['CH-9490', '9490', 'LI'],
  ['F-74000', '74000', 'FR'],
  ['SW1A 1AA', 'SW1A 1AA', 'CH'],
  ['', '', 'CH'],
])('%s is %s of %s', (written, postalCode, country) => {
  expect(readPostalCode(written)).toEqual({ postalCode, country })
})

it('five digits are of a neighbour, by the language; a country that was chosen stays', () => {
  expect(readPostalCode('79100', { language: 'de' }).country).toBe('DE')
  expect(readPostalCode('74000', { language: 'fr' }).country).toBe('FR')
  expect(readPostalCode('6900', { country: 'AT' }).country).toBe('AT')
  expect(readPostalCode('9490', { country: 'CH' }).country).toBe('LI')
})
