/** How a group is invoiced: a deposit as soon as it has accepted, and the rest after the event; or everything after the event. */
export interface GroupInvoicing {
  /** Of the agreed total; 0: everything after the event. */
  depositPercent: number
  /** Days from accepting until the deposit is payable. */
  depositDays: number
}

export const AFTER_THE_EVENT: GroupInvoicing = { depositPercent: 0, depositDays: 10 }

/** What a deposit begins with in the forms where the owner has none for the service. */
export const USUAL_DEPOSIT: GroupInvoicing = { depositPercent: 30, depositDays: 10 }

export const DEPOSIT_LIMITS = { percent: 100, days: 60 } as const

const ROUND_TO_CENTS = 5

/** Rappen: the share of the total, down to five Rappen, so that it can be paid in any way. 0: none. */
export function depositCents(totalCents: number, { depositPercent }: GroupInvoicing): number {
  return Math.floor((totalCents * depositPercent) / 100 / ROUND_TO_CENTS) * ROUND_TO_CENTS
}
