import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { readOrderSummary } from './read-order-summary.ts'

/** For `/success`; access is by the unguessable reference only. */
export function orderRoutes(app: FastifyInstance, deps: { db: Database }): void {
  app.get('/api/orders/:reference', async (request, reply) => {
    const { reference } = (request as FastifyRequest<{ Params: { reference: string } }>).params
    const order = await readOrderSummary(deps.db, reference)
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex')
    if (order) return order
    return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such order' })
  })
}
