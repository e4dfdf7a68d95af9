import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureStatus, RETRY_AFTER_S } from './failure-status.ts'

/** What a request was refused for before a route had it. */
const REFUSALS: Readonly<Record<number, string>> = {
  404: 'unknown_address',
  405: 'wrong_method',
  408: 'too_slow',
  413: 'too_large',
  415: 'wrong_content_type',
  429: 'too_many_requests',
}

/** 4xx have a code of ours, never a library's sentence; 5xx are logged and answered without detail. 503 carries `Retry-After`. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = failureStatus(error)
  if (status < 500)
    return reply
      .code(status)
      .send(error instanceof Error ? { statusCode: status, code: REFUSALS[status] ?? 'malformed' } : error)
  if (status === 503) {
    request.log.warn({ err: error }, 'request turned away for now')
    reply.header('Retry-After', RETRY_AFTER_S)
  } else request.log.error({ err: error }, 'request failed')
  return reply.code(status).send({
    statusCode: status,
    error: status === 503 ? 'Service Unavailable' : 'Internal Server Error',
    code: status === 503 ? 'busy' : 'failed',
    message: 'This did not work. Please try again later.',
  })
}
