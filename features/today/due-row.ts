/** What may be due; the texts of each are in `staff-today`. */
export const DUE_KINDS = [
  'request',
  'refund',
  'booking',
  'order_refund',
  'hold',
  'to_invoice',
  'unpaid',
  'mail',
  'quote_date',
  'quote_question',
  'quote_expires',
  'mandate',
  'parcel',
  'decision',
  'plan',
  'lead',
  'invoice_last',
  'final_invoice',
  'deposit',
  'invoice',
  'reminder_planned',
  'surplus',
  'payback',
] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** The next step of a booking as its own dialogs ask it, or of an invoice: a reminder whose day has come. */
export type DueStep = 'refundAgain' | 'called' | 'give' | 'paid' | 'refunded' | 'remind'

/** Something that waits for staff, with when it must be done. */
export interface DueItem {
  kind: DueKind
  /** Of the request, quote, booking, mail, invoice or event; the number of an order. */
  id: string
  /** Where a booking is. */
  eventId: string | null
  /** What a booking or invoice waits for; null: that somebody looks at it. */
  step: DueStep | null
  /** Until when, ISO 8601. */
  due: string
  /** Who or what: a customer, the title of an event. */
  about: string
  number: number | string | null
  amountCents: number | null
  people: number | null
  /** How much of what is needed, such as people of the minimum. */
  of: number | null
  /** Swiss day of an event, `YYYY-MM-DD`. */
  day: string | null
  /** It was put off before: the next time somebody says until when. */
  wasPutOff: boolean
}

/** Due, and put off. */
export interface LaterRow extends DueItem {
  /** ISO 8601. */
  until: string
}

export interface DueRow extends DueItem {
  group: DueGroup
  /** 4: a promise is broken; 3: today; 2: this week with money in it; 1: this week. */
  steepness: 1 | 2 | 3 | 4
}

export const DUE_GROUPS = ['overdue', 'today', 'week'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

const WEEK_MS = 7 * 86_400_000
/** People wait for an answer; mail and parcels can. */
const FIRST: readonly DueKind[] = [
  'request',
  'refund',
  'order_refund',
  'surplus',
  'payback',
  'booking',
  'hold',
  'lead',
  'decision',
  'plan',
]

/**
 * By urgency: overdue, today, this week; within each by steepness, then people who wait before
 * mail, then money by amount, then age. What is due later than in a week is left out. @param today Swiss day;
 * @param dayOf Swiss day of an instant
 */
export function orderDue(
  items: readonly DueItem[],
  { now, dayOf }: { now: Date; dayOf: (instant: Date) => string },
): DueRow[] {
  const today = dayOf(now)
  return items
    .flatMap((item): DueRow[] => {
      const due = new Date(item.due)
      const group = groupOf(due, { now, today, dayOf })
      return group ? [{ ...item, group, steepness: steepnessOf(item, group) }] : []
    })
    .toSorted(
      (a, b) =>
        DUE_GROUPS.indexOf(a.group) - DUE_GROUPS.indexOf(b.group) ||
        b.steepness - a.steepness ||
        Number(FIRST.includes(b.kind)) - Number(FIRST.includes(a.kind)) ||
        (b.amountCents ?? 0) - (a.amountCents ?? 0) ||
        (a.due < b.due ? -1 : a.due > b.due ? 1 : 0) ||
        (a.id < b.id ? -1 : 1),
    )
}

function groupOf(
  due: Date,
  { now, today, dayOf }: { now: Date; today: string; dayOf: (instant: Date) => string },
): DueGroup | undefined {
  if (due <= now) return 'overdue'
  if (dayOf(due) === today) return 'today'
  return due.getTime() - now.getTime() <= WEEK_MS ? 'week' : undefined
}

function steepnessOf({ amountCents }: DueItem, group: DueGroup): DueRow['steepness'] {
  if (group === 'overdue') return 4
  if (group === 'today') return 3
  return amountCents ? 2 : 1
}
