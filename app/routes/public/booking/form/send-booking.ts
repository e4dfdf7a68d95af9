import { retryWhenBusy } from '../../../../form/behaviour/retry-when-busy.ts'
import type { FormOutcome } from '../../../../form/behaviour/send-form.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { refusalProblem } from './booking-refusal.ts'

/** After a timeout the booking may have been made; repeating with the same key is safe. */
const PATIENCE_MS = 20_000

interface Line {
  fetch: typeof fetch
  isOnline: () => boolean
  wait?: (milliseconds: number) => Promise<void>
}

/** Retries a 503 with the same key. Never throws. @param onBusy called before each pause */
export async function sendBooking(
  { key, ...body }: Record<string, string> & { key: string },
  onBusy: () => void,
  line: Line = { fetch: (...request) => fetch(...request), isOnline: () => navigator.onLine },
): Promise<FormOutcome> {
  try {
    const post = () =>
      line.fetch('/api/bookings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    const answer = await retryWhenBusy(post, { onBusy, ...(line.wait && { wait: line.wait }) })
    return outcomeOf(answer.status, (await answer.json().catch(() => ({}))) as Answer)
  } catch {
    return { kind: 'stopped', notice: line.isOnline() ? 'unanswered' : 'offline' }
  }
}

interface Answer {
  reference?: unknown
  payUrl?: unknown
  code?: unknown
  fields?: FieldProblem[]
}

function outcomeOf(status: number, { reference, payUrl, code, fields }: Answer): FormOutcome {
  if (status === 201 && typeof reference === 'string')
    return typeof payUrl === 'string'
      ? { kind: 'leaving', to: payUrl, reference }
      : { kind: 'sent', reference }
  if (status === 422 && Array.isArray(fields) && fields.length > 0)
    return { kind: 'refused', problems: fields }
  const problem = typeof code === 'string' && refusalProblem(code)
  if (status === 429 && !problem) return { kind: 'stopped', notice: 'too_many' }
  if (!problem) return { kind: 'stopped', notice: 'failed' }
  return { kind: 'refused', problems: [problem], spent: code === 'idempotency_key_reused' }
}
