import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { FIRST_PEOPLE, type People } from '#features/company/content/people.ts'
import type { ServicePrices } from '#features/services/content/service-prices.ts'
import { findService, FIRST_SERVICES, type Services } from '#features/services/content/services.ts'
import type { News } from '#features/news/collect-news.server.ts'
import { type ServiceFacts, toServices } from '#features/services/service-fact.ts'
import type { LegalFacts } from '#features/messages/legal/legal-snapshot.ts'
import { FIRST_LEGAL } from './legal-files.ts'
import { fileNews } from '#features/news/http/news-files.ts'
import { INITIAL_FACTS, type PublishedFacts } from './fact-sets.ts'

/** What is published with the texts; what browsers need of it is in their messages. */
export interface SiteFacts extends PublishedFacts {
  prices: ServicePrices
  people: People
  news: News
  /** Of `serviceFacts`, in their order. */
  services: Services
  legal: LegalFacts
}

/** Until the back office knows more. */
export const FIRST_FACTS: SiteFacts = {
  prices: FIRST_PRICES,
  people: FIRST_PEOPLE,
  news: fileNews,
  services: FIRST_SERVICES,
  ...INITIAL_FACTS,
  legal: FIRST_LEGAL,
}

// One map per set of services.
const publicFacts = new WeakMap<Services, ServiceFacts>()

/** Visitors get nothing of drafts. */
export function pricesOfKnown({ prices, services }: SiteFacts): ServicePrices {
  return Object.fromEntries(Object.entries(prices).filter(([id]) => findService(services, id)))
}

export function publicServiceFacts({ services, serviceFacts }: SiteFacts): ServiceFacts {
  const known = publicFacts.get(services)
  if (known) return known
  const offered = new Map([...serviceFacts].filter(([id]) => findService(services, id) !== undefined))
  publicFacts.set(services, offered)
  return offered
}

export function offeringDrafts(facts: SiteFacts): SiteFacts {
  return {
    ...facts,
    services: toServices(facts.serviceFacts, facts.serviceOrder, true),
  }
}
