import { attachForm } from '#site/form/behaviour/attach-form.ts'
import {
  BROWSER,
  type FormOutcome,
  type Line,
  postJson,
  sendIdempotent,
} from '#site/form/behaviour/send-form.ts'
import type { FormBehaviour, FormHost } from '#site/form/form-state.ts'
import { bookingFormSchema } from '#features/booking/rules/booking-form.schema.ts'
import type { InvoiceFor } from '#features/booking/rules/booking-form.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { BOOKING_DRAFT, DRAFT_FIELDS } from './booking-fields.ts'
import { refusalProblem } from './booking-refusal.ts'

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

/** Retries a 503 with the same key. Never throws. @param onBusy called before each pause */
export function sendBooking(
  { key, ...body }: Record<string, string> & { key: string },
  onBusy: () => void,
  line: Omit<Line, 'postFiles'> = BROWSER,
): Promise<FormOutcome> {
  const post = () => postJson(line, '/api/bookings', body, { 'Idempotency-Key': key })
  const read = async (answer: Response) =>
    outcomeOf(answer.status, (await answer.json().catch(() => ({}))) as Answer)
  return sendIdempotent(post, read, { ...line, onBusy })
}

interface Answer {
  reference?: unknown
  payUrl?: unknown
  code?: unknown
  fields?: FieldProblem[]
  version?: unknown
}

function outcomeOf(status: number, { reference, payUrl, code, fields, version }: Answer): FormOutcome {
  if (status === 201 && typeof reference === 'string')
    return typeof payUrl === 'string'
      ? { kind: 'leaving', to: payUrl, reference }
      : { kind: 'sent', reference }
  if (status === 422 && Array.isArray(fields) && fields.length > 0)
    return { kind: 'refused', problems: fields }
  const problem = typeof code === 'string' && refusalProblem(code, version)
  if (status === 429 && !problem) return { kind: 'stopped', notice: 'too_many' }
  if (!problem) return { kind: 'stopped', notice: 'failed' }
  return { kind: 'refused', problems: [problem], spent: code === 'idempotency_key_reused' }
}
