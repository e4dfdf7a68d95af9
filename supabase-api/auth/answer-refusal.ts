import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccountRefusal, REFUSAL_STATUS } from '#features/account/account-refusal.ts'

const NEW_FORMAT_SINCE = '2024-01-01'
const VERSION_HEADER = 'X-Supabase-Api-Version'

/** Both response formats; the client uses the newer one only if the version is echoed. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AccountRefusal,
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', refusal.retryAfterSeconds)
  return answerError(request, reply, {
    status: refusal.status ?? REFUSAL_STATUS[refusal.code],
    code: refusal.code,
    message: refusal.message,
    ...(refusal.weakPasswordReasons && { weak_password: { reasons: refusal.weakPasswordReasons } }),
  })
}

export interface WireError {
  status: number
  code: string
  message: string
  weak_password?: { reasons: string[] }
  error_id?: string
}

export function answerError(request: FastifyRequest, reply: FastifyReply, error: WireError): FastifyReply {
  const { status, code, message, weak_password, error_id } = error
  const isNew = wantsNewFormat(request)
  reply.code(status).type('application/json')
  if (isNew) reply.header(VERSION_HEADER, NEW_FORMAT_SINCE)
  if (!(isNew && weak_password)) reply.header('x-sb-error-code', code)
  const extra = { ...(weak_password && { weak_password }), ...(!isNew && error_id && { error_id }) }
  return reply.send(
    isNew ? { code, message, ...extra } : { code: status, error_code: code, msg: message, ...extra },
  )
}

function wantsNewFormat(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version']
  return typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= NEW_FORMAT_SINCE
}
