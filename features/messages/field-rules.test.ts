import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTextProblem, normalizeText, rulesOf } from './field-rules.ts'

const inAll = (text: string) => ({ de: text, en: text, fr: text, it: text })
const problemOf = (written: string, typed: string) =>
  findTextProblem(rulesOf(inAll(written), 'de'), normalizeText(typed), 'de')

it('requires each placeholder, and refuses unknown ones', () => {
  expect(problemOf('Ab {price:aufbruch} pro Person', 'Pro Person ab CHF 200')).toEqual({
    code: 'placeholder_missing',
    placeholder: '{price:aufbruch}',
  })
  expect(problemOf('Ab {price:aufbruch} pro Person', 'Ab {price:aufbruch}, {rabatt}')).toEqual({
    code: 'placeholder_unknown',
    placeholder: '{rabatt}',
  })
  expect(problemOf('Ab {price:aufbruch} pro Person', 'Pro Kopf {price:aufbruch}')).toBeUndefined()
})

it('allows labels the length of the longest language, longer texts half as much again', () => {
  const texts = { de: 'Zum Shop', en: 'To the shop', fr: 'Vers la boutique', it: 'Al negozio' }
  expect(rulesOf(texts, 'de').maxLength).toBe(18)
  expect(problemOf('a'.repeat(20).concat(' ').repeat(5), 'b '.repeat(79))).toEqual(undefined)
  expect(problemOf('kurz', 'viel zu lang für hier')).toEqual({ code: 'too_long', over: 7 })
})

it.each([
  ['nothing', '  ', 'empty'],
  ['a second line', 'eins\nzwei', 'line_break'],
  ['an ß', 'Spaß', 'sharp_s'],
  ['a mark of direction', 'ab\u202ec', 'unusable_character'],
])('refuses %s', (_what, typed, code) => {
  expect(problemOf('Ein Text', typed)?.code).toBe(code)
})

it('refuses a word that does not fit at 320 px, unless it may break', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'
  expect(problemOf('Ein ganz gewöhnlicher Satz, lang genug.', word)?.code).toBe('long_word')
  expect(
    problemOf('Ein ganz gewöhnlicher Satz, lang genug.', 'Donaudampf\u00adschifffahrts\u00adgesellschaft'),
  ).toBeUndefined()
})

it('normalizes idempotently', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
    }),
  )
})
