import { expect, it } from 'vitest'
import { checkCode, checkEmail, checkNewPassword, checkPassword, digitsOf } from './check-fields.ts'

const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code).join()

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['lia', 'invalid'],
  ['lia@firma', 'invalid'],
  ['lia@firma.', 'invalid'],
  ['lia und co@firma.ch', 'invalid'],
  [' lia@firma.ch ', ''],
])('validates the address %j: %s', (value, code) => {
  expect(codesOf(checkEmail(value))).toBe(code)
})

it('accepts any length for an existing password', () => {
  expect(codesOf(checkPassword(''))).toBe('required')
  expect(codesOf(checkPassword('x'))).toBe('')
})

it.each([
  ['', 'required'],
  ['nine sign', 'too_short'],
  ['ten signs.', ''],
  ['🏔️🏔️🏔️', 'too_short'],
  ['a'.repeat(72), ''],
  ['a'.repeat(73), 'too_long'],
  ['ä'.repeat(37), 'too_long'],
])('validates the new password %j: %s', (value, code) => {
  expect(codesOf(checkNewPassword(value, 10))).toBe(code)
})

it('demands the length that the site demands, and leaves an unknown one to the server', () => {
  expect(codesOf(checkNewPassword('thirteen sign', 14))).toBe('too_short')
  expect(codesOf(checkNewPassword('fourteen signs', 14))).toBe('')
  expect(codesOf(checkNewPassword('sixsix', null))).toBe('')
})

it.each(['lia.muster@firma.ch', ' Lia.Muster@Firma.ch', 'lia.muster'])(
  'rejects %j as a new password of lia.muster@firma.ch',
  (value) => {
    expect(codesOf(checkNewPassword(value, 10, 'lia.muster@firma.ch'))).toBe('own_address')
    expect(codesOf(checkNewPassword(value, 10, 'mia.muster@firma.ch'))).toBe('')
  },
)

it('accepts a code in the format that apps show', () => {
  expect(checkCode('123 456')).toEqual([])
  expect(digitsOf(' 123\u00a0456 ')).toBe('123456')
  expect(codesOf(checkCode('12345'))).toBe('invalid')
  expect(codesOf(checkCode('1234567'))).toBe('invalid')
})
