import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureStatus, RETRY_AFTER_S } from '#platform/http/failure-status.ts'

/** 4xx keep their message; 5xx are logged and answered without detail. 503 carries `Retry-After`. */
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
