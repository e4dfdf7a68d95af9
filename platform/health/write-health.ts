import type { ServerResponse } from 'node:http'

export type Health = { ok: true } | { ok: false; reason: string }

/** Used by `/healthz`, and for every path while the server starts or stops. */
export function writeHealth(response: ServerResponse, health: Health, method = 'GET'): void {
  response.statusCode = health.ok ? 200 : 503
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(method === 'HEAD' ? undefined : JSON.stringify(healthBody(health)))
}

export function healthBody(health: Health): { status: string; reason?: string } {
  return health.ok ? { status: 'ready' } : { status: 'unavailable', reason: health.reason }
}
