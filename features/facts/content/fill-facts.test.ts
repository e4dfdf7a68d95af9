import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { fillFacts } from './fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { ruleText } from './rules.ts'

it('fills prices with decimals, francs without them, and rules as whole sentences, at any depth', () => {
  expect(
    fillFacts(
      'de',
      { price: ['{price:aufbruch}', { francs: '{francs:back-to-the-roots}, {n}' }] },
      FIRST_OFFER,
    ),
  ).toEqual({ price: ['CHF\u00a0200.00', { francs: 'CHF\u00a01’400, {n}' }] })
  expect(fillFacts('fr', 'Météo. {rule:weather}', FIRST_OFFER)).toBe(`Météo. ${ruleText('fr', 'weather')}`)
})

it('does not accept an unknown placeholder', () => {
  expect(() => fillFacts('de', '{price:anything}', FIRST_OFFER)).toThrow('anything')
  expect(() => fillFacts('de', '{rule:anything}', FIRST_OFFER)).toThrow('anything')
})

it.each(LANGUAGES)('describes the steps of a cancellation in %s as they are applied', (language) => {
  const text = ruleText(language, 'cancellation')
  for (const { untilDays, feePercent } of BOOKING_TERMS.cancellation) {
    expect(text).toContain(String(untilDays))
    if (feePercent > 0) expect(text).toContain(String(feePercent))
  }
  expect(text).not.toMatch(/[{}]|undefined/)
})
