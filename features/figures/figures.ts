/** First year that can be asked for; before, the company did not exist. */
export const FIRST_YEAR = 2020
export const LAST_YEAR = 2100

/** Fields of an occupancy's meter. */
export const METER_FIELDS = 20

export const FIGURE_TABLES = ['revenue', 'occupancy', 'conversion', 'liability'] as const
export type FigureTable = (typeof FIGURE_TABLES)[number]

/**
 * In Rappen, without test payments. Bookings count in the month of their event, with the fee alone once cancelled;
 * goods in the month they were paid, less what went back. A voucher counts when it is redeemed, not when it is sold (ADR-053).
 */
export interface MonthlyRevenue {
  bookedCents: number
  goodsCents: number
  /** Invoices written by hand and of projects, less credit notes, in the month of what was performed. */
  invoicedCents: number
  /** Sold vouchers less refunds: no revenue yet, so in no total. */
  vouchersCents: number
}

/** A year's twelve months, and their part up to the day that the comparison ends on. */
export interface YearRevenue {
  months: MonthlyRevenue[]
  untilDay: MonthlyRevenue
}

/** Dates of a service that everybody could book and that were not called off. */
export interface ServiceOccupancy {
  /** Null: dates outside the services. */
  serviceId: string | null
  events: number
  /** Booked, or given away outside the site. */
  taken: number
  places: number
}

/** Of the requests that came in a year, whenever they were answered. A quote without a request is one itself. */
export interface Conversion {
  requests: number
  /** At least one quote was sent. */
  quoted: number
  accepted: number
  /** Of the last version of the quotes sent, and of those accepted. */
  quotedCents: number
  acceptedCents: number
}

/** What sold vouchers are still worth, without test vouchers and lapsed ones. */
export interface Liability {
  nowCents: number
  /** With a rest, now. */
  vouchers: number
  /** At the ends of the last twelve whole months, oldest first; `YYYY-MM`. */
  ends: { month: string; cents: number }[]
}

export interface Figures {
  /** Swiss day. */
  today: string
  year: number
  /** Those that can be asked for, newest first. */
  years: number[]
  /** Last day of the comparison in the year, `YYYY-MM-DD`: today, or the year's end. */
  until: string
  revenue: { year: YearRevenue; before: YearRevenue }
  occupancy: (ServiceOccupancy & { name: string | null })[]
  conversion: Conversion
  liability: Liability
}
