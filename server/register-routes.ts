import type { FastifyInstance } from 'fastify'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { recordBookingPayment } from '#features/booking/money/record-booking-payment.server.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import { watchDisk } from '#platform/disk/watch-disk.ts'
import { needsOwnPages } from '#platform/payments/payments.ts'
import { authRoutes } from '#supabase-api/auth/auth-routes.ts'
import { storageRoutes } from '#supabase-api/storage/storage-routes.ts'
import { authSettingsRoute } from '#features/account/http/auth-settings-route.ts'
import { ownRoleRoute } from '#features/account/http/own-role-route.ts'
import { sessionRoutes } from '#features/account/http/session-routes.ts'
import { groupRoutes } from '#features/booking/http/group-routes.ts'
import { bookingRoutes } from '#features/booking/http/booking-routes.ts'
import { plainBookingRoute } from '#features/booking/http/plain-booking-route.ts'
import { addEventRoute } from '#features/calendar/http/add-event-route.ts'
import { eventRoutes } from '#features/calendar/http/event-routes.ts'
import { feedRoutes } from '#features/calendar/http/feed-routes.ts'
import { documentRoutes } from '#features/documents/http/document-routes.ts'
import { sheetRoutes } from '#features/calendar/http/sheet-routes.ts'
import { captchaRoutes } from './captcha/captcha-routes.ts'
import { checkoutRoutes } from '#features/order/http/checkout-routes.ts'
import { orderInvoiceRoutes } from '#features/order/http/order-invoice-routes.ts'
import { chooseTranslator } from '#features/messages/http/choose-translator.ts'
import { healthRoutes } from '#platform/health/health-routes.ts'
import { contactForm } from '#features/inquiry/http/forms/contact-form.ts'
import { projectForm } from '#features/inquiry/http/forms/project-form.ts'
import { teamEventForm } from '#features/inquiry/http/forms/team-event-form.ts'
import { inquiryRoutes } from '#features/inquiry/http/inquiry-routes.ts'
import { invoiceRoutes } from '#features/invoice/http/invoice-routes.ts'
import { mailboxRoutes } from '#platform/mail/mailbox/mailbox-routes.ts'
import { newsletterRoutes } from '#features/newsletter/http/newsletter-routes.ts'
import { privacyRoutes } from '#features/privacy/http/privacy-routes.ts'
import { orderInvoices } from '#features/order/http/order-invoice-port.ts'
import { legalRoutes } from '#features/messages/http/legal-routes.ts'
import { newsRoutes } from '#features/news/http/news-routes.ts'
import { quoteAtOnce } from '#features/quote/http/quote-at-once.ts'
import { quoteRoutes } from '#features/quote/http/quote-routes.ts'
import { orderRoutes } from '#features/order/http/order-routes.ts'
import { voucherPreviewRoute } from '#features/order/http/voucher-preview-route.ts'
import { afterEventChange } from '#features/calendar/staff/after-event-change.server.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { storageService } from '#features/storage/http/storage-service.ts'
import { storeRoutes } from '#features/catalog/http/store-routes.ts'
import { testkasseRoutes } from '#platform/payments/testkasse/testkasse-routes.ts'
import { closedDaysRoute } from '#features/staffing/http/closed-days-route.ts'
import { webhookRoutes } from '#platform/payments/webhooks/webhook-routes.ts'
import type { PageRenderer } from './render/page-renderer.ts'
import type { Services, ServicesInput } from './open-services.ts'

/** Requests beside which mails wait. */
const BUYING = /^\/(store\/|webhooks\/|testkasse\/|api\/bookings|api\/invoices|api\/order-invoices)/

/** Every route but those of the pages. */
export function registerRoutes(
  routes: FastifyInstance,
  { settings, services, renderPage, onStarted }: RoutesInput,
): void {
  const {
    db,
    clock,
    key,
    messages,
    orders,
    bookings,
    accounts,
    mails,
    signedIn,
    staffGuard,
    storage,
    attachments,
    pictures,
    documents,
    drawing,
    renderMail,
    burst,
    counts,
    captcha,
    storeAnswers,
    eventAnswers,
    onCalendarWrite,
  } = services
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
    invoices: orderInvoices(bookings, () => messages.current().facts),
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
    ...bookings,
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
      ...bookings,
      site: messages.current,
      onError: (error) => routes.log.error({ err: error }, 'a request got no quote at once'),
    }),
    requestNewsletter: (tx, { kind, network, ...input }) =>
      requestNewsletter(tx, orders, {
        ...input,
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
  ownRoleRoute(routes, { signedIn, limited: settings.authRateLimits })
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
  invoiceRoutes(routes, { ...bookings, drawing, limited: settings.authRateLimits })
  plainBookingRoute(routes, { ...bookingDeps, renderPage })
  const calendarWriting = {
    calendar: { db, clock, listRecipients, afterChange: afterEventChange(bookings) },
    onCalendarWrite,
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
    mailOwner: settings.mailOwner,
  })
  webhookRoutes(routes, {
    ...orders,
    record: {
      order: (event) => recordPayment(orders, orders.payments.provider, event),
      booking: (event) => recordBookingPayment(bookings, event),
      invoice: (event) => recordInvoicePayment(bookings, event),
    },
  })
  mailboxRoutes(routes, { ...settings, key })
  if (needsOwnPages(orders.payments))
    testkasseRoutes(routes, { ...orders, company: () => messages.current().facts.company })
}

interface RoutesInput extends Pick<ServicesInput, 'settings' | 'onStarted'> {
  services: Services
  renderPage: PageRenderer
}
