/** Tolerance for clock skew between servers and for corrections. */
const BACK_MINUTES = 15
/** After a longer downtime the owner is asked first. */
const AHEAD_DAYS = 31

/** A wrong clock deletes at most what would fall due within a month. `seenAt`: last plausible time. */
export function assessClock(now: Date, seenAt: Date | null): 'believable' | 'behind' | 'ahead' {
  if (!seenAt) return 'believable'
  const minutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (minutes < -BACK_MINUTES) return 'behind'
  return minutes > AHEAD_DAYS * 24 * 60 ? 'ahead' : 'believable'
}
