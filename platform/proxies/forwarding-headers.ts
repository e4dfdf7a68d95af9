import type { IncomingHttpHeaders } from 'node:http'

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

export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return NAMES.find((name) => headers[name] !== undefined)
}

/** The visitor according to the nearest proxy: the last entry, the only one it wrote itself. */
export function namedVisitor(headers: IncomingHttpHeaders): string | undefined {
  const { forwarded } = headers
  const list =
    headers['x-forwarded-for'] ??
    (forwarded && /(?:^|;)\s*for=([^;]*)/i.exec(lastOf(forwarded))?.[1]) ??
    headers['x-real-ip']
  return list === undefined ? undefined : lastOf(String(list))
}

function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(',') + 1).trim()
}
