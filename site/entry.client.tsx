import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type NavigateOptions,
  RouterContextProvider,
  type RouterNavigateOptions,
  type To,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { fromChangedServices } from '#features/services/content/changed-services.ts'
import { paths } from '#content/paths.ts'
import { findService } from '#features/services/content/services.ts'
import type { BookingView } from '#features/booking/rules/booking-view.ts'
import { BOOKING_DRAFT } from '#features/booking/site/form/booking-fields.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fetchEvent, fetchEvents } from '#features/calendar/events-client.ts'
import type { StoreClient, StoreClientOptions } from '#features/catalog/store-client.ts'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { EnvironmentContext, environmentContext, type PageEnvironment } from './environment.ts'
import { installErrorOverlay } from './error-overlay/error-overlay.ts'
import { hasDraft } from './form/has-draft.ts'
import { createLanguageStore } from './language/language-store.ts'
import { LanguageProvider } from './language/language.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import { NavigationContext } from './page-link.tsx'
import type { PageHandle } from './page.tsx'
import { ROOT, siteRoutes } from './routes.tsx'
import './ui/styles/index.css'
import './error-overlay/error-overlay.css'

/** Pages that hydrate slower skip view transitions (at 4× throttling 73 ms instead of 172 ms to the next page). */
const GLIDING_LIMIT_MS = 50
let canGlide = true

installErrorOverlay(window, import.meta.env.DEV)

const pageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData
const languageStore = createLanguageStore(pageData.language, pageData.messages)
const translations = () => import('./language/translations.ts')
const newsClient = () => import('#features/news/news-client.ts')

let router: DataRouter

const isOfStaff = (path: string) => new RegExp(`^${paths.staff}(?![\\w-])`).test(path)
const staffRoutes = async () => (await import('./routes/staff/routes.ts')).staffRoutes

// No top-level await: the page module imports this one, which would deadlock.
void open()

async function open(): Promise<void> {
  const routes = siteRoutes(isOfStaff(window.location.pathname) ? await staffRoutes() : [])
  router = createBrowserRouter(routes, {
    hydrationData: pageData.hydration,
    getContext: () => new RouterContextProvider(new Map([[environmentContext, environment()]])),
  })
  fetchStaffRoutesAhead()
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) =>
      // Load errors surface in rendering, inside the router's error boundary.
      (route.handle as PageHandle | undefined)?.preload().catch(() => {}),
    ),
  )
  hydrate()
}

function hydrate(): void {
  const begunAt = performance.now()
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <NavigationContext value={{ match, navigate }}>
      <EnvironmentContext value={environment}>
        <LanguageProvider store={languageStore} select={selectLanguage}>
          {/* One pass: time-slicing would only delay hydration. */}
          <RouterProvider router={router} useTransitions={false} />
          <Hydrated since={begunAt} />
        </LanguageProvider>
      </EnvironmentContext>
    </NavigationContext>,
  )
  // With cookies blocked the server did not know the stored choice: switch after hydration.
  const stored = toLanguage(document.documentElement.dataset.language)
  if (stored && stored !== pageData.language) selectLanguage(stored).catch(() => {})
}

/** Before the first navigation to the back office. Only the last of several navigations goes on. */
function fetchStaffRoutesAhead(): void {
  const go = router.navigate as (to: To | number | null, options?: RouterNavigateOptions) => Promise<void>
  let last = 0
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    const own = ++last
    const path = typeof to === 'string' ? to : typeof to === 'object' ? to?.pathname : undefined
    if (path && !isKnown(path)) router.patchRoutes(ROOT, await staffRoutes())
    if (own === last) await go(to, options)
  }
}

function isKnown(path: string): boolean {
  return (
    !isOfStaff(path) || (router.routes[0]?.children?.some((route) => route.path === paths.staff) ?? false)
  )
}

/** Of the back office nothing before its routes are there, not even the page of unknown addresses. */
function match(url: URL) {
  return isKnown(url.pathname) ? matchRoutes(router.routes, url) : null
}

function navigate(to: string, options: NavigateOptions): Promise<void> {
  return router.navigate(to, canGlide ? options : { ...options, viewTransition: false, flushSync: false })
}

