import type { FieldProblem } from '#kernel/field-problem.ts'
import type { FormNotice } from '../form-state.ts'
import { retryWhenBusy, type Delay } from './retry-when-busy.ts'
import type { FilesToPost } from './post-files.ts'

export type FormOutcome =
  | { kind: 'sent'; reference: string }
  /** Received, and continues outside the site, for example at the payment page. */
  | { kind: 'leaving'; to: string; reference: string }
  /** `spent`: the key belongs to an earlier submission. */
  | { kind: 'refused'; problems: FieldProblem[]; spent?: boolean }
  | { kind: 'stopped'; notice: FormNotice }

/** After a timeout the server may have received the form; repeating is safe. */
const PATIENCE_MS = 20_000

export interface Sending extends FilesToPost, Pick<Delay, 'onBusy'> {}

interface Line extends Pick<Delay, 'wait'> {
  fetch: typeof fetch
  postFiles: (address: string, texts: Record<string, string>, upload: FilesToPost) => Promise<Response>
  isOnline: () => boolean
}

const BROWSER: Line = {
  fetch: (...request) => fetch(...request),
  postFiles: async (...request) => (await import('./post-files.ts')).postFiles(...request),
  isOnline: () => navigator.onLine,
}

/** JSON, or multipart with files; retries a 503 with the same key. Never throws. */
export async function sendForm(
  address: string,
  body: Record<string, string>,
  sending: Sending,
  line: Line = BROWSER,
): Promise<FormOutcome> {
  try {
    const post = () =>
      sending.files.length > 0
        ? line.postFiles(address, body, sending)
        : line.fetch(address, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(PATIENCE_MS),
          })
    return await outcomeOf(await retryWhenBusy(post, { ...line, onBusy: sending.onBusy }))
  } catch {
    return { kind: 'stopped', notice: line.isOnline() ? 'unanswered' : 'offline' }
  }
}

async function outcomeOf(answer: Response): Promise<FormOutcome> {
  if (answer.status === 429) return { kind: 'stopped', notice: 'too_many' }
  const { reference, problems } = (await answer.json().catch(() => ({}))) as {
    reference?: unknown
    problems?: FieldProblem[]
  }
  if (answer.ok && typeof reference === 'string') return { kind: 'sent', reference }
  if (answer.status === 422 && Array.isArray(problems) && problems.length > 0)
    return { kind: 'refused', problems }
  return { kind: 'stopped', notice: 'failed' }
}
