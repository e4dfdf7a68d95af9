import { staffPaths } from '#site/staff-paths.ts'
import type { DueItem, DueKind } from '#features/today/due-row.ts'

/** Page of a due item in the back office. */
export function duePath({ kind, id, eventId }: Pick<DueItem, 'kind' | 'id' | 'eventId'>): string {
  return PATHS[kind](id, eventId)
}

const booking = (id: string, eventId: string | null) => staffPaths.eventBooking(eventId ?? '', id)

const PATHS: Record<DueKind, (id: string, eventId: string | null) => string> = {
  request: staffPaths.request,
  refund: booking,
  booking,
  order_refund: staffPaths.order,
  hold: booking,
  to_invoice: booking,
  unpaid: booking,
  mail: () => staffPaths.mails,
  quote_date: staffPaths.confirmDate,
  quote_question: staffPaths.quote,
  quote_expires: staffPaths.quote,
  mandate: staffPaths.mandate,
  parcel: staffPaths.order,
  decision: staffPaths.event,
  lead: staffPaths.event,
  plan: staffPaths.event,
  final_invoice: staffPaths.invoice,
  deposit: staffPaths.invoice,
  invoice: staffPaths.invoice,
  invoice_last: staffPaths.invoice,
  reminder_planned: staffPaths.invoice,
  surplus: staffPaths.invoice,
  payback: booking,
}
