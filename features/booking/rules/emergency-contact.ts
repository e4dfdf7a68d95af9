import { BOOKING_LIMITS } from './booking-form.ts'

/** Whom the guide rings when something happens. One for the whole booking, given if the customer likes. */
export interface EmergencyContact {
  name: string
  phone: string
}

/** Maximum characters. */
export const EMERGENCY_LIMITS = { name: BOOKING_LIMITS.participant, phone: BOOKING_LIMITS.phone } as const
