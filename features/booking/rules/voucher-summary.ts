export interface VoucherSummary {
  kind: 'course' | 'value'
  /** Level 1–3 of a course voucher. */
  level: number | null
  lastFour: string
  worthCents: number
  /** `suspended`: a refund of its price is pending. */
  standing: 'valid' | 'voided' | 'suspended' | 'expired'
  /**
   * Of several that paid for one booking, or a course voucher, whose price is not that of the place: what each has given for it, in
   * the order in which they get it back (ADR-058).
   */
  parts?: VoucherPart[]
}

export interface VoucherPart {
  kind: VoucherSummary['kind']
  usable: boolean
  /** In Rappen, at what it was worth. */
  takenCents: number
}

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

/**
 * Several vouchers that paid for one booking, summarised: all their last characters, with the balance of all. Kind
 * and standing are those of the first, unless another can still be used.
 */
export function together(
  [first, ...more]: readonly VoucherSummary[],
  parts: readonly VoucherPart[] = [],
): VoucherSummary | null {
  if (!first) return null
  if (more.length === 0)
    return first.kind === 'course' && parts.length > 0 ? { ...first, parts: [...parts] } : first
  const all = [first, ...more]
  const { kind, level, standing } = all.find((each) => each.standing === 'valid') ?? first
  const usable = all.filter(isUsable)
  return {
    kind,
    level,
    standing,
    lastFour: [...new Set(all.map(({ lastFour }) => lastFour))].join(', '),
    worthCents: (usable.length > 0 ? usable : all).reduce((sum, { worthCents }) => sum + worthCents, 0),
    parts: [...parts],
  }
}

/** Whether it is neither void nor suspended; an expired one is not checked here. */
export function isUsable({ standing }: Pick<VoucherSummary, 'standing'>) {
  return standing !== 'voided' && standing !== 'suspended'
}

/**
 * What a message states about a voucher, in Rappen: `keptCents` by the fee, `wasHeld` when the hold expired. Null:
 * nothing.
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
