import { expect, it } from 'vitest'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { type PricedTeamEvent, pricedServices } from '#features/services/content/service-prices.ts'
import teamEventTexts from '#features/services/texts/team-event.ts'
import { bracketsOf, priceGroup } from '#features/services/content/group-price.ts'
import {
  cheaperTexts,
  EXAMPLE_GROUPS,
  flatPriceText,
  groupText,
  groupTotal,
  priceBreakdownText,
  perPersonText,
} from './price-text.ts'

const de = teamEventTexts.de

const [roots, fire, control] = pricedServices(FIRST_SERVICES, FIRST_PRICES).teamEvents as [
  PricedTeamEvent,
  PricedTeamEvent,
  PricedTeamEvent,
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function priced(people: number) {
  const answer = priceGroup(roots, people)
  if (!answer.ok) throw new Error(`${people} people have no price`)
  return answer.value
}

it('explains how a price is composed and what one person pays', () => {
  expect(plain(priceBreakdownText('de', de, priced(12)))).toBe('Pauschale bis 12 Personen')
  expect(plain(perPersonText('de', de, priced(12)))).toBe('rund CHF 116.67 pro Kopf')
  expect(plain(priceBreakdownText('de', de, priced(14)))).toBe('14 × CHF 100.00')
  expect(plain(perPersonText('de', de, priced(14)))).toBe('CHF 100.00 pro Kopf')
})

it('names the brackets', () => {
  expect(bracketsOf(roots).map((bracket) => groupText(de, bracket))).toEqual([
    'bis 12 Personen',
    '13–20 Personen',
    '21–30 Personen',
  ])
})

it('gives the flat price together with the group it is for', () => {
  expect(plain(flatPriceText('de', de, roots))).toBe('CHF 1’400 bis 12 Personen')
})

it('has an example in each bracket, and none above the largest group', () => {
  const examples = (event: PricedTeamEvent) =>
    EXAMPLE_GROUPS.map((people) => plain(groupTotal('de', event, people) ?? 'none'))
  expect(examples(roots)).toEqual(['CHF 1’400', 'CHF 1’500', 'CHF 2’160'])
  expect(examples(control)).toEqual(['CHF 3’900', 'CHF 4’650', 'none'])
})

it('explains where one more person makes the group pay less', () => {
  expect(cheaperTexts('de', de, roots).map(plain)).toEqual([
    'Mit 13 Personen günstiger: 13 Personen bezahlen CHF 1’300, 12 Personen CHF 1’400.',
    'Mit 21 Personen günstiger: 21 Personen bezahlen CHF 1’890, 20 Personen CHF 2’000.',
  ])
  expect(cheaperTexts('de', de, fire)).toHaveLength(1)
  expect(cheaperTexts('de', de, control)).toEqual([])
})
