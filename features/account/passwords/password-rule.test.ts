import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPassword, COMMON_PASSWORDS, isCommon } from './password-rule.server.ts'

const DEFAULT = { passwordMinLength: 8, refuseCommonPasswords: true }

function reasonsOf(password: string, rule = DEFAULT) {
  const checked = checkPassword(password, rule)
  return checked.ok ? [] : checked.refusal.weakPasswordReasons
}

describe('a new password', () => {
  it.each([
    ['12345678', ['pwned']],
    ['password', ['pwned']],
    ['Passwort', ['pwned']],
    ['Passwort123', ['pwned']],
    ['Sommer2024!', ['pwned']],
    ['  qwertzuiop ', ['pwned']],
    ['motdepasse', ['pwned']],
    ['Doudou2019', ['pwned']],
    ['ForzaMilan', ['pwned']],
    ['amoremio99', ['pwned']],
    ['hallohallo', ['pwned']],
    ['aaaaaaaaaa', ['pwned']],
    ['hallo', ['length', 'pwned']],
    ['xk7qpz', ['length']],
    ['drei Stufen, eine Richtung', []],
    ['xk7qpzvm', []],
    ['Sommer am Walensee', []],
    ['lions28391047', []],
  ])('%s is refused for %j', (password, reasons) => {
    expect(reasonsOf(password)).toEqual(reasons)
  })

  it.each([
    ['regula.zuercher@firma.ch', ['pwned']],
    [' Regula.Zuercher@Firma.ch ', ['pwned']],
    ['Regula.Zuercher', ['pwned']],
    ['regula.zuercher@firma.com', []],
    ['regula.zuercher auf dem Berg', []],
  ])('%j of the account regula.zuercher@firma.ch is refused for %j', (password, reasons) => {
    const checked = checkPassword(password, DEFAULT, 'regula.zuercher@firma.ch')
    expect(checked.ok ? [] : checked.refusal.weakPasswordReasons).toEqual(reasons)
    if (!checked.ok)
      expect(checked.refusal).toMatchObject({
        code: 'weak_password',
        message: 'Password should not be your own email address or its first part.',
      })
    const lenient = { ...DEFAULT, refuseCommonPasswords: false }
    expect(checkPassword(password, lenient, 'regula.zuercher@firma.ch')).toMatchObject({ ok: true })
  })

  it('is validated by both settings independently', () => {
    const habits = { passwordMinLength: 6, refuseCommonPasswords: false }
    expect(reasonsOf('123456', habits)).toEqual([])
    expect(checkPassword('12345', habits)).toMatchObject({
      refusal: { message: 'Password should be at least 6 characters.', weakPasswordReasons: ['length'] },
    })
  })

  it('is common however its letters are written, with up to five digits or signs before and behind', () => {
    const words = [...COMMON_PASSWORDS].filter((word) => /^[a-z]{4,}$/.test(word))
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.stringMatching(/^[0-9!.]{0,5}$/),
        fc.stringMatching(/^[0-9!.]{0,5}$/),
        (word, upper, before, behind) => {
          const written = [...word].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join('')
          expect(isCommon(before + written + behind)).toBe(true)
        },
      ),
    )
  })

  it('that is random is not treated as common', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9]{4}[A-Z]{4} [a-z0-9]{6}$/), (text) => !isCommon(text)))
  })
})

it('the list is lower case, long enough and complete', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(6000)
  for (const word of COMMON_PASSWORDS) {
    expect(word).toBe(word.toLowerCase())
    expect(word.length).toBeGreaterThanOrEqual(4)
  }
})
