import type { InjectOptions } from 'fastify'
import { multipartOf, textParts } from '../multipart.ts'
import type { Bodies } from './bodies.ts'
import {
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_PLACES,
  HOSTILE_QUERY_VALUES,
  HOSTILE_VALUES,
  hostileForms,
  hostileQueries,
  WORST_VALUES,
} from './hostile-values.ts'
import { queryNamesOf } from './query-names.ts'

/** A valid request to a route. */
export interface Target {
  method: string
  route: string
  /** With path parameters and query filled in. */
  url: string
  headers: Record<string, string>
  body?: Bodies[string] | undefined
}

/** With a description of each. */
export function* hostileBodies(target: Target): Generator<[string, InjectOptions]> {
  const { body } = target
  const names = Object.keys(body ?? {})
  for (const whole of body ? HOSTILE_JSON : HOSTILE_JSON.slice(0, 3))
    yield [`the JSON ${shown(whole)}`, asJson(target, whole)]
  for (const type of ['__proto__/x;;=', 'text/plain']) yield [`the type ${type}`, sent(target, type, 'x')]
  if (!body) return
  for (const form of hostileForms([...names, 'name'])) yield [`the form ${shown(form)}`, asForm(target, form)]
  for (const text of ['\u0000', 'x'.repeat(2000)])
    yield [`parts ${shown(text)}`, asParts(target, [...names, '__proto__', 'toString'], text)]
  // Re-rendering is slow; the JSON route has the same schema.
  if (isPage(target)) return
  for (const value of HOSTILE_VALUES) {
    const all = Object.fromEntries(names.map((name) => [name, value]))
    yield [`every field ${shown(value)}`, asJson(target, JSON.stringify(all))]
  }
  for (const name of names)
    for (const value of WORST_VALUES)
      yield [`${name} ${shown(value)}`, asJson(target, JSON.stringify({ ...body, [name]: value }))]
}

/** Hostile addresses and headers with a valid body. */
export function* hostileAddresses(target: Target): Generator<[string, InjectOptions]> {
  const { route, url, body } = target
  const [honest, empty] = body
    ? [asJson(target, JSON.stringify(body)), asJson(target, '{}')]
    : [asked(target), asked(target)]
  const names = queryNamesOf(route)
  const [path = ''] = url.split('?')
  for (const query of hostileQueries(['lng', ...names]))
    yield [`the query ${shown(query)}`, { ...honest, url: `${path}?${query}` }]
  for (const value of isPage(target) ? HOSTILE_PLACES : HOSTILE_QUERY_VALUES)
    for (const name of names)
      yield [`the query ${name}=${shown(value)}`, { ...empty, url: `${path}?${name}=${value}` }]
  if (/[:*]/.test(route))
    for (const value of HOSTILE_PLACES)
      yield [`the place ${shown(value)}`, { ...empty, url: route.replace(/:\w+|\*/g, value) }]
  for (const headers of HOSTILE_HEADERS)
    yield [`the headers ${shown(headers)}`, { ...honest, headers: { ...honest.headers, ...headers } }]
}

function asked({ method, url, headers }: Target): InjectOptions {
  return { method: method as 'GET', url, headers }
}

export function asJson(target: Target, payload: string): InjectOptions {
  return sent(target, 'application/json', payload)
}

function asForm(target: Target, payload: string): InjectOptions {
  return sent(target, 'application/x-www-form-urlencoded', payload)
}

function asParts(target: Target, names: string[], text: string): InjectOptions {
  const { payload, headers } = multipartOf(textParts(Object.fromEntries(names.map((name) => [name, text]))))
  return sent(target, headers['content-type'] ?? '', payload)
}

function sent(target: Target, type: string, payload: string | Buffer): InjectOptions {
  return { ...asked(target), payload, headers: { ...target.headers, 'content-type': type } }
}

function isPage({ url }: Target): boolean {
  return !/^\/(api|auth|storage|store|testkasse|webhooks)\//.test(url)
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)
}
