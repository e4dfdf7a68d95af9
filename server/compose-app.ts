import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listEvents } from '#features/calendar/database/events-repository.server.ts'
import { findInquiryByReference } from '#features/inquiry/send/find-inquiry.server.ts'
import type { Language } from '#i18n/languages.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { openMailer } from '#platform/mail/open-mailer.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { type AppDeps, buildApp } from './build-app.ts'
import { openReferenceIn, readOpenBooking, readBooking } from '#features/booking/http/read-booking.ts'
import { hasMailbox, mailboxKey } from '#platform/mail/mailbox/mailbox-key.ts'
import { readOrderSummary } from '#features/order/http/read-order-summary.ts'
import { alertUntrustedProxy, forgetUntrustedProxy } from '#platform/proxies/alert-untrusted-proxy.ts'
import { quoteOf } from '#features/quote/http/quote-at-once.ts'
import { startBackgroundJobs } from './start-background-jobs.ts'
import { findPublicEvent } from '#features/staffing/http/find-public-event.ts'
import { openServices, type ServicesInput } from './open-services.ts'
import { registerRoutes } from './register-routes.ts'

/** Opens the services, builds the server with every route and starts the background jobs. */
export async function composeApp(input: ComposeInput): Promise<ComposedApp> {
  const { settings, assets, clientFolder, render, onStarted } = input
  const services = await openServices(input, () => app.log)
  const {
    db,
    work,
    clock,
    key,
    messages,
    orders,
    bookings,
    accounts,
    storage,
    mails,
    attachments,
    pictures,
    drawing,
    renderMail,
    burst,
    listeners,
    calendarListeners,
  } = services
  const viewIn = (language: Language) => ({ language, now: clock(), offer: messages.current().offer })
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
    routes: (routes, renderPage) => registerRoutes(routes, { settings, services, renderPage, onStarted }),
  })
  onStarted(() => app.close())
  await app.ready()
  const mailer = openMailer(settings)
  onStarted(() => mailer.close())
  const jobs = await startBackgroundJobs(app, {
    ...orders,
    db: work,
    bookings: { ...bookings, db: work },
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
  return { app, accounts, ownerEmail: orders.ownerEmail, mailboxUrl }
}

export interface ComposedApp {
  app: FastifyInstance
  accounts: AuthContext
  /** Where notices to the owner go now. */
  ownerEmail: () => string
  /** Set only for a local trial installation. */
  mailboxUrl: string | undefined
}

type ComposeInput = ServicesInput &
  Pick<AppDeps, 'assets' | 'clientFolder'> & { render: AppDeps['render'] | undefined }
