import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { seedEvents } from '#db/seed/seed-events.ts'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { watchCalendar } from '#features/calendar/database/watch-calendar.server.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { watchCatalog } from '#features/catalog/watch-catalog.server.ts'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { listFileIds } from '#features/storage/database/objects-repository.server.ts'
import { recordRelease } from '#features/messages/legal/record-release.server.ts'
import { findInquiryByReference } from '#features/inquiry/send/find-inquiry.server.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Notifications } from '#platform/database/notifications.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { watchDisk } from '#platform/disk/watch-disk.ts'
import { reportMissingFiles } from '#platform/installation/storage-location.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { createBurstGate } from '#platform/jobs/burst-gate.ts'
import { createSharedCounts } from '#platform/load/shared-counts.ts'
import { needsOwnPages } from '#platform/payments/payments.ts'
import type { Settings } from '#platform/settings.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { authRoutes } from '#supabase-api/auth/auth-routes.ts'
import { storageRoutes } from '#supabase-api/storage/storage-routes.ts'
import { openAccountService } from './auth/account-service.ts'
import { authSettingsRoute } from './auth/auth-settings-route.ts'
import { projectTokens } from './auth/project-tokens.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { type AppDeps, buildApp } from './build-app.ts'
import { bookingVoucherPort, eventsPort } from './bookings/booking-ports.ts'
import { groupRoutes } from './bookings/group-routes.ts'
import { bookingRoutes } from './bookings/booking-routes.ts'
import { plainBookingRoute } from './bookings/plain-booking-route.ts'
import { openReferenceIn, readOpenBooking } from './bookings/open-booking.ts'
import { readBooking } from './bookings/read-booking.ts'
import { addEventRoute } from './calendar/add-event-route.ts'
import { eventRoutes } from './calendar/event-routes.ts'
import { feedRoutes } from './calendar/feed-routes.ts'
import { openDocumentStore } from './documents/document-files.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { sheetRoutes } from './event-sheet/sheet-routes.ts'
import { captchaGuard } from './captcha/captcha-guard.ts'
import { captchaRoutes } from './captcha/captcha-routes.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { orderInvoiceRoutes } from './checkout/order-invoice-routes.ts'
import { choosePayments } from './choose-payments.ts'
import { chooseTranslator } from './translations/choose-translator.ts'
import { healthRoutes } from './health/health-routes.ts'
import { openAttachmentStore } from './inquiries/attachment-store.ts'
import { contactForm } from './inquiries/forms/contact-form.ts'
import { projectForm } from './inquiries/forms/project-form.ts'
import { teamEventForm } from './inquiries/forms/team-event-form.ts'
import { openInstallationKey } from './installation/installation-key.ts'
import { inquiryRoutes } from './inquiries/inquiry-routes.ts'
import { bookingInvoices } from './invoices/booking-invoices.ts'
import { invoiceDeps, invoicingDeps } from './invoices/invoice-deps.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import { openDrawing } from './drawing/open-drawing.ts'
import { mailRenderer } from './mail/render-mail.ts'
import { hasMailbox, mailboxKey } from './mailbox/mailbox-key.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { orderInvoices } from './orders/order-invoice-port.ts'
import { catalogCopy, catalogPort, voucherPort } from './orders/order-ports.ts'
import { readOrderSummary } from './orders/read-order-summary.ts'
import { alertUntrustedProxy, forgetUntrustedProxy } from './proxies/alert-untrusted-proxy.ts'
import { readLegalFiles } from './legal/read-legal-files.ts'
import { legalRoutes } from './legal/legal-routes.ts'
import { legalVersions } from './legal/legal-versions.ts'
import { openMessages } from './messages/open-messages.ts'
import { publishing } from './messages/publishing.ts'
import { newsRoutes } from './news/news-routes.ts'
import { openPictureStore } from './pictures/picture-files.ts'
import { quoteDeps } from './quotes/quote-deps.ts'
import { quoteAtOnce, quoteOf } from './quotes/quote-at-once.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { voucherPreviewRoute } from './orders/voucher-preview-route.ts'
import { timelyCache } from './render/timely-cache.ts'
import { afterEventChange } from './staff/events/after-event-change.ts'
import { projectSignedInGuard } from './staff/access/project-staff.ts'
import { requireStaff, localSignedInGuard, type SignedInGuard } from './staff/staff-member.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { securityHeaders } from './http/security-headers.ts'
import { startBackgroundJobs } from './start-background-jobs.ts'
import { openStorage } from './storage/open-storage.ts'
import { storageService } from './storage/storage-service.ts'
import { storeRoutes } from './store/store-routes.ts'
import { testkasseRoutes } from './testkasse/testkasse-routes.ts'
import { closedDaysRoute } from './staffing/closed-days-route.ts'
import { findPublicEvent } from './staffing/find-public-event.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** Requests beside which mails wait. */
const BUYING = /^\/(store\/|webhooks\/|testkasse\/|api\/bookings|api\/invoices|api\/order-invoices)/

