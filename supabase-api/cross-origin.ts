import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const CACHE_SECONDS = '86400'
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' }

/**
 * Allows all origins and headers: authentication is by token, never by cookie. Answers every preflight below the prefix,
 * like a real project's gateway, which mirrors the headers that are asked for. Register before rate limits.
 * @param request allowed when a preflight names none
 */
export function crossOrigin(
  scope: FastifyInstance,
  { request, response }: { request: string; response: string },
): void {
  // Last, so that refusals before the route are readable, too.
  scope.addHook('onSend', async (_request, reply) => {
    reply.headers(ANY_ORIGIN).header('Access-Control-Expose-Headers', response)
  })
  for (const url of ['/', '/*'])
    scope.options(url, async ({ headers }, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', METHODS)
        .header('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? request)
        .header('Access-Control-Max-Age', CACHE_SECONDS)
        .header('Vary', 'Access-Control-Request-Headers')
        .send(),
    )
}

/** For answers that no route gives, such as to a malformed escape. */
export function crossOriginHeaders(url: string): Record<string, string> {
  return /^\/(auth|storage|rest|functions|realtime)\/v1([/?]|$)/.test(url) ? ANY_ORIGIN : {}
}
