import { expect, it } from 'vitest'
import { completedSteps } from './progress.ts'

const person = { people: '2', name: 'Lia', email: 'lia@example.ch', way: 'online' }

it('has no completed step before a date is chosen', () => {
  expect(completedSteps({ hasDate: false, typed: person })).toEqual({
    date: false,
    people: false,
    details: false,
    check: false,
  })
})

it('completes one block after the other', () => {
  expect(completedSteps({ hasDate: true, typed: { people: '1' } })).toMatchObject({
    people: true,
    details: false,
  })
  expect(completedSteps({ hasDate: true, typed: person })).toMatchObject({ details: true, check: false })
  expect(completedSteps({ hasDate: true, typed: { ...person, terms: 'on' } }).check).toBe(true)
})

it('asks an invoice for its address', () => {
  const invoice = { ...person, way: 'invoice', company: 'Beispiel AG', street: 'Weg 1', postalCode: '6330' }
  expect(completedSteps({ hasDate: true, typed: { ...invoice, city: '  ' } }).details).toBe(false)
  expect(completedSteps({ hasDate: true, typed: { ...invoice, city: 'Cham' } }).details).toBe(true)
})
