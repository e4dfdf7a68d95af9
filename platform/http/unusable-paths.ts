import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** C0, DEL, C1 and the two Unicode line separators. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** True for encoded control characters, line separators and malformed escapes. */
export function isUnusablePath(path: string): boolean {
  if (!path.includes('%')) return CONTROLS.test(path)
  try {
    return CONTROLS.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** Answers 400 in the error format of the service. Pages are excluded: they show the not-found page. */
export function refuseUnusablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/*') return
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    if (isUnusablePath(path))
      throw Object.assign(new Error('The path holds characters that cannot be used'), { statusCode: 400 })
  })
}

/** The router's own refusals: malformed escape (400), overlong parameter (404). Never echoes the path. */
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
