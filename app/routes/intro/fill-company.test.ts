import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import imprint from '#content/imprint/de.ts'
import { fillCompany } from './fill-company.ts'

it('fills texts at every depth and leaves unknown places visible', () => {
  expect(fillCompany({ facts: [{ value: '{company}, {city}' }], other: 'noch {n}', none: null })).toEqual({
    facts: [{ value: `${company.legalName}, ${company.postalCode}\u00a0${company.city}` }],
    other: 'noch {n}',
    none: null,
  })
})

it('leaves no place open in the imprint', () => {
  expect(JSON.stringify(fillCompany(imprint))).not.toMatch(/\{[a-z]+\}/i)
})
