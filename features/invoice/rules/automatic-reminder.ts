import { isWorkingDay } from '#kernel/working-day.ts'
import {
  daysAfter,
  nextReminder,
  REMINDER_DEADLINE_DAYS,
  type ReminderFacts,
  type ReminderLevel,
  type ReminderPlan,
} from '../invoice.ts'

/** Swiss time of day from and until which reminders are sent. */
const OPENS = '08:00'
const CLOSES = '18:00'
/** An older announcement is repeated. */
const ANNOUNCED_DAYS = 7

export interface AutomaticFacts extends ReminderFacts {
  email: string | null
  remindersHeld: boolean
  /** A bank takes, or took, a payment of it back. */
  isDisputed: boolean
  /** Money came in today. */
  isPaidToday: boolean
  announcedLevel: number | null
  announcedOn: string | null
}

type Handled = Omit<AutomaticFacts, 'isPaidToday'>

export type ReminderStep = { kind: 'announce' | 'send'; level: ReminderLevel }

/**
 * Next automatic step: announced to the owner the day before at the latest, then sent on a working day in office
 * hours, never on a holiday or a day with a payment.
 * @param now Swiss day and time
 */
export function nextStep(
  invoice: AutomaticFacts,
  plan: ReminderPlan,
  now: { day: string; time: string },
): ReminderStep | null {
  const next = goesByItself(invoice, plan) ? nextReminder(invoice, plan) : null
  if (!next || next.from > daysAfter(now.day, 1)) return null
  const { level } = next
  const day = announcedDay(invoice, next, now.day)
  if (day === null) return { kind: 'announce', level }
  const isOpen = isWorkingDay(now.day) && now.time >= OPENS && now.time < CLOSES
  return day <= now.day && isOpen && !invoice.isPaidToday ? { kind: 'send', level } : null
}

/** Whether its reminders are automatic. */
function goesByItself(invoice: Handled, { automatic }: ReminderPlan): boolean {
  return automatic && invoice.email !== null && !invoice.remindersHeld && !invoice.isDisputed
}

/** The working day of an announced reminder; null without a recent announcement. */
function announcedDay(
  { announcedLevel, announcedOn }: Pick<Handled, 'announcedLevel' | 'announcedOn'>,
  next: { level: ReminderLevel; from: string },
  today: string,
): string | null {
  if (announcedLevel !== next.level || !announcedOn || daysAfter(announcedOn, ANNOUNCED_DAYS) < today)
    return null
  return sendingDay(next.from, announcedOn)
}

/** The first working day from `from` on, and after the announcement. */
export function sendingDay(from: string, announcedOn: string): string {
  const next = daysAfter(announcedOn, 1)
  let day = from > next ? from : next
  while (!isWorkingDay(day)) day = daysAfter(day, 1)
  return day
}

/** What an overdue invoice asks of the owner. */
export type InvoiceDue =
  /** Its reminder is sent that day unless it is held. */
  | { kind: 'reminder_planned'; level: ReminderLevel; day: string }
  /** The last reminder is over: write it off, go to the debt office, agree on parts. */
  | { kind: 'invoice_last'; day: string }
  | { kind: 'invoice'; day: string }

/** Null for one whose reminders are sent automatically, until the last has run out. */
export function dueOfInvoice(invoice: Handled, plan: ReminderPlan, today: string): InvoiceDue | null {
  const { reminders, remindedOn, dueOn, remindersStopped } = invoice
  if (reminders === 3 && remindedOn) {
    const day = daysAfter(remindedOn, REMINDER_DEADLINE_DAYS)
    return day < today
      ? { kind: 'invoice_last', day }
      : plan.automatic
        ? null
        : { kind: 'invoice', day: dueOn }
  }
  if (!goesByItself(invoice, plan) || remindersStopped) return { kind: 'invoice', day: dueOn }
  const next = nextReminder(invoice, plan)
  const day = next && announcedDay(invoice, next, today)
  return day ? { kind: 'reminder_planned', level: next.level, day } : null
}
