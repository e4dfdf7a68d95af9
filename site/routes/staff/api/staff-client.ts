import type { EditedField } from '#features/messages/edited-message.ts'
import type { TextProblem } from '#features/messages/field-rules.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { openAuthClient } from '../../../auth/open-auth-client.ts'
import { requestReauth } from '../../../auth/recent-sign-in.ts'
import type { CustomerSummary } from '#features/customer/staff/customer-summary.ts'

export interface StaffProblem {
  code: string
  /** Where its noun says why. */
  words?: Namespace
  fields?: FieldProblem[]
  field?: string
  /** Who is meant, and who has the address already. */
  customers?: CustomerSummary[]
  /** What the order's vouchers were redeemed for. */
  uses?: StaffVoucherUse[]
  /** What else is at the date of a quote. */
  clashes?: QuoteClash[]
  /** A text as somebody else has left it. */
  current?: EditedField
  /** What a text may not be. */
  problem?: TextProblem
}

interface StaffRequest {
  method?: 'GET' | 'POST' | 'PUT'
  /** JSON, or a file as it is. */
  body?: object | Blob
  signal?: AbortSignal
  /** Default `/api/staff`. */
  base?: '/api/staff' | '/api' | '/storage/v1'
}

/** An answer in JSON. */
export async function fetchStaff<Value>(
  path: string,
  request: StaffRequest,
): Promise<Result<Value, StaffProblem>> {
  const answer = await fetchStaffRaw(path, request)
  if (!answer.ok) return answer
  try {
    return accept((await answer.value.json()) as Value)
  } catch {
    // Whoever left the page, or the line, was in the middle of the answer.
    return refuse({ code: navigator.onLine ? 'failed' : 'offline' })
  }
}

/** For answers that are not JSON. The auth client refreshes the token. */
export async function fetchStaffRaw(
  path: string,
  { method = 'GET', body, signal, base = '/api/staff' }: StaffRequest = {},
): Promise<Result<Response, StaffProblem>> {
  try {
    const client = await openAuthClient()
    const { data, error } = await client.getSession()
    if (error?.name === 'AuthRetryableFetchError') return refuse({ code: 'offline' })
    if (!data.session) return refuse({ code: 'not_signed_in' })
    const send = (token: string) =>
      fetch(base + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
        },
        ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      })
    let response = await send(data.session.access_token)
    // Session ended elsewhere: the client would not notice until its token expires.
    if (response.status === 401) {
      const renewed = await client.refreshSession()
      if (renewed.data.session) response = await send(renewed.data.session.access_token)
      else if (renewed.error?.name === 'AuthApiError') await client.signOut({ scope: 'local' })
    }
    if (response.ok) return accept(response)
    let problem = await problemOf(response)
    if (problem.code === RECENT_SIGN_IN_NEEDED && (await requestReauth())) {
      const proven = await client.getSession()
      response = await send(proven.data.session?.access_token ?? '')
      if (response.ok) return accept(response)
      problem = await problemOf(response)
    }
    return refuse(problem)
  } catch {
    return refuse({ code: navigator.onLine ? 'failed' : 'offline' })
  }
}

/** What returns money, exports, deletes or says who the company is needs proof of identity within 12 hours. */
const RECENT_SIGN_IN_NEEDED = 'recent_sign_in_needed'

async function problemOf(response: Response): Promise<StaffProblem> {
  const problem = (await response.json().catch(() => null)) as StaffProblem | null
  return problem?.code ? problem : { code: 'failed' }
}
