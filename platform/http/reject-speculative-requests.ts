import type { FastifyReply, FastifyRequest } from 'fastify'

/** `onRequest` hook for GET routes with side effects: refuses HEAD, prefetches, and loads as an image or frame. */
export async function rejectSpeculativeRequests(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.method === 'HEAD') return refuse(reply, 405)
  const { headers } = request
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''} ${headers['x-moz'] ?? ''}`
  if (/prefetch|preview|prerender/i.test(purpose)) return refuse(reply, 503)
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document' && destination !== 'empty') refuse(reply, 403)
}

function refuse(reply: FastifyReply, status: number): void {
  reply.code(status).header('Allow', 'GET').header('Cache-Control', 'no-store').send()
}
