import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'
import { LANGUAGES } from './languages.ts'

describe('the language of a visitor', () => {
  test('comes from the query first', () => {
    expect(detectLanguage({ query: 'it', cookie: 'fr', hint: 'en', acceptLanguage: 'de' })).toBe('it')
  })
  test('comes from the cookie before the stored choice and the browser', () => {
    expect(detectLanguage({ cookie: 'fr', hint: 'en', acceptLanguage: 'it' })).toBe('fr')
  })
  test('comes from the stored choice, sent as a hint, before the browser', () => {
    expect(detectLanguage({ hint: 'en', acceptLanguage: 'it' })).toBe('en')
  })
  test('falls back from a regional tag to its language', () => {
    expect(detectLanguage({ acceptLanguage: 'fr-CH' })).toBe('fr')
    expect(detectLanguage({ query: 'IT_ch' })).toBe('it')
  })
  test('is German for an unsupported language', () => {
    expect(detectLanguage({ acceptLanguage: 'rm,es;q=0.9' })).toBe('de')
    expect(detectLanguage({})).toBe('de')
  })
  test('skips an unsupported source and uses the next one', () => {
    expect(detectLanguage({ query: 'xx', cookie: 'klingon', acceptLanguage: 'es, it;q=0.5' })).toBe('it')
  })
  test('ranks the browser languages by quality, then by order, and omits refused ones', () => {
    expect(detectLanguage({ acceptLanguage: 'en;q=0.4, fr;q=0.8, it;q=0.8' })).toBe('fr')
    expect(detectLanguage({ acceptLanguage: 'fr;q=0, en;q=0.1' })).toBe('en')
  })
  test('is always one of the four, for any input', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (query, cookie, hint, acceptLanguage) => {
          expect(LANGUAGES).toContain(detectLanguage({ query, cookie, hint, acceptLanguage }))
        },
      ),
    )
  })
})
