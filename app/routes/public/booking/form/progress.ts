export const BOOKING_STEPS = ['date', 'people', 'details', 'check'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** By field name; a ticked box is `on`. */
export type TypedFields = Readonly<Record<string, string>>

const OF_AN_INVOICE = ['company', 'street', 'postalCode', 'city']

/** Checks for presence only; the schema validates on submit. */
export function completedSteps({
  hasDate,
  typed,
}: {
  hasDate: boolean
  typed: TypedFields
}): Record<BookingStep, boolean> {
  const isGiven = (name: string) => (typed[name] ?? '').trim() !== ''
  const needed = ['name', 'email', ...(typed['way'] === 'invoice' ? OF_AN_INVOICE : [])]
  return {
    date: hasDate,
    people: hasDate && isGiven('people'),
    details: hasDate && needed.every(isGiven),
    check: hasDate && typed['terms'] === 'on',
  }
}
