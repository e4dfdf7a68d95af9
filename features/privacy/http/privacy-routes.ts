import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#content/paths.ts'
import { eraseAuditedAddresses } from '#features/account/security/erase-audited-addresses.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { eraseBookings } from '#features/booking/database/booking-personal-data.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { tryToDiscardAttachments } from '#features/inquiry/attachments/store-attachment.server.ts'
import { eraseInquiries } from '#features/inquiry/database/inquiry-personal-data.server.ts'
import { INQUIRY_COPY } from '#features/inquiry/send/send-inquiry.server.ts'
import { eraseEmptyDrafts } from '#features/invoice/database/invoice-personal-data.server.ts'
import { NEWSLETTER_WELCOME } from '#features/newsletter/confirm-newsletter.server.ts'
import { NEWSLETTER_ISSUE } from '#features/newsletter/newsletter-issue.ts'
import { eraseNewsletter } from '#features/newsletter/newsletter-personal-data.server.ts'
import { NEWSLETTER_CONFIRM } from '#features/newsletter/request-newsletter.server.ts'
import { eraseOrders } from '#features/order/database/order-personal-data.server.ts'
import { eraseGiftAddress } from '#features/order/gift/gift-addresses.server.ts'
import { VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { recordPrivacyAction } from '#features/privacy/privacy-audit.server.ts'
import {
  eraseLinks,
  findOpenLink,
  PRIVACY_LINK,
  requestPrivacyLink,
  type StoredLink,
} from '#features/privacy/privacy-links.server.ts'
import { eraseQuotes } from '#features/quote/database/quote-personal-data.server.ts'
import { unlinkBookings } from '#features/voucher/voucher-personal-data.server.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { Language } from '#i18n/languages.ts'
import { asAttachment } from '#platform/http/content-disposition.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { rejectSpeculativeRequests } from '#platform/http/reject-speculative-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { removeMailFiles } from '#platform/mail/mail-files.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { deleteMailsAbout, eraseMails } from '#platform/outbox/personal-mails.ts'
import { addressFormRoutes, type AddressRoutesDeps } from '#server/address-form/address-form-routes.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { isCrossSite } from '#platform/http/private-page-routes.ts'
import { languageOf, namedLanguage } from '#platform/http/requested-language.ts'
import { exportPersonalFile, readPersonalRecords, viewPersonalFile } from './personal-file.ts'

interface EraseDeps extends BookingDeps {
  attachments: AttachmentStore
  mailFolder: string
}

export const PRIVACY_ERASED = 'privacy-erased'
const PRIVACY_NOTICE = 'privacy-notice'

/** Mails to the person that are obsolete after deletion. */
const POINTLESS = [
  INQUIRY_COPY,
  NEWSLETTER_CONFIRM,
  NEWSLETTER_ISSUE,
  NEWSLETTER_WELCOME,
  PRIVACY_LINK,
  VOUCHER_GIFT,
]

/**
 * Deletes what need not be kept, mails the person, reminds the owner of copies in the company mailbox and writes an
 * anonymous audit entry. Idempotent. Locks one event at a time. @returns records per kind.
 */
export async function erasePerson(
  deps: EraseDeps,
  { email, language }: { email: string; language: Language },
): Promise<Record<string, number>> {
  const { db, key, clock } = deps
  const bookings = await eraseBookings({ ...deps, unlinkFromVouchers: unlinkBookings }, email)
  const { counts, attachmentIds, mails } = await db.transaction(async (tx) => {
    const now = clock()
    const { inquiryIds, attachmentIds: files, numbers } = await eraseInquiries(tx, email)
    const quoteIds = await eraseQuotes(tx, email)
    const counts = {
      inquiry: inquiryIds.length,
      quote: quoteIds.length,
      invoice: await eraseEmptyDrafts(tx, email),
      newsletter: await eraseNewsletter(tx, email),
      order: (await eraseOrders(tx, email, now)) + (await eraseGiftAddress(tx, email)),
      booking: bookings.deleted,
      bookingDetails: bookings.trimmed,
      attachment: files.length,
    }
    const aboutThem = [
      ...(await deleteMailsAbout(tx, 'inquiryId', inquiryIds)),
      ...(await deleteMailsAbout(tx, 'quoteId', quoteIds)),
    ]
    const toThem = await eraseMails(tx, { email, kinds: POINTLESS })
    await eraseLinks(tx, email)
    await eraseAuditedAddresses(tx, email)
    await recordPrivacyAction(tx, { key, at: now, action: 'erased', email, counts })
    await enqueueMail(tx, { kind: PRIVACY_ERASED, to: email, language, payload: { counts } })
    if (numbers.length > 0)
      await enqueueMail(tx, {
        kind: PRIVACY_NOTICE,
        to: deps.ownerEmail(),
        language: 'de',
        payload: { numbers },
      })
    return { counts, attachmentIds: files, mails: [...aboutThem, ...toThem] }
  })
  await tryToDiscardAttachments(deps, attachmentIds)
  await removeMailFiles(deps.mailFolder, mails)
  return counts
}

const CALLS = { max: 120, timeWindow: '10 minutes' }

export interface PrivacyRoutesDeps extends AddressRoutesDeps, EraseDeps {}

/** Whether an address is known is revealed only by mail. */
export function privacyRoutes(app: FastifyInstance, deps: PrivacyRoutesDeps): void {
  addressFormRoutes(app, deps, {
    page: paths.myData,
    api: '/api/privacy/links',
    sentPage: paths.myDataSent,
    take: (asking) => requestPrivacyLink(deps, asking),
  })
  app.register(async (scope) => {
    await scope.register(limitRequests('privacy'), {
      global: deps.addressLimits !== false,
      keyGenerator: byNetwork,
      ...CALLS,
    })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .header('Referrer-Policy', 'no-referrer')
    })
    scope.get(
      '/api/privacy/files/:token',
      { onRequest: rejectSpeculativeRequests },
      async (request, reply) => {
        const link = await openLink(deps, (request.params as { token: string }).token)
        if (!link) return unknown(reply)
        await record(deps, link, 'opened')
        const records = await readPersonalRecords(deps, link.email, languageIn(request))
        return viewPersonalFile(records, link)
      },
    )
    scope.get(
      '/api/privacy/files/:token/export',
      { onRequest: rejectSpeculativeRequests },
      async (request, reply) => {
        const link = await openLink(deps, (request.params as { token: string }).token)
        if (!link) return unknown(reply)
        await record(deps, link, 'exported')
        const file = await exportPersonalFile(deps, { ...link, language: languageIn(request) })
        return reply
          .type('application/json; charset=utf-8')
          .header('Content-Disposition', asAttachment('gratweg-data.json'))
          .send(`${JSON.stringify(file, null, 2)}\n`)
      },
    )
    scope.post('/datenschutz/meine-daten/einsicht', async (request, reply) => {
      if (isCrossSite(request)) return reply.code(403).send()
      const { token: queryToken } = request.query as { token?: unknown }
      const token = typeof queryToken === 'string' ? queryToken : ''
      const language = languageIn(request)
      const link = await openLink(deps, token)
      const isSure = readTexts(request.body)['sure'] === 'on'
      if (!link || !isSure) {
        const query = new URLSearchParams({ token, ...(link && { problem: 'sure' }), lng: language })
        return reply.redirect(`/datenschutz/meine-daten/einsicht?${query}#loeschen`, 303)
      }
      await erasePerson(deps, { email: link.email, language })
      return reply.redirect(`${paths.myDataErased}?${LANGUAGE_QUERY}=${language}#inhalt`, 303)
    })
  })
}

function openLink(deps: PrivacyRoutesDeps, token: string): Promise<StoredLink | undefined> {
  return findOpenLink(deps.db, token, deps.clock())
}

function record({ db, key, clock }: PrivacyRoutesDeps, { email }: StoredLink, action: 'opened' | 'exported') {
  return recordPrivacyAction(db, { key, at: clock(), action, email })
}

function languageIn(request: FastifyRequest) {
  return languageOf(request, namedLanguage(request))
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, code: 'unknown_token' })
}
