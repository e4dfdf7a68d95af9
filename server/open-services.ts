import type { FastifyBaseLogger } from 'fastify'
import { seedCatalog } from '#db/seed/seed-catalog.ts'
import { seedEvents } from '#db/seed/seed-events.ts'
import type { PasswordCost } from '#features/account/account.ts'
import { watchCalendar } from '#features/calendar/database/watch-calendar.server.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { watchCatalog } from '#features/catalog/watch-catalog.server.ts'
import { listFileIds } from '#features/storage/database/objects-repository.server.ts'
import { recordRelease } from '#features/messages/legal/edit-legal.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import type { Notifications } from '#platform/database/notifications.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { reportMissingFiles } from '#platform/installation/storage-location.ts'
import { mailFolder } from '#platform/mail/open-mailer.ts'
import { createBurstGate } from '#platform/jobs/burst-gate.ts'
import { createSharedCounts } from '#platform/load/shared-counts.ts'
import type { Settings } from '#platform/settings.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { openAccountService } from '#features/account/http/account-service.ts'
import { projectTokens } from '#features/account/http/project-tokens.ts'
import { bookingVoucherPort, eventsPort } from '#features/booking/http/booking-ports.ts'
import { openDocumentStore } from '#features/documents/http/document-files.ts'
import { captchaGuard } from './captcha/captcha-guard.ts'
import { choosePayments } from './choose-payments.ts'
import { openAttachmentStore } from '#features/inquiry/http/attachment-store.ts'
import { openInstallationKey } from './installation/installation-key.ts'
import { bookingInvoices } from '#features/invoice/http/booking-invoices.ts'
import { invoiceTerms } from '#features/invoice/http/invoice-terms.ts'
import { invoiceSources } from '#features/invoice/http/invoice-sources.ts'
import { openDrawing } from './drawing/open-drawing.ts'
import { ownerEmailOf } from '#features/mails/http/owner-email.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { voucherPort } from '#features/order/http/order-ports.ts'
import { readLegalFiles } from '#features/messages/http/legal-files.ts'
import { legalVersions } from '#features/messages/http/legal-versions.ts'
import { openMessages } from '#features/messages/http/open-messages.ts'
import { openPictureStore } from '#features/pictures/http/picture-files.ts'
import { timelyCache } from './render/timely-cache.ts'
import { projectSignedInGuard } from '#features/account/http/project-staff.ts'
import { localSignedInGuard, requireStaff, type SignedInGuard } from '#features/account/http/staff-member.ts'
import { openStorage } from '#features/storage/http/open-storage.ts'

export type Services = Awaited<ReturnType<typeof openServices>>

/**
 * Seeds the catalogue, reads what is published and opens whatever routes and jobs share, in the order they need each
 * other. Whatever must be closed is passed to `onStarted`. `log` is not called before the server is built.
 */
export async function openServices(
  { settings, database, notifications, storageMoved, passwordCost, onSourceChange, onStarted }: ServicesInput,
  log: () => FastifyBaseLogger,
) {
  const { database: db, work } = database
  const clock = () => new Date()
  const key = await openInstallationKey(db, settings)
  await seedCatalog(work)
  if (settings.seedDemo) await seedEvents(work, clock())
  await recordRelease(work, await readLegalFiles(work), clock())
  const messages = await openMessages(work, notifications, (error) =>
    log().error({ err: error }, 'published texts and prices could not be read'),
  )
  const facts = () => messages.current().facts
  const ownerEmail = ownerEmailOf(settings, facts)
  const variantCopy = createVariantCopy(db)
  const orders: OrderDeps = {
    db,
    key,
    clock,
    payments: await choosePayments({ ...settings, db, key, clock }),
    catalogCopy: variantCopy,
    vouchers: voucherPort,
    ownerEmail,
    legal: legalVersions({ db, clock, messages }),
  }
  const events = eventsPort(() => messages.current().offer)
  const invoicing = {
    key,
    clock,
    events,
    terms: () => invoiceTerms(facts()),
    sourceOf: invoiceSources({ events, key, ownerEmail }),
  }
  const bookings: BookingDeps = {
    ...orders,
    ...invoicing,
    invoices: bookingInvoices(invoicing),
    vouchers: bookingVoucherPort({ acceptTest: orders.payments.test, key }),
    publicUrl: settings.publicUrl,
    invoicePercent: settings.invoicePercent,
    invoiceFor: settings.invoiceFor,
  }
  const accounts = await openAccountService({ db, key, clock, settings, passwordCost })
  const mails = mailFolder(settings.dataDir)
  const signedIn = signedInGuard(settings, accounts)
  const staffGuard = requireStaff(signedIn)
  const storage = openStorage({ db, clock, settings })
  if (storageMoved) await reportMissingFiles(db, await listFileIds(db), storage.backend.list, clock())
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
  // A single process with an embedded database needs no shared counts.
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
  await watchCatalog(notifications, forgetAnswers)
  const onCalendarWrite = () => call(calendarListeners)
  await watchCalendar(notifications, onCalendarWrite)
  onSourceChange?.(forgetAnswers)

  return {
    db,
    work,
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
    listeners,
    calendarListeners,
    onCalendarWrite,
  }
}

function signedInGuard({ supabaseUrl, supabaseAnonKey }: Settings, accounts: AuthContext): SignedInGuard {
  return supabaseUrl && supabaseAnonKey
    ? projectSignedInGuard(projectTokens({ url: supabaseUrl, anonKey: supabaseAnonKey }))
    : localSignedInGuard(accounts)
}

function call(listeners: (() => void)[]): void {
  for (const listener of listeners) listener()
}

/** What is open before the server: the database, its notifications, and who closes what was opened. */
export interface ServicesInput {
  settings: Settings
  database: Pick<OpenDatabase, 'database' | 'work'>
  notifications: Notifications
  storageMoved?: boolean
  /** Tests pass a cheaper one than `PASSWORD_COST`. */
  passwordCost?: PasswordCost
  onSourceChange: ((listener: () => void) => void) | undefined
  onStarted(close: () => Promise<unknown>): void
}
