/** The numbered blocks of the page, in their order. */
export const BOOKING_STEPS = ['date', 'people', 'details', 'check'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** Texts of the form by the names of its fields; a ticked box is `on`. */
export type TypedFields = Readonly<Record<string, string>>

const OF_AN_INVOICE = ['company', 'street', 'postalCode', 'city']

/**
 * Which blocks are filled in. Only a look at what is there: whether it passes is the schema's matter, when the form
 * is sent.
 */
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
