import { expect, it } from 'vitest'
import { EMAIL_ADDRESS } from './email-address.ts'
import { readPhone } from './search-terms.ts'
import { phoneLink, TELEPHONE_NUMBER } from './telephone-number.ts'

it.each(['079 000 00 21', '+41 79 000 00 21', '(+41) 79 000 00 21', '+49/30-1234567'])(
  '%s is a telephone number',
  (written) => {
    expect(TELEPHONE_NUMBER.test(written)).toBe(true)
  },
)

it.each(['(+41) 79 000 00 21', '+41 (0)79 000 00 21', '0041 79 000 00 21', '079/000.00.21'])(
  '%s is searched for like 79 000 00 21',
  (written) => {
    expect(readPhone(written)).toBe('790000021')
  },
)

it.each(['12345', 'abc 079 000 00 21', '++41 79 000 00 21'])('%s is none', (written) => {
  expect(TELEPHONE_NUMBER.test(written)).toBe(false)
})

it.each(['lea@zürich.ch', 'forschung&lehre@example.ch', 'a/b@example.ch', 'lea+kurs@example.co.uk'])(
  '%s is an address for mail',
  (written) => {
    expect(EMAIL_ADDRESS.test(written)).toBe(true)
  },
)

it.each([
  ['+41 (0)79 000 00 21', 'tel:+41790000021'],
  ['(+41) 79 000 00 21', 'tel:+41790000021'],
  ['0041 79 000.00.21', 'tel:+41790000021'],
  ['079/000 00-21', 'tel:0790000021'],
  ['144', 'tel:144'],
])('%s is dialled as %s', (written, link) => {
  expect(phoneLink(written)).toBe(link)
})
