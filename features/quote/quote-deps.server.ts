import { pricedServices } from '#features/services/content/service-prices.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'

export type QuoteDeps = BookingDeps

/** As offered now. */
export function offeredPrices({ events }: Pick<QuoteDeps, 'events'>) {
  const { services, prices } = events.offer()
  return pricedServices(services, prices)
}
