import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Too much at once is soon over. */
const RETRY_AFTER_S = 5

/**
 * The answer to what went wrong: a caller's mistake (4xx) in the words of whoever found it, ours (5xx) without any
 * detail, which goes to the log instead.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  if (status < 500) return reply.code(status).send(error)
  request.log.error({ err: error }, 'request failed')
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_S)
  return reply.code(status).send({
    statusCode: status,
    error: status === 503 ? 'Service Unavailable' : 'Internal Server Error',
    message: 'This did not work. Please try again later.',
  })
}

/** A statement that failed wraps its reason. */
function statusOf({ statusCode, cause }: FastifyError): number {
  return statusCode ?? (cause as Partial<FastifyError> | undefined)?.statusCode ?? 500
}
