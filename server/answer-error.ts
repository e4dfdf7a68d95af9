import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/**
 * The answer to what went wrong: a caller's mistake (4xx) in the words of whoever found it, ours (5xx) without any
 * detail, which goes to the log instead.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send(error)
  request.log.error({ err: error }, 'request failed')
  return reply.code(status).send({
    statusCode: status,
    error: status === 503 ? 'Service Unavailable' : 'Internal Server Error',
    message: 'This did not work. Please try again later.',
  })
}
