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

const PATIENCE_MS = 20_000

export interface Sending extends FilesToPost, Pick<Delay, 'onBusy'> {}

export interface Line extends Pick<Delay, 'wait'> {
  fetch: typeof fetch
  postFiles: (address: string, texts: Record<string, string>, upload: FilesToPost) => Promise<Response>
  isOnline: () => boolean
}

export const BROWSER: Line = {
  fetch: (...request) => fetch(...request),
  postFiles: async (...request) => (await import('./post-files.ts')).postFiles(...request),
  isOnline: () => navigator.onLine,
}

/** JSON, or multipart with files; retries a 503 with the same key. Never throws. */
export function sendForm(
  address: string,
  body: Record<string, string>,
  sending: Sending,
  line: Line = BROWSER,
): Promise<FormOutcome> {
  const post = () =>
    sending.files.length > 0 ? line.postFiles(address, body, sending) : postJson(line, address, body)
  return sendIdempotent(post, outcomeOf, { ...line, onBusy: sending.onBusy })
}

/** After a timeout the server may have received it: repeating must be safe. */
export function postJson(
  line: Pick<Line, 'fetch'>,
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return line.fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

/** Retries a 503. Never throws. @param outcomeOf reads an answer */
export async function sendIdempotent(
  post: () => Promise<Response>,
  outcomeOf: (answer: Response) => Promise<FormOutcome>,
  { isOnline, ...delay }: Delay & Pick<Line, 'isOnline'>,
): Promise<FormOutcome> {
  try {
    return await outcomeOf(await retryWhenBusy(post, delay))
  } catch {
    return { kind: 'stopped', notice: isOnline() ? 'unanswered' : 'offline' }
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
