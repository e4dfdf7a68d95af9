import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerDueAt, COPIES_A_DAY, qualifiesForCopy, repeatsSince, BOT_SIGNALS } from './inquiry.ts'

it('promises the answer 24 hours after the inquiry, also over the change of clocks', () => {
  expect(answerDueAt(new Date('2027-03-27T18:00:00+01:00'))).toEqual(new Date('2027-03-28T19:00:00+02:00'))
})

it('treats the same text within a day as the same inquiry', () => {
  expect(repeatsSince(new Date('2027-03-14T12:00:00Z'))).toEqual(new Date('2027-03-13T12:00:00Z'))
})

it('sends a promised copy, never to an address at its limit, never for probable spam', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.subarray([...BOT_SIGNALS]), (copiesToday, botSignals) => {
      const isDoubtful = botSignals.includes('trap') || botSignals.includes('unsolved')
      expect(qualifiesForCopy({ botSignals, copiesToday })).toBe(!isDoubtful && copiesToday < COPIES_A_DAY)
    }),
  )
})
