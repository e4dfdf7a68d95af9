import type { IncomingHttpHeaders } from 'node:http'

/** What a proxy in front adds to a request. A visitor can write them too. */
const NAMES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-envoy-external-address',
  'via',
] as const

/** The first of these headers that a request carries. */
export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return NAMES.find((name) => headers[name] !== undefined)
}

/** Whom the proxy next to us names as the visitor: the last entry, which it wrote itself if it writes any. */
export function namedVisitor(headers: IncomingHttpHeaders): string | undefined {
  const { forwarded } = headers
  const list =
    headers['x-forwarded-for'] ??
    (forwarded && /for=[^;]*$/i.exec(lastOf(forwarded))?.[0]) ??
    headers['x-real-ip']
  return list === undefined ? undefined : lastOf(String(list))
}

function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim()
}
