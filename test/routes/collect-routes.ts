import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'

export interface Route {
  method: string
  /** With `:name` and `*`. */
  url: string
  /** The permission, the risk and the input that the route declares, as in `StaffRouteConfig`. */
  needs?: string
  risk?: string
  body?: z.core.$ZodType
  query?: z.core.$ZodType
}

/** A request with this header is answered with `REACHED` where its handler would begin: after every guard, before its body is read. */
export const STOP_AT_HANDLER = { 'x-stop-at-handler': '1' }
export const REACHED = 299

/** Routes of all apps created until `end`, once per method. */
export function collectRoutes(): { end: () => Route[] } {
  const routes: Route[] = []
  const onRoute = ({ method, url, config = {} }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ ...(config as object), method: each, url })
  }
  const onApp = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', onRoute)
    fastify.addHook('preParsing', async ({ headers }, reply) => {
      if ('x-stop-at-handler' in headers) return reply.code(REACHED).send()
    })
  }
  diagnostics.subscribe('fastify.initialization', onApp)
  return {
    end() {
      diagnostics.unsubscribe('fastify.initialization', onApp)
      return routes
    },
  }
}
