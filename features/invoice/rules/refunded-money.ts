/** What the provider reported of the refunds of one payment. */
export interface RefundReport {
  kind: 'refunded' | 'refund_failed'
  /** Rappen: all that was refunded until then, or the one refund that did not arrive. */
  cents: number
  reportedAt: Date
}

/**
 * Rappen of a payment that were refunded, for reports in any order: the latest total, less the refunds that failed since. Every
 * failed refund is reported once.
 */
export function refundedCents(reports: readonly RefundReport[]): number {
  const totals = reports.filter(({ kind }) => kind === 'refunded')
  const latest = Math.max(0, ...totals.map(({ reportedAt }) => reportedAt.getTime()))
  const sinceThen = reports.filter(({ reportedAt }) => reportedAt.getTime() >= latest)
  const total = Math.max(0, ...sinceThen.flatMap(({ kind, cents }) => (kind === 'refunded' ? cents : [])))
  const failed = sinceThen.reduce((sum, { kind, cents }) => sum + (kind === 'refund_failed' ? cents : 0), 0)
  return Math.max(0, total - failed)
}
