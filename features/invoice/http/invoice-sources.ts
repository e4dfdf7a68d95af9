import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { orderSource } from '#features/order/http/order-source.ts'
import { quoteSource } from '#features/quote/http/quote-source.ts'
import { bookingSource } from './booking-source.ts'

/** What invoices are drawn from. */
export function invoiceSources(
  deps: Pick<BookingDeps, 'events' | 'key' | 'ownerEmail'>,
): InvoiceDeps['sourceOf'] {
  return ({ source, sourceId }) => {
    if (source === 'hand' || !sourceId) return undefined
    if (source === 'order') return orderSource(deps, sourceId)
    return source === 'offer' ? quoteSource(sourceId) : bookingSource(deps, sourceId)
  }
}
