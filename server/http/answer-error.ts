import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'

/**
 * The answer to what went wrong: a caller's mistake (4xx) in the words of whoever found it, ours (5xx) without any
 * detail, which goes to the log instead. Too much at once (503) is soon over, and says when to come again.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = failureStatus(error)
  if (status < 500) return reply.code(status).send(error)
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
