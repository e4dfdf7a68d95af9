import { expect, it } from 'vitest'
import { doneSteps } from './progress.ts'

const person = { people: '2', name: 'Lia', email: 'lia@example.ch', way: 'online' }

it('has nothing done before a date is chosen', () => {
  expect(doneSteps({ hasDate: false, typed: person })).toEqual({
    date: false,
    people: false,
    details: false,
    check: false,
  })
})

it('fills block after block', () => {
  expect(doneSteps({ hasDate: true, typed: { people: '1' } })).toMatchObject({ people: true, details: false })
  expect(doneSteps({ hasDate: true, typed: person })).toMatchObject({ details: true, check: false })
  expect(doneSteps({ hasDate: true, typed: { ...person, terms: 'on' } }).check).toBe(true)
})

it('asks an invoice for its address', () => {
  const invoice = { ...person, way: 'invoice', company: 'Beispiel AG', street: 'Weg 1', postalCode: '6330' }
  expect(doneSteps({ hasDate: true, typed: { ...invoice, city: '  ' } }).details).toBe(false)
  expect(doneSteps({ hasDate: true, typed: { ...invoice, city: 'Cham' } }).details).toBe(true)
})
