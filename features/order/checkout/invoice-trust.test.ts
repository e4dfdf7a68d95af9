import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideTrust, MOST_OF_NETWORK, MOST_OPEN_ORDERS } from './invoice-trust.ts'

const fine = {
  totalCents: 200_00,
  currency: 'chf',
  mostCents: 500_00,
  outstandingCents: 0,
  open: 0,
  isLate: false,
  ofNetwork: 0,
}
const codeOf = (change: Partial<Parameters<typeof decideTrust>[0]>) => {
  const decided = decideTrust({ ...fine, ...change })
  return decided.ok ? 'accepted' : decided.refusal.code
}

describe('goods on invoice', () => {
  it.each([
    [{}, 'accepted'],
    [{ totalCents: 500_00 }, 'accepted'],
    [{ mostCents: null }, 'invoice_not_offered'],
    [{ currency: 'eur' }, 'invoice_not_offered'],
    [{ totalCents: 500_01 }, 'invoice_too_much'],
    [{ outstandingCents: 300_01 }, 'invoice_declined'],
    [{ open: MOST_OPEN_ORDERS }, 'invoice_declined'],
    [{ isLate: true }, 'invoice_declined'],
    [{ ofNetwork: MOST_OF_NETWORK }, 'invoice_declined'],
    [{ totalCents: 0 }, 'invoice_declined'],
  ] as const)('%j: %s', (change, code) => {
    expect(codeOf(change)).toBe(code)
  })

  it('never exceed the owners’ limit, and get the same answer for any debt of the address', () => {
    const cents = fc.integer({ min: 1, max: 1_000_00 })
    fc.assert(
      fc.property(cents, cents, fc.array(cents, { maxLength: 8 }), (mostCents, first, more) => {
        let outstandingCents = 0
        let open = 0
        for (const totalCents of [first, ...more]) {
          const code = codeOf({ totalCents, mostCents, outstandingCents, open })
          if (code === 'accepted') {
            outstandingCents += totalCents
            open += 1
          } else expect(code).toBe(totalCents > mostCents ? 'invoice_too_much' : 'invoice_declined')
        }
        expect(outstandingCents).toBeLessThanOrEqual(mostCents)
      }),
    )
  })
})
