import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'

/** Days before the event by which the final number is needed; the booking made of a quote keeps to the same. */
const { finalNumberDays: FINAL_NUMBER_DAYS } = BOOKING_TERMS

/** `YYYY-MM-DD`: a week before the event. */
export function finalNumberDay(eventDay: string): string {
  const day = new Date(`${eventDay}T00:00Z`)
  day.setUTCDate(day.getUTCDate() - FINAL_NUMBER_DAYS)
  return day.toISOString().slice(0, 10)
}
