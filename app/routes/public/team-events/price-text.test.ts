import { expect, it } from 'vitest'
import { TEAM_EVENTS } from '#content/services.ts'
import de from '#content/team-event/de.ts'
import { bracketsOf, priceGroup } from '#features/booking/rules/group-price.ts'
import {
  cheaperTexts,
  groupText,
  lowestTotal,
  priceBreakdownText,
  perPersonText,
  totalText,
} from './price-text.ts'

const [roots, fire, control] = TEAM_EVENTS
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function priced(people: number) {
  const answer = priceGroup(roots, people)
  if (!answer.ok) throw new Error(`${people} people have no price`)
  return answer.value
}

it('says what a price is made of, and what one person pays of it', () => {
  expect(plain(priceBreakdownText('de', de, priced(12)))).toBe('Pauschale bis 12 Personen')
  expect(plain(perPersonText('de', de, priced(12)))).toBe('rund CHF 116.67 pro Kopf')
  expect(plain(priceBreakdownText('de', de, priced(14)))).toBe('14 × CHF 100.00')
  expect(plain(perPersonText('de', de, priced(14)))).toBe('CHF 100.00 pro Kopf')
})

it('names the brackets and what their smallest and largest group pay', () => {
  const table = bracketsOf(roots)
  expect(table.map((bracket) => groupText(de, bracket))).toEqual([
    'bis 12 Personen',
    '13–20 Personen',
    '21–30 Personen',
  ])
  expect(table.map((bracket) => plain(totalText('de', de, bracket)))).toEqual([
    'CHF 1’400.00',
    'CHF 1’300.00 bis CHF 2’000.00',
    'CHF 1’890.00 bis CHF 2’700.00',
  ])
})

it('tells where one person more makes the group pay less', () => {
  expect(cheaperTexts('de', de, roots).map(plain)).toEqual([
    'Ab 13 Personen günstiger: 13 Personen bezahlen CHF 1’300.00, 12 Personen CHF 1’400.00.',
    'Ab 21 Personen günstiger: 21 Personen bezahlen CHF 1’890.00, 20 Personen CHF 2’000.00.',
  ])
  expect(cheaperTexts('de', de, fire)).toHaveLength(1)
  expect(cheaperTexts('de', de, control)).toEqual([])
})

it('starts from the lowest price of any group', () => {
  expect(TEAM_EVENTS.map(lowestTotal)).toEqual([1300_00, 2600_00, 3900_00, 2795_00, 2795_00, 2600_00])
})
