import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DISPUTE_STATUSES, type Dispute, disputedMoney, laterDispute, settledAttention } from './dispute.ts'

const received = (minute: number, standing: Dispute['standing']): Dispute => ({
  disputeId: 'dp_1',
  disputedCents: 100_00,
  standing,
  reportedAt: new Date(minute * 60_000),
})
const anyDispute = fc
  .tuple(fc.nat(5), fc.constantFrom(...DISPUTE_STATUSES))
  .map(([minute, standing]) => received(minute, standing))

describe('a dispute reported in events', () => {
  it('ends the same in any order, with any repetitions', () => {
    const distinct = fc.uniqueArray(anyDispute, {
      minLength: 1,
      selector: ({ reportedAt }) => reportedAt.getTime(),
    })
    const shuffled = distinct.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([events, again]) => {
        expect(again.reduce(laterDispute)).toEqual(events.reduce(laterDispute))
      }),
    )
  })

  it.each<[Dispute['standing'][], Dispute['standing']]>([
    [['lost', 'open'], 'lost'],
    [['open', 'inquiry'], 'open'],
    [['inquiry_closed', 'open'], 'open'],
    [['reinstated', 'lost'], 'reinstated'],
    [['won', 'lost'], 'lost'],
  ])('as %j stands as %s', (statuses, last) => {
    expect(statuses.map((each, minute) => received(minute, each)).reduce(laterDispute).standing).toBe(last)
  })
})

describe('the money of disputes', () => {
  it.each([
    ['lost as a part', [{ standing: 'lost', disputedCents: 100_00 }], 400_00, [100_00, 0]],
    ['lost as a whole', [{ standing: 'lost', disputedCents: null }], 400_00, [400_00, 0]],
    ['lost after a part was refunded', [{ standing: 'lost', disputedCents: 400_00 }], 300_00, [300_00, 0]],
    ['open', [{ standing: 'open', disputedCents: 100_00 }], 400_00, [0, 100_00]],
    ['only asked for by the bank', [{ standing: 'inquiry', disputedCents: null }], 400_00, [0, 400_00]],
    ['won', [{ standing: 'won', disputedCents: null }], 400_00, [0, 0]],
    ['reinstated', [{ standing: 'reinstated', disputedCents: null }], 400_00, [0, 0]],
  ] as const)('%s', (_name, disputes, leftCents, [withdrawnCents, contestedCents]) => {
    const money = disputedMoney([{ amountCents: 400_00, disputes }], leftCents)
    expect(money).toEqual({ withdrawnCents, contestedCents })
  })

  it('of a second dispute about the same payment sums to no more than the payment', () => {
    const disputes = [
      { standing: 'lost', disputedCents: 300_00 },
      { standing: 'lost', disputedCents: 300_00 },
    ] as const
    expect(disputedMoney([{ amountCents: 400_00, disputes }], 700_00).withdrawnCents).toBe(400_00)
  })
})

it('a reason is settled once no dispute has it', () => {
  expect(settledAttention([{ standing: 'lost' }, { standing: 'open' }])).toEqual([
    'dispute_inquiry',
    'dispute_won',
  ])
})
