import type { PlanChoice, PlanDefault, PlanKind } from './plan-b.ts'

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
