import type { PaymentMeans } from '../booking.ts'

/** `here`, `gone`: attendance of one person of a booking. `paid`: the party's on-site payment. */
export const MARK_KINDS = ['here', 'gone', 'paid'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Means of on-site payment. */
export const DOOR_MEANS = ['cash', 'twint'] as const satisfies PaymentMeans[]
export type DoorMeans = (typeof DOOR_MEANS)[number]

/** Of a request; a device that was offline for hours sends several. */
export const MOST_MARKS = 200

interface Marked {
  /** Made by the device, so that sending twice counts once. */
  id: string
  bookingId: string
  /** Zero-based, of the booking's people; 0 for `paid`. */
  person: number
  /** ISO 8601. Of the device's clock until the server has it. */
  at: string
  device: string
}

export type Tick = Marked & { kind: 'here' | 'gone'; cents: null; means: null }
export type Taking = Marked & { kind: 'paid'; cents: number; means: DoorMeans }

/** As recorded by a device, offline too. Immutable: a wrong mark is followed by another one (ADR-051). */
export type RosterMark = Tick | Taking

/** What became of money that was taken; `paid` is in the booking's account. */
export const TAKEN_OUTCOMES = ['paid', 'nothing_due', 'amount_changed', 'has_invoice'] as const
export type TakenOutcome = (typeof TAKEN_OUTCOMES)[number]

export type KeptMark = RosterMark & {
  /** Account of who marked. */
  by: string
  /** Null: of an attendance mark, or not sent to the server yet. */
  outcome: TakenOutcome | null
}
