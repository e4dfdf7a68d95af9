import { expect, it } from 'vitest'
import { aQuote } from '#test/quotes/a-quote.ts'
import { decidedDocument } from './decided-document.ts'

const [first, second] = ['2027-04-22', '2027-04-29'].map((day) => ({ day, from: '09:00', to: '17:00' }))
const quote = {
  ...aQuote({ day: '2027-04-22', validUntil: '2027-04-01' }),
  dates: [first!, second!],
  holds: true,
}

it('shows everything while it can be accepted', () => {
  expect(decidedDocument({ state: 'sent', acceptance: null }, quote)).toBe(quote)
})

it('shows only the chosen date once it is accepted, without a hold', () => {
  const accepted = decidedDocument({ state: 'accepted', acceptance: { date: 1 } }, quote)
  expect(accepted).toEqual({ ...quote, dates: [second], holds: false })
})

it.each(['declined', 'withdrawn', 'expired'] as const)('shows no held date once it is %s', (state) => {
  expect(decidedDocument({ state, acceptance: null }, quote)).toEqual({ ...quote, holds: false })
})

it('has no date for a project', () => {
  const project = { ...quote, event: null, dates: [], holds: false }
  expect(decidedDocument({ state: 'accepted', acceptance: { date: null } }, project)).toEqual(project)
})
