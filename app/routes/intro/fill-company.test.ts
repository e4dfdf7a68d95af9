import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { fillCompany } from './fill-company.ts'

it('fills texts at every depth and leaves unknown places visible', () => {
  expect(fillCompany({ facts: [{ value: '{company}, {city}' }], other: 'noch {n}', none: null })).toEqual({
    facts: [{ value: `${company.legalName}, ${company.postalCode}\u00a0${company.city}` }],
    other: 'noch {n}',
    none: null,
  })
})
