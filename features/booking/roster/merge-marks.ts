import type { KeptMark } from './roster-mark.ts'

export interface MarkedPerson {
  isHere: boolean
  /** The last by time; on a tie the greater id. */
  last: KeptMark
  /**
   * Sources that marked the person as present, where several did or the last mark says otherwise; else empty. Oldest
   * first.
   */
  doubles: readonly KeptMark[]
}

/**
 * Of all marks of an event, in any order and however often each came: what stands of each marked person, by booking and
 * index. The last mark wins. Device and account together are a source; repeated marks of one source count once.
 */
export function mergeMarks(marks: Iterable<KeptMark>) {
  const marksByPerson = new Map<string, Map<number, KeptMark[]>>()
  for (const mark of inOrder(marks)) {
    if (mark.kind === 'paid') continue
    const booking = marksByPerson.get(mark.bookingId) ?? new Map<number, KeptMark[]>()
    marksByPerson.set(mark.bookingId, booking.set(mark.person, [...(booking.get(mark.person) ?? []), mark]))
  }
  return new Map(
    [...marksByPerson].map(([bookingId, people]) => [
      bookingId,
      new Map(
        [...people].flatMap(([person, each]) => statusOf(each).map((status) => [person, status] as const)),
      ),
    ]),
  )
}

/** Who took money of the party: one mark per source, oldest first. */
export function takenOf(marks: Iterable<KeptMark>, bookingId: string) {
  const bySource = new Map<string, KeptMark>()
  for (const mark of inOrder(marks)) {
    if (mark.kind !== 'paid' || mark.bookingId !== bookingId) continue
    const before = bySource.get(sourceOf(mark))
    if (!before || (before.outcome !== 'paid' && mark.outcome === 'paid')) bySource.set(sourceOf(mark), mark)
  }
  return inOrder(bySource.values())
}

function statusOf(ordered: readonly KeptMark[]) {
  const last = ordered.at(-1)
  if (!last) return []
  const isHere = last.kind === 'here'
  const latest = new Map<string, KeptMark>()
  for (const mark of ordered) {
    const before = latest.get(sourceOf(mark))
    // A second press does not move the moment.
    if (before?.kind !== mark.kind) latest.set(sourceOf(mark), mark)
  }
  const here = inOrder([...latest.values()].filter(({ kind }) => kind === 'here'))
  return [{ isHere, last, doubles: here.length > (isHere ? 1 : 0) ? here : [] }]
}

function sourceOf({ by, device }: KeptMark) {
  return `${by} ${device}`
}

/** Each once, by time. */
function inOrder(marks: Iterable<KeptMark>) {
  const once = new Map<string, KeptMark>()
  for (const mark of marks) {
    const before = once.get(mark.id)
    // The server's copy replaces the one on the device.
    if (!before || (before.outcome === null && mark.outcome !== null)) once.set(mark.id, mark)
  }
  return [...once.values()].sort((one, other) =>
    one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1,
  )
}
