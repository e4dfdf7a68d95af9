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
import { z } from 'zod'
import { extremesOf, jsonSchemaOf, leavesOf, withValue } from '../routes/schema-inputs.ts'

/** A valid request to a route. */
export interface Target {
  method: string
  route: string
  /** With path parameters and query filled in. */
  url: string
  headers: Record<string, string>
  body?: Bodies[string] | undefined
  /** Of the body or the query, where the route declares it. */
  schema?: z.core.$ZodType | undefined
}

/**
 * With a description of each. What the schema of a declared body refuses never reaches the route, which is seen here by
 * parsing alone: only what it accepts is sent. Throws when a schema does.
 */
export function* hostileBodies(target: Target): Generator<[string, InjectOptions]> {
  const { body, schema } = target
  const names = Object.keys(body ?? {})
  if (schema) yield* acceptedBodies(target, schema)
  // What is not an object is read as an empty one, alike for all routes of the back office.
  if (schema && !z.safeParse(schema, {}).success) return
  for (const whole of body ? HOSTILE_JSON : HOSTILE_JSON.slice(0, 3))
    yield [`the JSON ${excerpt(whole)}`, asJson(target, whole)]
  for (const type of ['__proto__/x;;=', 'text/plain']) yield [`the type ${type}`, sent(target, type, 'x')]
  if (!body) return
  for (const form of hostileForms([...names, 'name']))
    yield [`the form ${excerpt(form)}`, asForm(target, form)]
  for (const text of ['\u0000', 'x'.repeat(2000)])
    yield [`parts ${excerpt(text)}`, asParts(target, [...names, '__proto__', 'toString'], text)]
  // Re-rendering is slow; the JSON route has the same schema.
  if (isPage(target) || schema) return
  for (const value of HOSTILE_VALUES) {
    const all = Object.fromEntries(names.map((name) => [name, value]))
    yield [`every field ${excerpt(value)}`, asJson(target, JSON.stringify(all))]
  }
  for (const name of names)
    for (const value of WORST_VALUES)
      yield [`${name} ${excerpt(value)}`, asJson(target, JSON.stringify({ ...body, [name]: value }))]
}

/** Each place of the body, however deep, with its extremes and what once broke something, as far as the schema accepts it. */
function* acceptedBodies(target: Target, schema: z.core.$ZodType): Generator<[string, InjectOptions]> {
  const { body = {} } = target
  const names = Object.keys(body)
  const isAccepted = (value: unknown) => z.safeParse(schema, value).success
  for (const value of HOSTILE_VALUES) {
    const all = Object.fromEntries(names.map((name) => [name, value]))
    if (isAccepted(all)) yield [`every field ${excerpt(value)}`, asJson(target, JSON.stringify(all))]
  }
  // The four languages of a text have one schema.
  for (const { place, schema: leaf } of leavesOf(jsonSchemaOf(schema)))
    for (const value of /\.(en|fr|it)\b/.test(place) ? [] : [...extremesOf(leaf), ...WORST_VALUES]) {
      const changed = withValue(body, place, value)
      if (changed !== undefined && isAccepted(changed))
        yield [`${place} ${excerpt(value)}`, asJson(target, JSON.stringify(changed))]
    }
}

/** NUL and half a character in each text of a declared body or query, however deep, as far as its schema accepts it. */
export function* unstorableTexts(target: Target): Generator<[string, InjectOptions]> {
  const { method, url, schema, body = {} } = target
  if (!schema) return
  const [path = '', query = ''] = url.split('?')
  const sample = method === 'GET' ? queryOf(query) : body
  for (const { place, schema: leaf } of leavesOf(jsonSchemaOf(schema)))
    for (const text of leaf.type === 'string' ? ['Lia \u0000', 'Lia \ud83d'] : []) {
      const changed = withValue(sample, place, text)
      if (changed === undefined || !z.safeParse(schema, changed).success) continue
      const params = new URLSearchParams(changed as Record<string, string>)
      const request =
        method === 'GET'
          ? { ...requestTo(target), url: `${path}?${params}` }
          : asJson(target, JSON.stringify(changed))
      yield [`${place} ${excerpt(text)}`, request]
    }
}

/** Hostile addresses and headers with a valid body. `names` are those of query parameters that the route reads. */
export function* hostileAddresses(
  target: Target,
  names: readonly string[],
): Generator<[string, InjectOptions]> {
  const { method, route, url, body, schema } = target
  const [honest, empty] = body
    ? [asJson(target, JSON.stringify(body)), asJson(target, '{}')]
    : [requestTo(target), requestTo(target)]
  const [path = ''] = url.split('?')
  for (const query of hostileQueries(['lng', ...names]))
    yield [`the query ${excerpt(query)}`, { ...honest, url: `${path}?${query}` }]
  for (const value of isPage(target) ? HOSTILE_PLACES : HOSTILE_QUERY_VALUES)
    for (const name of names) {
      const query = `${name}=${value}`
      // As with bodies: what its schema refuses does not reach the route.
      const reaches = method !== 'GET' || !schema || z.safeParse(schema, queryOf(query)).success
      if (reaches) yield [`the query ${name}=${excerpt(value)}`, { ...empty, url: `${path}?${query}` }]
    }
  if (/[:*]/.test(route))
    for (const value of HOSTILE_PLACES)
      yield [
        `the place ${excerpt(value)}`,
        { ...(schema ? honest : empty), url: route.replace(/:\w+|\*/g, value) },
      ]
  for (const headers of HOSTILE_HEADERS)
    yield [`the headers ${excerpt(headers)}`, { ...honest, headers: { ...honest.headers, ...headers } }]
}

const queryOf = (query: string) => Object.fromEntries(new URLSearchParams(query))

function requestTo({ method, url, headers }: Target): InjectOptions {
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
  return { ...requestTo(target), payload, headers: { ...target.headers, 'content-type': type } }
}

function isPage({ url }: Target): boolean {
  return !/^\/(api|auth|storage|store|testkasse|webhooks)\//.test(url)
}

function excerpt(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)
}