export async function composeApp(input: ComposeInput): Promise<ComposedApp> {
  const { settings, assets, clientFolder, render, onStarted } = input
  const { database: db, work } = input.database
  const clock = () => new Date()
  const key = await openInstallationKey(db, settings)
  await seedCatalog(work)
  if (settings.seedDemo) await seedEvents(work, clock())
  await recordRelease({ ...publishing('legal'), files: await readLegalFiles(work), clock, db: work })
  const messages = await openMessages(work, input.notifications, (error) =>
    app.log.error({ err: error }, 'published texts and prices could not be read'),
  )
  const viewIn = (language: Language) => ({ language, now: clock(), offer: messages.current().offer })
  const variantCopy = createVariantCopy(db)
  const orders: OrderDeps = {
    db,
    key,
    clock,
    payments: await choosePayments({ ...settings, db, key, clock }),
    catalog: catalogPort,
    catalogCopy: catalogCopy(variantCopy),
    vouchers: voucherPort(key),
    ownerEmail: settings.mailOwner,
    legal: legalVersions({ db, clock, messages }),
  }
  const events = eventsPort(() => messages.current().offer)
  const facts = () => messages.current().facts
  const bookings: BookingDeps = {
    ...orders,
    events,
    invoices: bookingInvoices(invoicingDeps({ key, clock, events, facts, ownerEmail: settings.mailOwner })),
    vouchers: bookingVoucherPort({ acceptTest: orders.payments.test, key }),
    publicUrl: settings.publicUrl,
    invoicePercent: settings.invoicePercent,
    invoiceFor: settings.invoiceFor,
  }
  const invoices = invoiceDeps({ ...bookings, facts })
  const quotes = quoteDeps({ ...bookings, facts, offer: () => messages.current().offer })
  const accounts = await openAccountService({ db, key, clock, settings })
  const mails = mailFolder(settings.dataDir)
  const signedIn = signedInGuard(settings, accounts)
  const staffGuard = requireStaff(signedIn)
  const storage = openStorage({ db, clock, settings })
  if (input.storageMoved) await reportMissingFiles(db, await listFileIds(db), storage.backend.list, clock())
  const attachments = await openAttachmentStore(storage)
  const pictures = await openPictureStore(storage)
  const documents = await openDocumentStore(storage)
  const drawing = openDrawing({ isBuilt: settings.production })
  const renderMail = mailRenderer({
    database: work,
    key,
    publicUrl: settings.publicUrl,
    attachments,
    drawing,
    openRendering: pictures.openRendering,
    messages,
  })
  const burst = createBurstGate(Date.now, settings.processes)
  onStarted(drawing.close)
  // On one's own database and alone, nobody else counts.
  const counts = settings.processes > 1 || settings.databaseUrl ? createSharedCounts({ db, key }) : undefined
  if (counts) onStarted(counts.close)
  const captcha = captchaGuard({ db, key, clock, counts, limited: settings.authRateLimits })
  const storeAnswers = createCompressedCache({ maxEntries: 1000, maxBytes: 64 * 1024 * 1024 })
  const listeners = [storeAnswers.clear, variantCopy.forget]
  const eventAnswers = timelyCache(
    createCompressedCache({ maxEntries: 1000, maxBytes: 32 * 1024 * 1024 }),
    clock,
  )
  const calendarListeners = [eventAnswers.clear]
  const forgetAnswers = () => call(listeners)
  messages.onChange(eventAnswers.clear)
  await watchCatalog(input.notifications, forgetAnswers)
  await watchCalendar(input.notifications, () => call(calendarListeners))
  input.onSourceChange?.(forgetAnswers)

  await forgetUntrustedProxy({ db, clock }, settings.trustProxy)
  const app = await buildApp({
    settings,
    clock,
    assets,
    clientFolder,
    drawing,
    messages,
    pictures,
    ...(render && { render }),
    logger: { level: settings.logLevel, serializers: { err: describeError } },
    findOrder: (reference) => readOrderSummary(db, reference),
    findInquiry: (reference) => findInquiryByReference(db, reference, (id) => quoteOf(orders, id)),
    findBooking: (reference, language) => readBooking(bookings, reference, language),
    openBookingOf: (request, language) => {
      const reference = openReferenceIn(request)
      return reference ? () => readOpenBooking(bookings, reference, language) : undefined
    },
    calendar: {
      findEvents: (query, language) => listEvents(db, query, viewIn(language)),
      findEvent: (id, language) => findPublicEvent(db, id, viewIn(language)),
    },
    onUntrustedProxy: alertUntrustedProxy({ db, clock, log: () => app.log }),
    onCalendarChange: (listener) => calendarListeners.push(listener),
    onCatalogueChange: (listener) => listeners.push(listener),
    catchUp: input.notifications.catchUp,
    routes(routes, renderPage) {
      if (counts) routes.decorate('sharedCounts', counts)
      const headers = securityHeaders(settings.publicUrl.startsWith('https:'))
      const disk = watchDisk({ ...orders, dataDir: settings.dataDir, log: routes.log })
      onStarted(async () => disk.stop())
      routes.addHook('onError', async (_request, _reply, error) => disk.note(error))
      routes.addHook('onRequest', async ({ method, url }) => {
        if (method === 'POST' && BUYING.test(url)) burst.record()
      })
      healthRoutes(routes, { db, disk })
      storeRoutes(routes, { ...settings, clock, database: db, cache: storeAnswers, headers })
      checkoutRoutes(routes, { ...settings, ...orders, holdLimits: settings.authRateLimits })
      orderInvoiceRoutes(routes, {
        ...orders,
        invoices: orderInvoices(invoices, () => messages.current().facts),
        limited: settings.authRateLimits,
      })
      const calendarDeps = {
        db,
        clock,
        cache: eventAnswers,
        headers,
        publicUrl: settings.publicUrl,
        messages,
      }
      eventRoutes(routes, calendarDeps)
      closedDaysRoute(routes, { db, clock, headers })
      feedRoutes(routes, calendarDeps)
      documentRoutes(routes, { headers, documents, messages })
      sheetRoutes(routes, { clock, headers, drawing, messages, publicUrl: settings.publicUrl })
      newsRoutes(routes, { ...settings, headers, messages })
      legalRoutes(routes, { ...orders, messages })
      quoteRoutes(routes, {
        ...quotes,
        messages,
        headers,
        limited: settings.authRateLimits,
        renderPage,
      })
      orderRoutes(routes, { db })
      voucherPreviewRoute(routes, {
        ...orders,
        publicUrl: settings.publicUrl,
        drawing,
        openRendering: pictures.openRendering,
        site: () => messages.current().facts,
        limited: settings.authRateLimits,
      })
      captchaRoutes(routes, { key, clock, counts, limited: settings.authRateLimits })
      inquiryRoutes(routes, {
        ...orders,
        attachments,
        captcha,
        renderPage,
        // Tests and benchmarks send hundreds from one address.
        ...(settings.authRateLimits ? {} : { inquiriesInTenMinutes: 100_000 }),
        forms: [contactForm, projectForm(clock), teamEventForm(clock, () => messages.current().offer)],
        quoteAtOnce: quoteAtOnce({
          ...quotes,
          site: messages.current,
          onError: (error) => app.log.error({ err: error }, 'a request got no quote at once'),
        }),
        requestNewsletter: (tx, { kind, network, ...wish }) =>
          requestNewsletter(tx, orders, {
            ...wish,
            source: kind,
            network: settings.authRateLimits ? network : undefined,
          }),
      })
      const addressDeps = { captcha, renderPage, addressLimits: settings.authRateLimits }
      newsletterRoutes(routes, { ...orders, ...addressDeps })
      privacyRoutes(routes, { ...bookings, ...addressDeps, attachments, mailFolder: mails })
      authRoutes(routes, accounts)
      authSettingsRoute(routes, { ...settings, accounts })
      storageRoutes(routes, storageService({ storage, accounts, staffGuard, key, settings }))
      if (!settings.supabaseUrl) sessionRoutes(routes, accounts)
      const bookingDeps = { ...bookings, bookingLimits: settings.authRateLimits }
      bookingRoutes(routes, bookingDeps)
      groupRoutes(routes, {
        ...bookings,
        renderPage,
        drawing,
        headers,
        messages,
        limited: settings.authRateLimits,
      })
      invoiceRoutes(routes, { ...invoices, drawing, limited: settings.authRateLimits })
      plainBookingRoute(routes, { ...bookingDeps, renderPage })
      const calendarWriting = {
        calendar: { db, clock, listRecipients, afterChange: afterEventChange(bookings) },
        onCalendarWrite: () => call(calendarListeners),
      }
      addEventRoute(routes, { ...calendarWriting, signedIn, limited: settings.authRateLimits })
      staffRoutes(routes, {
        ...bookings,
        ...calendarWriting,
        staffGuard,
        attachments,
        pictures,
        documents,
        drawing,
        renderMail,
        accounts: settings.supabaseUrl ? null : accounts,
        messages,
        renderPage,
        translator: chooseTranslator(settings, routes.log),
        staffLimits: settings.authRateLimits,
      })
      webhookRoutes(routes, {
        ...orders,
        record: {
          order: (event) => recordPayment(orders, orders.payments.provider, event),
          booking: (event) => recordBookingPayment(bookings, event),
          invoice: (event) => recordInvoicePayment(invoices, event),
        },
      })
      mailboxRoutes(routes, { ...settings, key })
      if (needsOwnPages(orders.payments))
        testkasseRoutes(routes, { ...orders, company: () => messages.current().facts.company })
    },
  })
  onStarted(() => app.close())
  await app.ready()
  const mailer = openMailer(settings)
  onStarted(() => mailer.close())
  const jobs = await startBackgroundJobs(app, {
    ...orders,
    db: work,
    bookings: { ...bookings, db: work },
    invoices: { ...invoices, ownerEmail: orders.ownerEmail, db: work },
    accounts: { ...accounts, db: work },
    storage: { ...storage, db: work },
    attachments,
    mailer,
    renderMail,
    burst,
    mailFolder: mails,
    backupFolder: join(settings.dataDir, 'backups'),
  })
  onStarted(() => jobs.stop())
  const mailboxUrl = hasMailbox(settings)
    ? `${settings.publicUrl}/dev/mailbox?key=${mailboxKey(key)}`
    : undefined
  return { app, accounts, mailboxUrl }
}

export interface ComposedApp {
  app: FastifyInstance
  accounts: AuthContext
  /** Set only for a local trial installation. */
  mailboxUrl: string | undefined
}

function signedInGuard({ supabaseUrl, supabaseAnonKey }: Settings, accounts: AuthContext): SignedInGuard {
  return supabaseUrl && supabaseAnonKey
    ? projectSignedInGuard(projectTokens({ url: supabaseUrl, anonKey: supabaseAnonKey }))
    : localSignedInGuard(accounts)
}

function call(listeners: (() => void)[]): void {
  for (const listener of listeners) listener()
}

type ComposeInput = Pick<AppDeps, 'assets' | 'clientFolder'> & {
  settings: Settings
  database: Pick<OpenDatabase, 'database' | 'work'>
  notifications: Notifications
  storageMoved?: boolean
  render: AppDeps['render'] | undefined
  onSourceChange: ((listener: () => void) => void) | undefined
  onStarted(close: () => Promise<unknown>): void
}
