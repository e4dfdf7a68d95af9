import { expect, it } from 'vitest'
import levels from '#content/survival-training/de.ts'
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

it('finds a price in the words of every level', () => {
  for (const level of Object.values(levels.levels)) expect(splitFacts(level.facts)[1]).toContain('CHF')
})
