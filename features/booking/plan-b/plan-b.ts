import { type BookingMoney, type BookingState, moneyLeftCents, receivedCents } from '../booking.ts'

/** What we do with an event that can't take place as planned (ADR-052). */
export const PLAN_KINDS = ['postponed', 'called_off'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** What a guest may take instead. */
export const PLAN_CHOICES = ['new_date', 'other_date', 'voucher', 'refund'] as const
export type PlanChoice = (typeof PLAN_CHOICES)[number]

/** Default without an answer: the terms promise the new date or the money, so never a voucher. */
export const PLAN_DEFAULTS = ['new_date', 'refund'] as const satisfies PlanChoice[]
export type PlanDefault = (typeof PLAN_DEFAULTS)[number]

/** Money has moved: such a choice is final. */
export const FINAL_CHOICES: readonly PlanChoice[] = ['voucher', 'refund']

/** From start to deadline, in hours. */
export const PLAN_HOURS = { least: 2, most: 60 * 24 } as const

export const REMIND_HOURS = 24

/** The new date (if there is one) and the money are always offered: the terms promise both. */
export function offeredChoices(
  kind: PlanKind,
  { otherDates, vouchers }: { otherDates: boolean; vouchers: boolean },
): PlanChoice[] {
  return PLAN_CHOICES.filter(
    (choice) =>
      choice === 'refund' ||
      (choice === 'new_date' && kind === 'postponed') ||
      (choice === 'other_date' && otherDates) ||
      (choice === 'voucher' && vouchers),
  )
}

export type PlanRefusal =
  | { code: 'unknown_event' | 'unknown_booking' | 'plan_unknown' }
  | { code: 'plan_open' | 'is_cancelled' | 'is_over' | 'nobody_booked' | 'changed_meanwhile' }
  | { code: 'plan_deadline' | 'plan_default' | 'same_event' | 'other_price' | 'new_date_over' }
  | { code: 'sold_out'; placesLeft: number }

/** Why a plan may not start as asked: its deadline, its default. */
export function planProblem(
  {
    kind,
    until,
    byDefault,
    newStart,
  }: { kind: PlanKind; until: Date; byDefault: PlanDefault; newStart: Date | null },
  now: Date,
): { code: 'plan_deadline' | 'plan_default' | 'new_date_over' } | undefined {
  const hours = (until.getTime() - now.getTime()) / 3_600_000
  if (newStart && newStart <= now) return { code: 'new_date_over' }
  // After the new date there is nothing to choose any more.
  if (hours < PLAN_HOURS.least || hours > PLAN_HOURS.most || (newStart && until >= newStart))
    return { code: 'plan_deadline' }
  if (kind === 'called_off' && byDefault === 'new_date') return { code: 'plan_default' }
  return undefined
}

/** Rappen. A row sums to 0: paid = refunded + as vouchers + stays booked. */
export interface PlanCost {
  paidCents: number
  refundCents: number
  voucherCents: number
  bookedCents: number
}

type Money = Pick<
  BookingMoney,
  'paidCents' | 'voucherCents' | 'refundedCents' | 'withdrawnCents' | 'creditedCents'
>

export type ChoiceRefusal =
  | { code: 'unknown_booking' | 'not_changeable' | 'changed_meanwhile' }
  | { code: 'choice_over' | 'choice_final' | 'choice_unknown' | 'same_event' | 'other_price' }
  | { code: 'sold_out'; placesLeft: number }

/** Why a guest may not choose this now. Money that has moved, moves once. */
export function choiceProblem(
  {
    plan,
    choice: before,
    state,
  }: {
    plan: { choices: readonly PlanChoice[]; until: Date; settledAt: Date | null }
    choice: PlanChoice | null
    state: BookingState
  },
  choice: PlanChoice,
  now: Date,
): { code: 'choice_over' | 'choice_final' | 'choice_unknown' | 'not_changeable' } | undefined {
  if (before && FINAL_CHOICES.includes(before)) return { code: 'choice_final' }
  if (plan.settledAt || plan.until <= now) return { code: 'choice_over' }
  if (!plan.choices.includes(choice)) return { code: 'choice_unknown' }
  return state === 'confirmed' ? undefined : { code: 'not_changeable' }
}

/** Cost if all guests choose the same. Voucher payments are credited to the voucher in every case. */
export function planCost(bookings: readonly Money[], choice: PlanChoice): PlanCost {
  const money = sum(bookings, moneyLeftCents)
  const byVoucher = sum(bookings, ({ voucherCents }) => voucherCents)
  const paidCents = money + byVoucher
  if (choice === 'new_date' || choice === 'other_date')
    return { paidCents, refundCents: 0, voucherCents: 0, bookedCents: paidCents }
  if (choice === 'voucher') return { paidCents, refundCents: 0, voucherCents: paidCents, bookedCents: 0 }
  return { paidCents, refundCents: money, voucherCents: byVoucher, bookedCents: 0 }
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number) {
  return items.reduce((total, item) => total + of(item), 0)
}

/** The bookings that a reader of the plan saw; it is refused when others are there, or other money. */
export function planRevision(
  booked: readonly (Omit<BookingMoney, 'state' | 'payment'> & { people: number })[],
) {
  const people = booked.reduce((sum, each) => sum + each.people, 0)
  const cents = booked.reduce((sum, each) => sum + receivedCents(each), 0)
  return [booked.length, people, cents].join('.')
}

/** What a guest may choose, and has; as JSON. */
export interface PlanView {
  kind: PlanKind
  /** ISO 8601. */
  until: string
  isOpen: boolean
  /** The start it had, Swiss local time: `YYYY-MM-DD HH:MM:SS`. */
  startedLocal: string
  eventId: string
  newEventId: string | null
  choices: PlanChoice[]
  chosen: PlanChoice | null
  byDefault: PlanDefault
  /** Not chosen until the deadline. */
  wasSilent: boolean
  /** Rappen that would become a voucher or be refunded. */
  moneyCents: number
  /** Rappen that go back onto the voucher it was paid with. */
  onVoucherCents: number
}

/** What starting one would do now; as JSON. */
export interface PlanPreview {
  /** `planRevision`, sent along with the start. */
  seen: string
  bookings: number
  people: number
  mails: number
  /** Guests without an e-mail address. */
  calls: number
  /** People booked elsewhere, whom nothing here reaches. */
  outside: number
  /** When all of them take it. */
  costs: (PlanCost & { choice: PlanChoice })[]
  /** Bookings that are not paid in full, and how much is outstanding. */
  openBookings: number
  openCents: number
}

/** A guest with what became of the money, in Rappen: paid = refunded + as vouchers + stays booked. */
export interface PlanGuest extends PlanCost {
  bookingId: string
  eventId: string
  number: number
  name: string
  company: string | null
  people: number
  hasEmail: boolean
  state: BookingState
  choice: PlanChoice | null
  chosenAt: string | null
  wasSilent: boolean
  refundFailed: boolean
}

/** A plan with who has chosen what; as JSON. */
export interface StaffPlan {
  id: string
  kind: PlanKind
  startedAt: string
  /** The start it had, Swiss local time: `YYYY-MM-DD HH:MM:SS`. */
  startedLocal: string
  eventId: string
  newEventId: string | null
  choices: PlanChoice[]
  byDefault: PlanDefault
  until: string
  isOpen: boolean
  guests: PlanGuest[]
  sums: PlanCost
}
