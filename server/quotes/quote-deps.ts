import type { Offer } from '#content/offer.ts'
import { pricedServices } from '#content/service-prices.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { QuoteDeps } from '#features/quote/quote-deps.server.ts'
import { quoteCalendar } from './quote-ports.ts'

type Given = Pick<BookingDeps, 'db' | 'key' | 'clock' | 'payments' | 'legal' | 'ownerEmail' | 'publicUrl'> & {
  /** What is offered now. */
  offer: () => Offer
}

export function quoteDeps({ offer, payments, ...deps }: Given): QuoteDeps {
  const { db, key, clock, legal, ownerEmail, publicUrl } = deps
  return {
    db,
    key,
    clock,
    legal,
    ownerEmail,
    publicUrl,
    prices() {
      const { services, prices } = offer()
      return pricedServices(services, prices)
    },
    calendar: quoteCalendar({ key, offer, payments }),
  }
}
