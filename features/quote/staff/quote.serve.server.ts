import { z } from 'zod'
import { bareServiceName } from '#features/services/content/service-name.ts'
import { findInquiry } from '#features/inquiry/database/inquiries-repository.server.ts'
import { listGroupInvoicing } from '#features/services/group-invoicing.server.ts'
import { scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { emptyQuote, quoteOfInquiry } from '#features/quote/http/new-quote.ts'
import { printQuote, quoteFileName } from '#features/quote/http/print-quote.ts'
import { listEventServices } from '#features/services/http/list-event-services.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { acceptQuote, declineQuote } from '../http/decide-quote.ts'
import { findQuote, findQuoteVersion } from '../database/quotes-repository.server.ts'
import { offeredPrices } from '../quote-deps.server.ts'
import { quoteDateSchema, quoteDay, quoteDocumentSchema } from '../rules/quote-document.schema.ts'
import { QUOTE_LIMITS } from '../rules/quote-document.ts'
import { confirmQuoteDate } from './confirm-date.server.ts'
import { beginQuote, draftQuote, saveQuote } from './draft-quote.server.ts'
import { findClashes } from './find-clashes.server.ts'
import { moveQuote } from './move-quote.server.ts'
import { quotes } from './quote.contract.ts'
import { listStaffQuotes, staffQuotes } from './quote.list.server.ts'
import { resendQuote, sendQuote, withdrawQuote } from './send-quote.server.ts'
import type { StaffQuoteLine } from './staff-quote.ts'
import { readStaffQuote } from './staff-read-quote.server.ts'

const DOCUMENTS = {
  begin: { document: quoteDocumentSchema.nullable() },
  save: { document: quoteDocumentSchema },
  move: { days: z.array(quoteDay).min(1).max(QUOTE_LIMITS.dates), to: quoteDateSchema },
}

export const serveQuotes = serve(
  quotes,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, messages } = deps
  return {
    list: async ({ input, now }) => accept(await listStaffQuotes({ db, now }, input)),
    csv: async ({ input, language, now, record }) => {
      const { title } = staffTexts(messages.current(), language, 'staff-quotes')
      const lines = staffQuotes.pages({ db, now }, input)
      return csvFile({ db, now, record }, title, columnsOf(deps, language), lines, { list: 'quotes' })
    },
    read: async ({ id, language, now }) => {
      const quote = await readStaffQuote(deps, id, language)
      if (!quote) return refuse({ code: 'missing' })
      const groups = await listGroupInvoicing(db)
      const invoicing = Object.fromEntries(
        Array.from(groups, ([service, { depositPercent, depositDays }]) => [
          service,
          { depositPercent, depositDays },
        ]),
      )
      const inquiry = quote.inquiryId === null ? undefined : await findInquiry(db, { id: quote.inquiryId })
      return accept({ now: now.toISOString(), quote, invoicing, request: inquiry?.message ?? '' })
    },
    pdf: async ({ id, input, now }) => {
      const quote = await findQuote(db, { id })
      if (!quote) return refuse({ code: 'missing' })
      // An unchanged draft is what was sent.
      const number = input.version ?? (quote.sentRevision === quote.revision ? quote.version : undefined)
      const sent = number === undefined ? undefined : await findQuoteVersion(db, id, number)
      const version = sent ?? {
        version: quote.version + 1,
        document: quote.document,
        termsVersion: deps.legal.current('terms'),
        sentAt: now,
      }
      const { company } = messages.current().facts
      const content = await printQuote({ ...deps, company }, quote, version)
      const name = quoteFileName(version.document.language, quote.number)
      return accept({ name, type: 'application/pdf', content })
    },
    begin: async ({ input: { document, inquiryId, key }, member, language, now }) => {
      const inquiry = inquiryId === null ? null : await findInquiry(db, { id: inquiryId })
      if (inquiry === undefined) return refuse({ code: 'unknown_inquiry' })
      const { day: today } = swissTime(now)
      const services = await listEventServices(db, messages.current())
      const proposed = inquiry
        ? quoteOfInquiry({ today, services, prices: offeredPrices(deps) }, inquiry)
        : emptyQuote({ today, language })
      const begun = { document: document ?? proposed, inquiryId, idempotencyKey: key }
      const { id } = await (document ? draftQuote : beginQuote)(deps, begun, member.id)
      return accept({ id })
    },
    save: async ({ id, input, language }) => {
      const saved = await saveQuote(deps, id, input)
      if (!saved.ok) return saved
      const { revision, totalCents } = saved.value
      const clashes = await findClashes(db, deps, input.document.dates, { except: id, language })
      return accept({ revision, totalCents, clashes })
    },
    send: ({ id, input, member }) => sendQuote(deps, id, input, member.id),
    confirmDate: ({ id, input, member }) => confirmQuoteDate(deps, id, input, member.id),
    move: ({ id, input, member }) => moveQuote(deps, id, input, member.id),
    sendAgain: ({ id, member }) => resendQuote(deps, id, member.id),
    withdraw: ({ id, input: { reason }, member }) => withdrawQuote(deps, id, reason, member.id),
    decline: ({ id, input: { reason }, member }) => declineQuote(deps, id, reason, member.id),
    accept: async ({ id, input, member }) => {
      const quote = await findQuote(db, { id })
      const version = quote && (await findQuoteVersion(db, id, quote.version))
      if (!version) return refuse({ code: 'missing' })
      const { company, street, postalCode, city } = version.document.customer
      const voucher = scannedCode(input.voucher)
      const acceptance = { ...input, voucher, company, street, postalCode, city, terms: version.termsVersion }
      return acceptQuote(deps, id, acceptance, member.id)
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffQuoteLine> {
  const { states, csv } = staffTexts(messages.current(), language, 'staff-quotes')
  const common = staffTexts(messages.current(), language, 'common')
  return [
    [csv.number, ({ number }) => String(number)],
    [csv.state, ({ state }) => states[state]],
    [csv.customer, ({ customer }) => customer],
    [csv.service, ({ serviceId }) => (serviceId === null ? '' : bareServiceName(common, serviceId))],
    [csv.people, ({ people }) => String(people ?? '')],
    [csv.day, ({ day }) => day ?? ''],
    [csv.until, ({ validUntil }) => validUntil],
    [csv.total, ({ totalCents }) => fromCents(totalCents)],
    [csv.created, ({ createdAt }) => swissTime(new Date(createdAt)).day],
    [csv.sent, ({ sentAt }) => (sentAt === null ? '' : swissTime(new Date(sentAt)).day)],
  ]
}
