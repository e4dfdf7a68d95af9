import { type ServiceFilter, servicesOf } from '#app/routes/public/calendar/calendar-address.ts'
import { SERVICE_IDS } from '#content/services.ts'
import type { EventQuery } from '#features/calendar/calendar-event.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

export interface FeedServices {
  /** Deduplicated and in a fixed order, for the cache key. */
  names: ServiceFilter[]
  ids: EventQuery['serviceIds']
}

const KNOWN: readonly ServiceFilter[] = ['survival', 'team', 'info', ...SERVICE_IDS]

/** `?service=survival,shelter-bau`: kinds or services, comma-separated. The refusal is the first unknown name. */
export function feedServices(query: unknown): Result<FeedServices, string> {
  const { service } = (query ?? {}) as Record<string, unknown>
  const given = typeof service === 'string' ? service.split(',').filter(Boolean) : []
  const strange = given.find((name) => !KNOWN.some((known) => known === name))
  if (strange !== undefined) return refuse(strange)
  const names = KNOWN.filter((known) => given.includes(known))
  const ids = [...new Set(names.flatMap((name) => servicesOf(name) ?? []))]
  return accept({ names, ids: names.length > 0 ? ids : undefined })
}