/** Measures hydration for `canGlide`. */
function Hydrated({ since }: { since: number }) {
  useEffect(() => {
    canGlide = performance.now() - since < GLIDING_LIMIT_MS
  }, [since])
  return null
}

function environment(): PageEnvironment {
  const language = languageStore.get()
  return {
    language,
    year: pageData.year,
    services: fromChangedServices(languageStore.messages('common').services),
    paymentProvider: pageData.paymentProvider,
    signInBy: pageData.signInBy,
    invoiceFor: pageData.invoiceFor,
    store: createLazyStoreClient({
      base: pageData.store.base,
      storeId: pageData.store.id,
      fetch: (url, init) => fetch(url, init),
      language,
    }),
    findOrder: (reference) => findPrivate<OrderSummary>(`/api/orders/${encodeURIComponent(reference)}`),
    findInquiry: (reference) =>
      findPrivate<InquirySummary>(`/api/inquiries/${encodeURIComponent(reference)}`),
    findBooking: (reference) =>
      findPrivate<BookingView<CalendarEvent>>(
        `/api/bookings/${encodeURIComponent(reference)}?${LANGUAGE_QUERY}=${language}`,
      ),
    findOpenBooking: () =>
      hasDraft(BOOKING_DRAFT)
        ? findPrivate<BookingView<CalendarEvent>>(`/api/open-booking?${LANGUAGE_QUERY}=${language}`)
        : Promise.resolve(undefined),
    today: () => swissTime(new Date()).day,
    findEvents: async (query) => (await fetchEvents(query, language)).map(asKnown),
    findEvent: async (id) => {
      const event = await fetchEvent(id, language)
      return event && asKnown(event)
    },
    findNews: async (query) => (await newsClient()).fetchNews(query, language),
    findArticle: async (slug) => (await newsClient()).fetchArticle(slug, language),
    findPages: async (query) => (await import('#features/search/fetch-pages.ts')).fetchPages(query, language),
    readPrivate: findPrivate,
    loadMessages,
  }
}

/** Dates are live: one may be of a service that came after this page. */
function asKnown(event: CalendarEvent): CalendarEvent {
  const services = fromChangedServices(languageStore.messages('common').services)
  return findService(services, event.serviceId) ? event : { ...event, serviceId: null }
}

async function loadMessages(namespaces: Namespace[]): Promise<void> {
  const language = languageStore.get()
  const missing = namespaces.filter((namespace) => !languageStore.has(language, namespace))
  if (missing.length === 0) return
  const { loadMessages: load } = await translations()
  languageStore.add(language, await load(pageData.messagesVersion, language, missing))
}

let chosen: Language | undefined

/** Loads all messages first, so that everything switches at once; the latest choice wins. */
async function selectLanguage(language: Language): Promise<void> {
  chosen = language
  if (language === languageStore.get()) return
  const { loadMessages: load, rememberLanguage } = await translations()
  const needed = languageStore.loadedNamespaces(languageStore.get())
  languageStore.add(language, await load(pageData.messagesVersion, language, needed))
  if (chosen !== language) return
  await rememberLanguage(pageData.messagesVersion, language)
  languageStore.set(language)
  const address = new URL(window.location.href)
  if (address.searchParams.has(LANGUAGE_QUERY)) {
    address.searchParams.set(LANGUAGE_QUERY, language)
    await router.navigate(address.pathname + address.search + address.hash, {
      replace: true,
      preventScrollReset: true,
    })
  } else await router.revalidate()
}

async function findPrivate<T>(address: string): Promise<T | undefined> {
  const response = await fetch(address)
  if ([204, 400, 404].includes(response.status)) return undefined
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return (await response.json()) as T
}

/** Loads the client with the first call; most first pages sell nothing. */
function createLazyStoreClient(options: StoreClientOptions): StoreClient {
  const client = async () => {
    const { createStoreClient } = await import('#features/catalog/store-client.ts')
    return createStoreClient(options)
  }
  return {
    takesVouchers: !options.base,
    listProducts: async (...call) => (await client()).listProducts(...call),
    getProduct: async (...call) => (await client()).getProduct(...call),
    getVariants: async (...call) => (await client()).getVariants(...call),
    createCheckout: async (...call) => (await client()).createCheckout(...call),
  }
}
