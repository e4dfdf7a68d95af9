/**
 * State of a dispute. In an inquiry the bank only asks for information; `reinstated` money returned to us after the close.
 * Later states replace earlier ones, whatever the order of the events.
 */
export const DISPUTE_STATUSES = ['inquiry', 'inquiry_closed', 'open', 'won', 'lost', 'reinstated'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** What an event reports about a dispute. */
export interface DisputeNews {
  disputeId: string
  /** In Rappen; null for the whole payment. */
  disputedCents: number | null
  standing: DisputeStatus
}

export interface Dispute extends DisputeNews {
  /** When the provider reported it. */
  reportedAt: Date
}

const RANK: Record<DisputeStatus, number> = {
  inquiry: 0,
  inquiry_closed: 1,
  open: 2,
  won: 3,
  lost: 3,
  reinstated: 4,
}

/** The later of two states of a dispute, for events in any order and repeated. */
export function laterDispute<Item extends Dispute>(known: Item, received: Item): Item {
  const byRank = RANK[received.standing] - RANK[known.standing]
  const byTime = received.reportedAt.getTime() - known.reportedAt.getTime()
  return byRank > 0 || (byRank === 0 && byTime > 0) ? received : known
}

export function isDisputeOpen({ standing }: Pick<Dispute, 'standing'>): boolean {
  return standing === 'inquiry' || standing === 'open'
}

/** Money of a payment that its disputes concern, in Rappen. */
export interface DisputedMoney {
  /** The bank decides: it is neither sent nor promised. */
  contestedCents: number
  /** Taken back by a lost dispute. */
  withdrawnCents: number
}

/** A payment with its disputes. */
export interface DisputedPayment {
  amountCents: number
  disputes: readonly Pick<Dispute, 'disputedCents' | 'standing'>[]
}

/** Sums of disputes, at most `leftCents`: the payments without what was refunded. Withdrawn money comes first. */
export function disputedMoney(payments: readonly DisputedPayment[], leftCents: number): DisputedMoney {
  const sum = (isMeant: (dispute: Pick<Dispute, 'standing'>) => boolean) =>
    payments.reduce((cents, { amountCents, disputes }) => {
      const ofPayment = disputes
        .filter(isMeant)
        .reduce((all, { disputedCents }) => all + (disputedCents ?? amountCents), 0)
      return cents + Math.min(amountCents, ofPayment)
    }, 0)
  const withdrawnCents = Math.min(
    leftCents,
    sum(({ standing }) => standing === 'lost'),
  )
  return { withdrawnCents, contestedCents: Math.min(leftCents - withdrawnCents, sum(isDisputeOpen)) }
}

/** Why staff and owner are notified of a dispute. */
export type DisputeAttention = 'dispute_inquiry' | 'disputed' | 'dispute_won' | 'dispute_lost'

export const ATTENTION_OF_STATUS: Record<DisputeStatus, DisputeAttention> = {
  inquiry: 'dispute_inquiry',
  inquiry_closed: 'dispute_won',
  open: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
  reinstated: 'dispute_won',
}

/** Reasons that no dispute gives any more. */
export function settledAttention(disputes: readonly Pick<Dispute, 'standing'>[]): DisputeAttention[] {
  const current = new Set(disputes.map(({ standing }) => ATTENTION_OF_STATUS[standing]))
  return [...new Set(Object.values(ATTENTION_OF_STATUS))].filter((reason) => !current.has(reason))
}
