/** Two servers' clocks, and a clock that is being set right, may differ by this much. */
const BACK_MINUTES = 15
/** A server that stood still for longer asks before it deletes. */
const AHEAD_DAYS = 31

/**
 * Whether what is deleted by the clock may be deleted now. `seenAt`: the last believable time, null before the first.
 * A clock that is wrong by less than a month deletes at most what would be due within that month.
 */
export function assessClock(now: Date, seenAt: Date | null): 'believable' | 'behind' | 'ahead' {
  if (!seenAt) return 'believable'
  const minutes = (now.getTime() - seenAt.getTime()) / 60_000
  if (minutes < -BACK_MINUTES) return 'behind'
  return minutes > AHEAD_DAYS * 24 * 60 ? 'ahead' : 'believable'
}
