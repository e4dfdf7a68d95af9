import { expect, it } from 'vitest'
import { aQuote } from '#test/quotes/a-quote.ts'
import { decidedDocument } from './decided-document.ts'

const [first, second] = ['2027-04-22', '2027-04-29'].map((day) => ({ day, from: '09:00', to: '17:00' }))
const quote = {
  ...aQuote({ day: '2027-04-22', validUntil: '2027-04-01' }),
  dates: [first!, second!],
  holds: true,
}

it('says all of it while it can be accepted', () => {
  expect(decidedDocument({ state: 'sent', acceptance: null }, quote)).toBe(quote)
})

it('says the chosen date alone once it is accepted, and keeps none until a day', () => {
  const accepted = decidedDocument({ state: 'accepted', acceptance: { date: 1 } }, quote)
  expect(accepted).toEqual({ ...quote, dates: [second], holds: false })
})

it.each(['declined', 'withdrawn', 'expired'] as const)('keeps no date once it is %s', (state) => {
  expect(decidedDocument({ state, acceptance: null }, quote)).toEqual({ ...quote, holds: false })
})

it('has no date of a project to say', () => {
  const project = { ...quote, event: null, dates: [], holds: false }
  expect(decidedDocument({ state: 'accepted', acceptance: { date: null } }, project)).toEqual(project)
})
