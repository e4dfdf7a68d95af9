import { expect, it } from 'vitest'
import { splitFacts } from './split-facts.ts'

it('takes duration and price apart at the first comma', () => {
  expect(splitFacts('1 Tag, bis 12 Personen CHF 2’600.00 pauschal')).toEqual([
    '1 Tag',
    'bis 12 Personen CHF 2’600.00 pauschal',
  ])
})

it('leaves a text without a comma whole', () => {
  expect(splitFacts('auf Anfrage')).toEqual(['auf Anfrage', ''])
})
