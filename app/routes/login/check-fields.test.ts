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
])('judges the address %j: %s', (value, code) => {
  expect(codesOf(checkEmail(value))).toBe(code)
})

it('wants a password, whatever its length, where one is there already', () => {
  expect(codesOf(checkPassword(''))).toBe('required')
  expect(codesOf(checkPassword('x'))).toBe('')
})

it.each([
  ['nine sign', 'too_short'],
  ['ten signs.', ''],
  ['🏔️🏔️🏔️', 'too_short'],
  ['a'.repeat(72), ''],
  ['a'.repeat(73), 'too_long'],
  ['ä'.repeat(37), 'too_long'],
])('judges the new password %j: %s', (value, code) => {
  expect(codesOf(checkNewPassword(value))).toBe(code)
})

it('takes a code as apps show it', () => {
  expect(checkCode('123 456')).toEqual([])
  expect(digitsOf(' 123\u00a0456 ')).toBe('123456')
  expect(codesOf(checkCode('12345'))).toBe('invalid')
  expect(codesOf(checkCode('1234567'))).toBe('invalid')
})
