import type { TermsChanged } from '#features/messages/content/legal-versions.ts'
import { bookSpots } from '#features/booking/book/book-spots.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { BookSpotsRefusal, HolderRefusal } from '#features/booking/booking-refusal.ts'
import { type BookingForm, bookingFormSchema } from '#features/booking/rules/booking-form.schema.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { refuse } from '#kernel/result.ts'
import { formKeyOf } from '#server/forms/form-key.ts'
import type { PayByVoucherRefusal } from '#features/voucher/http/pay-booking-by-voucher.ts'

export type ReceiveRefusal = { code: 'invalid'; fields: FieldProblem[] } | TermsChanged | BookSpotsRefusal

export async function receiveBooking(
  deps: BookingDeps,
  typed: unknown,
  {
    language,
    keyOf,
    network,
    openReference,
  }: {
    language: Language
    keyOf: (form: BookingForm) => unknown
    network: string | undefined
    openReference: string | undefined
  },
) {
  const parsed = bookingFormSchema(deps.invoiceFor).safeParse(typed)
  if (!parsed.success) return refuse({ code: 'invalid', fields: fieldProblems(parsed.error.issues) })
  const termsVersion = (typed as { termsVersion?: unknown }).termsVersion
  const terms = await deps.legal.accept('terms', typeof termsVersion === 'string' ? termsVersion : undefined)
  if (!terms.ok) return terms
  const key = keyOf(parsed.data)
  return bookSpots(deps, {
    form: parsed.data,
    language,
    termsVersion: terms.value,
    network,
    openReference,
    idempotencyKey: typeof key === 'string' ? formKeyOf({ key }) : undefined,
  })
}

type Code = (ReceiveRefusal | HolderRefusal | PayByVoucherRefusal)['code']
const STATUS: Partial<Record<Code, number>> = {
  invalid: 422,
  too_many_held: 429,
  too_many_waiting: 429,
  payment_unavailable: 502,
}

/** Most refusals say that something is not so any more. */
export function refusalStatus(code: Code) {
  return STATUS[code] ?? 409
}
