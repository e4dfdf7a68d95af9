import type { FastifyInstance } from 'fastify'
import { announceSales } from '#features/catalog/staff/set-price.server.ts'
import { expireOverdueOrders } from '#features/order/close/expire-overdue-orders.server.ts'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { purgeAccounts } from '#features/account/database/purge-accounts.server.ts'
import { remindBookings, remindHolds } from '#features/booking/mail/remind-bookings.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { CLOSE_INVOICE_PAGE_QUEUE } from '#features/invoice/database/invoices-repository.server.ts'
import { closeInvoicePage } from '#features/invoice/pay/close-invoice-page.server.ts'
import { CLOSE_PAGE_QUEUE, closePaymentPage } from '#features/booking/money/payment-page.server.ts'
import { settleBookingRefund } from '#features/booking/money/settle-refund.server.ts'
import { sweepBookings } from '#features/booking/book/sweep-bookings.server.ts'
import { sweepPlans } from '#features/booking/plan-b/sweep-plans.server.ts'
import { requestDecisions } from '#features/calendar/staff/request-decisions.server.ts'
import { queueGifts } from '#features/order/gift/queue-gifts.server.ts'
import { sweepReminders } from '#features/invoice/change/sweep-reminders.server.ts'
import { expireQuotes } from '#features/quote/expire-quotes.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { fulfilMailedOrders } from '#features/order/staff/fulfil-order.server.ts'
import { settleOrderRefund } from '#features/order/payment/refund-order.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { purgeBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { purgeCaptchaUses } from '#platform/captcha/spend-captcha.ts'
import { publishDueLegal } from '#features/messages/legal/edit-legal.server.ts'
import { publishDueNews } from '#features/news/staff/edit-news.server.ts'
import { publishDuePrices } from '#features/services/plan-price.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { registerUnknownFiles } from '#features/storage/database/sweep-files.server.ts'
import { mailAlerts } from '#platform/alerts/raise-alert.ts'
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts'
import type { BurstGate } from '#platform/jobs/burst-gate.ts'
import { purgeRequestCounts } from '#platform/load/shared-counts.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { recordBounce } from '#features/newsletter/http/record-bounce.ts'
import { ifClockIsPlausible } from '#platform/installation/check-clock.ts'
import { readLegalFiles } from '#features/messages/http/legal-files.ts'
import { draftFinalInvoices } from '#features/invoice/http/draft-final-invoices.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { sweepDocuments } from '#features/documents/http/sweep-documents.ts'
import { sweepPictures } from '#features/pictures/http/sweep-pictures.ts'
import { enforceRetention } from '#features/privacy/http/retention/enforce-retention.ts'
import { SEND_MAIL_QUEUE } from '#platform/outbox/outbox.ts'
import { type RenderMail, sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { requeueUnmadeMails } from '#platform/outbox/failed-mails.ts'
import { sweepMails } from '#platform/outbox/sweep-mails.ts'
import { SEND_REFUND_QUEUE } from '#platform/payments/refunds/refunds-repository.ts'
import type { RefundSubject } from '#platform/payments/payments.ts'
import {
  sendPendingRefund,
  type SettlePendingRefund,
  sweepRefunds,
} from '#platform/payments/refunds/send-pending-refund.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'
import { decisionDeps } from '#features/calendar/staff/decision-deps.server.ts'
import { sweepUploads } from '#features/storage/http/sweep-uploads.ts'
import { deliverPendingEvents, releaseLeftSessions } from '#platform/payments/testkasse/testkasse-sessions.ts'

/** Five mails of a batch wait one after the other. */
const MAIL_PATIENCE_MS = 10_000
const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'
const EVERY_NIGHT = '23 3 * * *'

/** Sends queued mails and runs the time-based jobs every minute. */
export async function startBackgroundJobs(app: FastifyInstance, deps: WorkDeps): Promise<Jobs> {
  const { db: database, clock, mailer, renderMail } = deps
  await requeueUnmadeMails(database)
  const keep = { key: deps.bookings.key, kinds: CUSTOMER_MAILS }
  const mail = { database, mailer, renderMail, clock, log: app.log, keep, onRefused: recordBounce(clock) }
  const refunds = { ...deps, log: app.log, settle: refundsOf(deps) }
  // Jobs that a wrong clock could make delete live data.
  const believing = <Value>(run: () => Promise<Value>) => ifClockIsPlausible(deps, run)
  return startJobs({
    database,
    log: app.log,
    keyed: [
      {
        queue: SEND_MAIL_QUEUE,
        run: async (id) => {
          await deps.burst.passed(MAIL_PATIENCE_MS)
          await sendQueuedMail(mail, id)
        },
      },
      { queue: SEND_REFUND_QUEUE, run: (id) => sendPendingRefund(refunds, id) },
      { queue: CLOSE_PAGE_QUEUE, run: (id) => closePaymentPage(deps.bookings, id) },
      { queue: CLOSE_INVOICE_PAGE_QUEUE, run: (id) => closeInvoicePage(deps.bookings, id) },
    ],
    periodic: [
      { queue: 'sweep-mails', cron: EVERY_MINUTE, run: () => sweepMails(database) },
      {
        queue: 'mail-alerts',
        cron: EVERY_MINUTE,
        run: () => mailAlerts(database, deps.ownerEmail(), clock()),
      },
      {
        queue: 'publish-prices',
        cron: EVERY_MINUTE,
        run: () => publishDuePrices({ ...publishing('prices'), clock, db: database }),
      },
      {
        queue: 'publish-news',
        cron: EVERY_MINUTE,
        run: () => publishDueNews({ ...publishing('news'), clock, db: database }),
      },
      { queue: 'announce-sales', cron: EVERY_MINUTE, run: () => announceSales(database, clock()) },
      {
        queue: 'publish-legal',
        cron: EVERY_MINUTE,
        run: async () => publishDueLegal(database, await readLegalFiles(database), clock()),
      },
      { queue: 'sweep-refunds', cron: EVERY_MINUTE, run: () => sweepRefunds(database) },
      { queue: 'fulfil-mailed-orders', cron: EVERY_MINUTE, run: () => fulfilMailedOrders(deps) },
      { queue: 'queue-gifts', cron: EVERY_MINUTE, run: () => queueGifts({ db: database, clock }) },
      { queue: 'expire-orders', cron: EVERY_MINUTE, run: () => expireOverdueOrders(deps, clock()) },
      { queue: 'expire-quotes', cron: EVERY_HOUR, run: () => expireQuotes(deps) },
      { queue: 'remind-holds', cron: EVERY_MINUTE, run: () => remindHolds(deps.bookings) },
      { queue: 'remind-bookings', cron: EVERY_HOUR, run: () => remindBookings(deps.bookings) },
      { queue: 'draft-final-invoices', cron: EVERY_HOUR, run: () => draftFinalInvoices(deps.bookings) },
      { queue: 'remind-of-invoices', cron: EVERY_HOUR, run: () => sweepReminders(deps.bookings) },
      { queue: 'ask-decisions', cron: EVERY_HOUR, run: () => requestDecisions(decisionDeps(deps)) },
      { queue: 'purge-accounts', cron: EVERY_HOUR, run: () => believing(() => purgeAccounts(deps.accounts)) },
      {
        queue: 'purge-blocked-days',
        cron: EVERY_HOUR,
        run: () => believing(() => purgeBlockedDays(database, clock())),
      },
      { queue: 'purge-captcha-uses', cron: EVERY_HOUR, run: () => purgeCaptchaUses(database, clock()) },
      { queue: 'purge-request-counts', cron: EVERY_HOUR, run: () => purgeRequestCounts(database, clock()) },
      {
        queue: 'sweep-uploads',
        cron: EVERY_MINUTE,
        run: () => believing(() => sweepUploads(deps.storage, deps.attachments)),
      },
      {
        queue: 'find-unknown-files',
        cron: EVERY_NIGHT,
        run: () => believing(() => registerUnknownFiles(deps.storage)),
      },
      {
        queue: 'sweep-pictures',
        cron: EVERY_NIGHT,
        run: () => believing(() => sweepPictures(deps.storage)),
      },
      {
        queue: 'sweep-documents',
        cron: EVERY_NIGHT,
        run: () => believing(() => sweepDocuments(deps.storage)),
      },
      { queue: 'enforce-retention', cron: EVERY_HOUR, run: () => logged(app, enforceRetention(deps)) },
      { queue: 'sweep-plans', cron: EVERY_MINUTE, run: () => sweepPlans(deps.bookings) },
      { queue: 'sweep-bookings', cron: EVERY_MINUTE, run: () => sweepBookings(deps.bookings) },
      {
        queue: 'release-left-testkasse-sessions',
        cron: EVERY_MINUTE,
        run: () => releaseLeftSessions({ ...deps, app }),
      },
      {
        queue: 'redeliver-testkasse-events',
        cron: EVERY_MINUTE,
        run: () => deliverPendingEvents({ ...deps, app }),
      },
    ],
  })
}

function refundsOf(deps: OrderDeps & { bookings: BookingDeps }): Record<RefundSubject, SettlePendingRefund> {
  return {
    order: (refund, outcome) => settleOrderRefund(deps, refund, outcome),
    booking: (refund, outcome) => settleBookingRefund(deps.bookings, refund, outcome),
  }
}

async function logged(app: FastifyInstance, removed: Promise<Record<string, number>>): Promise<void> {
  const counts = await removed
  if (Object.keys(counts).length > 0) app.log.info(counts, 'retention: deleted what is due')
}

type WorkDeps = OrderDeps & {
  bookings: BookingDeps
  accounts: AccountDeps
  storage: StorageDeps
  attachments: AttachmentStore
  mailFolder: string
  backupFolder: string
  mailer: Mailer
  renderMail: RenderMail
  burst: BurstGate
}
