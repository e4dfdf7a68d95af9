/** A bank transfer may arrive this long after its payment page has ended. */
const LATE_MONEY_DAYS = 14

/** Whether money may still arrive for what ended unpaid at `endedAt`. */
export function mayMoneyArrive(endedAt: Date, now: Date): boolean {
  return now.getTime() - endedAt.getTime() <= LATE_MONEY_DAYS * 86_400_000
}
