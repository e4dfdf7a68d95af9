import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { ruleText } from '#features/facts/content/rules.ts'
import { FIRST_VOUCHER_YEARS, VOUCHER_YEARS, yearsText } from './voucher-years.ts'

it.each([
  ['de', 'ein Jahr', 'zwei Jahre', 'Zehn Jahre', '10 Jahre'],
  ['en', 'one year', 'two years', 'Ten years', '10 years'],
  ['fr', 'un an', 'deux ans', 'Dix ans', '10 ans'],
  ['it', 'un anno', 'due anni', 'Dieci anni', '10 anni'],
] as const)('counts years in %s as the language does', (language, one, two, start, figures) => {
  expect(yearsText(language, 1, 'words')).toBe(one)
  expect(yearsText(language, 2, 'words')).toBe(two)
  expect(yearsText(language, 10, 'start')).toBe(start)
  expect(yearsText(language, 10, 'figures')).toBe(figures)
})

it.each(LANGUAGES)('has a text in %s for every validity that owners may choose', (language) => {
  const { least, most } = VOUCHER_YEARS
  const words = Array.from({ length: most - least + 1 }, (_, index) =>
    yearsText(language, least + index, 'words'),
  )
  expect(new Set(words).size).toBe(words.length)
  for (const text of words) expect(text).not.toMatch(/\d|undefined/)
})

it.each(LANGUAGES)(
  'is stated in %s by rule and text alike, and by the files until owners choose',
  (language) => {
    const offer = { ...FIRST_OFFER, voucherYears: 3 }
    const three = yearsText(language, 3, 'words')
    expect(fillFacts(language, '{rule:voucherValidity}', offer)).toContain(three)
    expect(fillFacts(language, '{validity:words}', offer)).toBe(three)
    expect(ruleText(language, 'voucherValidity')).toContain(yearsText(language, FIRST_VOUCHER_YEARS, 'words'))
  },
)

it('does not accept an unknown form', () => {
  expect(() => fillFacts('de', '{validity:anything}', FIRST_OFFER)).toThrow('anything')
})
