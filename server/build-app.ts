import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { PageEnvironment } from '#site/environment.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Notifications } from '#platform/database/notifications.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import type { Settings } from '#platform/settings.ts'
import { answerError } from '#platform/http/answer-error.ts'
import { type PaymentSettings, paymentProviderOf } from './choose-payments.ts'
import { discoveryRoutes } from '#site/discovery/discovery-routes.ts'
import { type Drawing, inProcess } from './drawing/open-drawing.ts'
import { pictureRoutes } from '#site/share-pictures/picture-routes.ts'
import { noticeUntrustedProxy } from '#platform/proxies/notice-untrusted-proxy.ts'
import { trustedProxies } from '#platform/proxies/trusted-proxies.ts'
import { unifyVisitorAddress } from '#platform/proxies/unify-visitor-address.ts'
import type { ClientAssets } from './render/document.ts'
import { fileMessageSource, type MessageSource } from '#features/messages/http/open-messages.ts'
import { localeRoutes } from './render/locale-routes.ts'
import {
  type CalendarPort,
  createPageEnvironment,
  type PageEnvironmentDeps,
} from './render/page-environment.ts'
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from './render/page-renderer.ts'
import { type OpenBookingOf, pageRoutes } from './render/page-routes.ts'
import { timelyCache } from './render/timely-cache.ts'
import { searchRoutes } from '#features/search/http/search-routes.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { crossOriginHeaders } from '#supabase-api/cross-origin.ts'
import { rosterWorkerRoute } from '#features/booking/http/roster-worker-route.ts'
import { staticFiles } from '#platform/http/static-files.ts'
import { unservedRoutes } from '#supabase-api/unserved-routes.ts'
import { answerUnroutable, refuseUnusablePaths } from '#platform/http/unusable-paths.ts'

/** An external store does not announce changes, so its pages are cached only this long. */
const EXTERNAL_CATALOGUE_MS = 60_000

export interface AppDeps {
  settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'storeApiBase' | 'storeId'> &
    Partial<Pick<Settings, 'authOidc' | 'supabaseUrl' | 'testNotice' | 'invoiceFor'>> &
    PaymentSettings
  clock: Clock
  assets: ClientAssets
  clientFolder?: string | undefined
  findOrder: PageEnvironment['findOrder']
  findInquiry: PageEnvironment['findInquiry']
  findBooking: PageEnvironmentDeps['findBooking']
  openBookingOf?: OpenBookingOf
  calendar: CalendarPort
  /** Called for each request through a proxy that `TRUST_PROXY` does not name. */
  onUntrustedProxy?: (header: string) => void
  /** Default: the files' texts. */
  messages?: MessageSource
  onCatalogueChange: (listener: () => void) => void
  /** Default: in this thread. */
  drawing?: Drawing
  /** For share pictures that show an own picture. */
  pictures?: Pick<PictureStore, 'openRendering'>
  onCalendarChange: (listener: () => void) => void
  /** Pending while pages kept in memory may be older than a second. */
  catchUp?: Notifications['catchUp']
  /** Registers feature routes; `renderPage` re-renders a page with its form. */
  routes: (app: FastifyInstance, renderPage: PageRenderer) => void | Promise<void>
  logger?: FastifyServerOptions['logger']
  render?: PageRendererOptions['render']
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, clock, assets, clientFolder, findOrder, findInquiry, findBooking, calendar, render } =
    deps
  const { messages = fileMessageSource } = deps
  const secure = settings.publicUrl.startsWith('https:')
  const headers = securityHeaders(secure)
  const app = Fastify({
    logger: deps.logger ?? false,
    // No request log: addresses and paths of visitors are private. Failures are logged where they occur.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request, reply, {
        headers: { ...headers, ...crossOriginHeaders(request.url) },
        showPage: (...args) => void showPage(...args),
      }),
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    const catchingUp = deps.catchUp?.()
    if (catchingUp) catchingUp.then(() => done(), done)
    else done()
  })
  app.setErrorHandler(answerError)
  refuseUnusablePaths(app)
  unifyVisitorAddress(app)
  noticeUntrustedProxy(app, { ...settings, onNotice: deps.onUntrustedProxy })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })

  const environmentFor = createPageEnvironment({
    app,
    clock,
    messages,
    findOrder,
    findInquiry,
    findBooking,
    calendar,
    ...settings,
    paymentProvider: paymentProviderOf(settings),
    invoiceFor: settings.invoiceFor ?? 'companies',
    signInBy: settings.authOidc && !settings.supabaseUrl ? [settings.authOidc.name] : [],
  })
  const answer = createPageRenderer({
    origin: settings.publicUrl,
    store: { base: settings.storeApiBase ?? '', id: settings.storeId },
    supabaseUrl: settings.supabaseUrl,
    showTestNotice: settings.testNotice,
    assets,
    headers,
    messages,
    environmentFor,
    ...(render ? { render } : {}),
  })
  await deps.routes(app, answer)
  if (clientFolder) staticFiles(app, clientFolder)
  rosterWorkerRoute(app)
  localeRoutes(app, { headers, messages })
  pictureRoutes(app, {
    environmentFor,
    messages,
    drawing: deps.drawing ?? inProcess,
    openRendering: deps.pictures?.openRendering,
  })
  searchRoutes(app, { environmentFor })
  unservedRoutes(app)

  const pages = createCompressedCache({ maxEntries: 2000, maxBytes: 256 * 1024 * 1024 })
  const timelyPages = timelyCache(
    createCompressedCache({ maxEntries: 1000, maxBytes: 128 * 1024 * 1024 }),
    clock,
  )
  const forgetPages = () => {
    pages.clear()
    timelyPages.clear()
  }
  deps.onCatalogueChange(forgetPages)
  messages.onChange(forgetPages)
  deps.onCalendarChange(timelyPages.clear)
  if (settings.storeApiBase) {
    const timer = setInterval(forgetPages, EXTERNAL_CATALOGUE_MS).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }
  discoveryRoutes(app, {
    origin: settings.publicUrl,
    headers,
    cache: timelyPages.now,
    environmentFor,
    messages,
  })
  const showPage = pageRoutes(app, {
    pages,
    timelyPages,
    answer,
    headers,
    secure,
    openBookingOf: deps.openBookingOf,
  })
  return app
}
