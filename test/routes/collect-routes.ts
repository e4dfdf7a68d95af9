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

/** Routes of all apps created until `end`, once per method; and which query parameters each route has read so far. */
export function collectRoutes(): { end: () => Route[]; queryNamesOf: (url: string) => string[] } {
  const routes: Route[] = []
  const queryNames = new Map<string, Set<string>>()
  const onRoute = ({ method, url, config = {} }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ ...(config as object), method: each, url })
  }
  const onApp = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', onRoute)
    fastify.addHook('preValidation', async (request) => {
      const { url = '' } = request.routeOptions
      const names = queryNames.get(url) ?? new Set()
      queryNames.set(url, names)
      request.query = observed(request.query as object, names)
    })
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
    queryNamesOf: (url) => [...(queryNames.get(url) ?? [])],
  }
}

/** Notes the names that are looked up in an object. */
function observed(read: object, names: Set<string>): object {
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && !(name in Object.prototype)) names.add(name)
  }
  return new Proxy(read, {
    get(target, name, receiver) {
      note(name)
      return Reflect.get(target, name, receiver) as unknown
    },
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
  })
}
