import type { FastifyInstance } from 'fastify'
import type { PageEnvironment } from '#site/environment.ts'
import type { CalendarEvent, EventQuery } from '#features/calendar/calendar-event.ts'
import { createStoreClient } from '#features/catalog/store-client.ts'
import { findArticle } from '#features/news/find-article.ts'
import { listNews } from '#features/news/list-news.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { findPages } from '#features/search/http/find-pages.ts'

/** Not via HTTP, because it is always our own calendar. */
export interface CalendarPort {
  findEvents(query: EventQuery, language: Language): Promise<CalendarEvent[]>
  findEvent(id: string, language: Language): Promise<CalendarEvent | undefined>
}

export interface PageEnvironmentDeps {
  app: FastifyInstance
  clock: Clock
  messages: MessageSource
  /** Undefined for our own store service. */
  storeApiBase: string | undefined
  storeId: string
  paymentProvider: PageEnvironment['paymentProvider']
  signInBy: PageEnvironment['signInBy']
  invoiceFor: PageEnvironment['invoiceFor']
  findOrder: PageEnvironment['findOrder']
  findInquiry: PageEnvironment['findInquiry']
  findBooking: (reference: string, language: Language) => ReturnType<PageEnvironment['findBooking']>
  calendar: CalendarPort
}

/** `site`: the messages of a page that is being made; default those of the moment. */
export type EnvironmentFor = (
  language: Language,
  loadMessages?: PageEnvironment['loadMessages'],
  site?: SiteMessages,
) => PageEnvironment

/** Calls our own store service through its public routes, so pages get exactly what browsers get. */
export function createPageEnvironment(deps: PageEnvironmentDeps): EnvironmentFor {
  const {
    app,
    clock,
    messages,
    storeApiBase,
    storeId,
    paymentProvider,
    signInBy,
    invoiceFor,
    findOrder,
    findInquiry,
    findBooking,
    calendar,
  } = deps
  const ownStore: typeof fetch = async (input, init) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
    })
    return new Response(response.body, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: { 'Content-Type': String(response.headers['content-type'] ?? '') },
    })
  }
  const storeIn = (language: Language) =>
    createStoreClient({ base: storeApiBase ?? '', storeId, fetch: storeApiBase ? fetch : ownStore, language })
  return (language, loadMessages = async () => {}, site = messages.current()) => ({
    language,
    year: clock().getFullYear(),
    paymentProvider,
    signInBy,
    invoiceFor,
    services: site.facts.services,
    store: storeIn(language),
    findOrder,
    findInquiry,
    findBooking: (reference) => findBooking(reference, language),
    // Pages are cached for everyone; visitors with an open booking get an uncached one (`page-renderer.ts`).
    findOpenBooking: async () => undefined,
    today: () => swissTime(clock()).day,
    findEvents: (query) => calendar.findEvents(query, language),
    findEvent: (id) => calendar.findEvent(id, language),
    findNews: async (query) => listNews(site.facts.news[language], query),
    findArticle: async (slug) => findArticle(site.facts.news[language], slug),
    findPages: (query) => findPages(query, { language, store: storeIn(language), site }),
    readPrivate: <Answer>(address: string) => readOwn<Answer>(app, address),
    loadMessages,
  })
}

async function readOwn<Answer>(app: FastifyInstance, address: string): Promise<Answer | undefined> {
  const response = await app.inject(address)
  // 400: a malformed reference.
  if (response.statusCode === 404 || response.statusCode === 400) return undefined
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} of our own service`)
  return response.json<Answer>()
}
