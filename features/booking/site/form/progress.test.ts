import { expect, it } from 'vitest'
import { completedSteps } from './progress.ts'

const steps = (input: Omit<Parameters<typeof completedSteps>[0], 'invoiceFor'>) =>
  completedSteps({ invoiceFor: 'companies', ...input })

const person = { people: '2', name: 'Lia', email: 'lia@example.ch', way: 'online' }

it('has no completed step before a date is chosen', () => {
  expect(steps({ hasDate: false, typed: person })).toEqual({
    date: false,
    people: false,
    details: false,
    check: false,
  })
})

it('completes one block after the other', () => {
  expect(steps({ hasDate: true, typed: { people: '1' } })).toMatchObject({
    people: true,
    details: false,
  })
  expect(steps({ hasDate: true, typed: person })).toMatchObject({ details: true, check: false })
  expect(steps({ hasDate: true, typed: { ...person, terms: 'on' } }).check).toBe(true)
})

it('requires an address for an invoice', () => {
  const invoice = { ...person, way: 'invoice', company: 'Beispiel AG', street: 'Weg 1', postalCode: '6330' }
  expect(steps({ hasDate: true, typed: { ...invoice, city: '  ' } }).details).toBe(false)
  expect(steps({ hasDate: true, typed: { ...invoice, city: 'Cham' } }).details).toBe(true)
})

it('requires only the address from a private person who may pay by invoice', () => {
  const invoice = { ...person, way: 'invoice', street: 'Weg 1', postalCode: '6330', city: 'Cham' }
  expect(steps({ hasDate: true, typed: invoice }).details).toBe(false)
  expect(completedSteps({ hasDate: true, typed: invoice, invoiceFor: 'everyone' }).details).toBe(true)
})

it('requires consent for a note, and only then', () => {
  const noted = { ...person, note: 'Nussallergie' }
  expect(steps({ hasDate: true, typed: noted }).details).toBe(false)
  expect(steps({ hasDate: true, typed: { ...noted, noteConsent: 'on' } }).details).toBe(true)
})
