import type { InvoiceFor } from '#features/booking/rules/booking-form.ts'
import { bookingFormSchema } from '#features/booking/rules/booking-form.schema.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '#app/form/form-state.ts'
import { attachForm } from '#app/form/behaviour/attach-form.ts'
import { BOOKING_DRAFT, DRAFT_FIELDS } from './booking-fields.ts'
import { sendBooking } from './send-booking.ts'

export function attachBooking(host: FormHost, invoiceFor: InvoiceFor): FormBehaviour {
  const schema = bookingFormSchema(invoiceFor)
  return attachForm(host, {
    draft: BOOKING_DRAFT,
    fields: DRAFT_FIELDS,
    preset: { way: 'online' },
    check: (values) => fieldProblems(schema.safeParse(values).error?.issues ?? []),
    send: (values, { onBusy }) => sendBooking(values, onBusy),
  })
}
