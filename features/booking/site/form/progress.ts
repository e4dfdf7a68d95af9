import type { InvoiceFor } from '#features/booking/rules/booking-form.ts'

export const BOOKING_STEPS = ['date', 'people', 'details', 'check'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** By field name; a ticked box is `on`. */
export type TypedFields = Readonly<Record<string, string>>

const ADDRESS = ['street', 'postalCode', 'city']
const OF_AN_INVOICE: Record<InvoiceFor, string[]> = { companies: ['company', ...ADDRESS], everyone: ADDRESS }

/** Checks for presence only; the schema validates on submit. */
export function completedSteps({
  hasDate,
  typed,
  invoiceFor,
}: {
  hasDate: boolean
  typed: TypedFields
  invoiceFor: InvoiceFor
}): Record<BookingStep, boolean> {
  const isFilled = (name: string) => (typed[name] ?? '').trim() !== ''
  const needed = [
    'name',
    'email',
    ...(typed['way'] === 'invoice' ? OF_AN_INVOICE[invoiceFor] : []),
    ...(isFilled('note') ? ['noteConsent'] : []),
  ]
  return {
    date: hasDate,
    people: hasDate && isFilled('people'),
    details: hasDate && needed.every(isFilled),
    check: hasDate && typed['terms'] === 'on',
  }
}
