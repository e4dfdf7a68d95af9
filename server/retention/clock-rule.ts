/** Tolerance for clock skew between servers and for corrections. */
const BACK_MINUTES = 15
/** After a longer downtime the owner is asked first. */
const AHEAD_DAYS = 31

/**
 * Whether time-based deletion is allowed. `seenAt`: last plausible time, null before the first. Bounds the effect of a
 * wrong clock to what would fall due within a month.
 */
export function assessClock(now: Date, seenAt: Date | null): 'believable' | 'behind' | 'ahead' {
  if (!seenAt) return 'believable'
  const minutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (minutes < -BACK_MINUTES) return 'behind'
  return minutes > AHEAD_DAYS * 24 * 60 ? 'ahead' : 'believable'
}
