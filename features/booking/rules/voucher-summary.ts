/** A voucher as its booking names it: never its code. */
export interface VoucherSummary {
  kind: 'course' | 'value'
  /** Survival level 1–3 of a course voucher. */
  level: number | null
  /** Last four characters of its code. */
  lastFour: string
  /** What is on it now, in Rappen. */
  worthCents: number
  /** `suspended`: a refund of its price is on its way. */
  standing: 'valid' | 'voided' | 'suspended' | 'expired'
}

/** What there is to say about the voucher of a booking. */
export type VoucherOutcome =
  | 'valueBack'
  | 'valueWorth'
  | 'valueKept'
  | 'courseBack'
  | 'courseKept'
  | 'used'
  | 'voided'
  | 'suspended'
  | 'expired'

/** Whether what comes back to it is worth something to its holder, as far as its price is concerned. */
export function isUsable({ standing }: Pick<VoucherSummary, 'standing'>): boolean {
  return standing !== 'voided' && standing !== 'suspended'
}

/**
 * What has to be said of a voucher; null where nothing came back and nothing is kept for a fee.
 * @param backCents what came back, in Rappen of the booking
 * @param keptCents what of it the fee of a cancelled booking takes
 * @param wasHeld a hold ran out: whatever it had taken is back
 */
export function voucherOutcome(
  { kind, standing, worthCents }: VoucherSummary,
  { backCents, keptCents, wasHeld }: { backCents: number; keptCents: number; wasHeld: boolean },
): VoucherOutcome | null {
  if (backCents === 0 && !wasHeld) return keptCents > 0 ? `${kind}Kept` : null
  if (standing === 'voided' || standing === 'suspended') return standing
  if (worthCents <= 0) return 'used'
  if (standing === 'expired') return standing
  if (kind === 'course') return 'courseBack'
  return backCents > 0 ? 'valueBack' : 'valueWorth'
}
