/** Marks are accepted from the evening before on. */
const EARLIEST_BEFORE_MS = 24 * 3_600_000

/**
 * When something was marked, by the server's clock: what the device's clock is off at sending is taken off, and nobody marks
 * in the future or long before the event.
 */
export function markTime(
  at: Date,
  { sentAt, now, startsAt }: { sentAt: Date; now: Date; startsAt: Date },
): Date {
  const corrected = at.getTime() + (now.getTime() - sentAt.getTime())
  const earliest = Math.min(startsAt.getTime() - EARLIEST_BEFORE_MS, now.getTime())
  return new Date(Math.min(now.getTime(), Math.max(earliest, corrected)))
}
