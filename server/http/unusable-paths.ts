import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Controls (C0, DEL, C1) and the two line separators of Unicode: nothing of ours is named with them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** True when a path holds an encoded control character or line separator, or an escape that is none. */
export function isUnusablePath(path: string): boolean {
  if (!path.includes('%')) return CONTROLS.test(path)
  try {
    return CONTROLS.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/**
 * Refuses a path that holds control characters with 400, before any route reads it, in the form of the service that
 * was asked. Pages are left out: they answer people, with the not-found page.
 */
export function refuseUnusablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/*') return
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    if (isUnusablePath(path))
      throw Object.assign(new Error('The path holds characters that cannot be used'), { statusCode: 400 })
  })
}

/**
 * What the router refuses before any route: an escape that is none (400) and a part longer than any of ours (404).
 * A browser is shown the not-found page. Nothing of the path is repeated.
 */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    headers: Record<string, string>
    showPage: (request: FastifyRequest, reply: FastifyReply) => void
  },
): void {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (reads && request.headers.accept?.includes('text/html')) return options.showPage(request, reply)
  const isBadEscape = error.code === 'FST_ERR_BAD_URL'
  void reply
    .code(isBadEscape ? 400 : 404)
    .headers(options.headers)
    .send({
      statusCode: isBadEscape ? 400 : 404,
      error: isBadEscape ? 'Bad Request' : 'Not Found',
      message: isBadEscape
        ? 'The path holds an escape that cannot be read'
        : 'A part of the path is too long',
    })
}
