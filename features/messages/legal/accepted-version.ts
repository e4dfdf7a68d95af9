/** A page that was open when the terms changed may still be sent for so long. */
export const TERMS_GRACE_MINUTES = 60

export interface TermsValidity {
  version: string
  /** When the next version took its place; null while it holds. */
  supersededAt: Date | null
}

/**
 * Whether the shown version can be accepted (RULING 19): the current one, or one that was current until a short time
 * ago. Pages that name none are older than this rule.
 */
export function isAcceptable(
  displayed: string | undefined,
  versions: readonly TermsValidity[],
  now: Date,
): boolean {
  if (displayed === undefined) return true
  const found = versions.find(({ version }) => version === displayed)
  if (!found) return false
  return (
    found.supersededAt === null ||
    now.getTime() - found.supersededAt.getTime() <= TERMS_GRACE_MINUTES * 60_000
  )
}
