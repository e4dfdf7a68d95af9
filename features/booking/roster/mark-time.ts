/** Marks are accepted from the evening before on. */
const EARLIEST_BEFORE_MS = 24 * 3_600_000

/**
 * Time of a mark by the server's clock: corrected by the offset of the device's clock at sending, and limited to
 * between the day before the event and now.
 */
export function markTime(at: Date, { sentAt, now, startsAt }: { sentAt: Date; now: Date; startsAt: Date }) {
  const corrected = at.getTime() + (now.getTime() - sentAt.getTime())
  const earliest = Math.min(startsAt.getTime() - EARLIEST_BEFORE_MS, now.getTime())
  return new Date(Math.min(now.getTime(), Math.max(earliest, corrected)))
}
