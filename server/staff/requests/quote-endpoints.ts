import { asAttachment } from '#platform/http/content-disposition.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { acceptQuote, declineQuote } from '#features/quote/customer/decide-quote.server.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import {
  quoteDay,
  quoteDocumentSchema,
  quoteLine,
  quoteText,
} from '#features/quote/rules/quote-document.schema.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { confirmQuoteDate } from '#features/quote/staff/confirm-date.server.ts'
import { beginQuote, draftQuote, saveQuote } from '#features/quote/staff/draft-quote.server.ts'
import { findClashes } from '#features/quote/staff/find-clashes.server.ts'
import { resendQuote, sendQuote, withdrawQuote } from '#features/quote/staff/send-quote.server.ts'
import { MAX_QUOTE_SEARCH, QUOTE_FILTERS, QUOTE_SORTS } from '#features/quote/staff/staff-quote.ts'
import {
  listStaffQuotes,
  readQuoteLines,
  readStaffQuote,
} from '#features/quote/staff/staff-read-quotes.server.ts'
import { MAX_SCANNED, scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { findInquiry } from '#features/inquiry/database/inquiries-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { bareServiceName } from '#content/service-name.ts'
import { fromCents } from '#kernel/amount.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { emptyQuote, quoteOfInquiry } from '../../quotes/new-quote.ts'
import { printQuote, quoteFileName } from '../../quotes/print-quote.ts'
import { listEventServices } from '../../services/list-event-services.ts'
import { listGroupInvoicing } from '#features/services/group-invoicing.server.ts'
import { quoteDeps } from '../../quotes/quote-deps.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const selection = z.object({
  filter: z.enum(QUOTE_FILTERS).default('open'),
  q: z.string().overwrite(plainLine).max(MAX_QUOTE_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(QUOTE_SORTS),
})
const query = selection.extend(LIST_POSITION)
const seen = z.int().min(0).max(1_000_000)
const reason = z.object({ reason: quoteText(QUOTE_LIMITS.reason) })
/** Without a document: of the request, else an empty one. */
const draft = z.object({
  document: quoteDocumentSchema.nullable(),
  inquiryId: z.uuid().nullable(),
  /** Id of the form, so that a repeated request creates one. */
  key: z.uuid(),
})
const saved = z.object({ document: quoteDocumentSchema, seen })
const yes = z.object({ version: z.int().min(1).max(10_000), override: quoteLine(QUOTE_LIMITS.reason) })
const sending = z.object({
  seen,
  override: quoteLine(QUOTE_LIMITS.reason),
  validUntil: quoteDay.exactOptional(),
})
const acceptance = z.object({
  version: z.int().min(1).max(10_000),
  date: z
    .int()
    .min(0)
    .max(QUOTE_LIMITS.dates - 1)
    .nullable(),
  name: quoteLine(QUOTE_LIMITS.name).min(1),
  orderNumber: quoteLine(QUOTE_LIMITS.orderNumber),
  /** Typed, or as a scanner reads it. */
  voucher: quoteLine(MAX_SCANNED).transform(scannedCode).default(''),
})

/** Quotes (Offerten): drafted, sent, and decided for who answers by telephone or on paper. */
export function quoteEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const deps = quoteDeps({
    ...staff,
    offer: staff.events.offer,
    facts: () => staff.messages.current().facts,
  })
  const { db, clock } = deps

  route('GET', '/quotes', 'quotes', 'none', query, async ({ query: selected }) => {
    const { q: search, filter, sort, ...position } = selected
    return listStaffQuotes(db, { filter, search, sort, position, now: clock() })
  })

  listFile(route, staff, {
    path: '/quotes.csv',
    list: 'quotes',
    needs: 'quotes',
    query: selection,
    read: ({ q: search, filter, sort }, page) =>
      readQuoteLines(db, { filter, search, sort, ...page, now: clock() }),
    columns: (language) => {
      const site = staff.messages.current()
      const { states, csv } = staffTexts(site, language, 'staff-quotes')
      const common = staffTexts(site, language, 'common')
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
    },
  })

  route('GET', '/quotes/:id', 'quotes', 'none', async ({ id, language, reply }) => {
    const quote = isUuid(id) ? await readStaffQuote(deps, id, language) : undefined
    if (!quote) return unknown(reply)
    const groups = await listGroupInvoicing(db)
    const invoicing = Object.fromEntries(
      Array.from(groups, ([service, { depositPercent, depositDays }]) => [
        service,
        { depositPercent, depositDays },
      ]),
    )
    const inquiry = quote.inquiryId === null ? undefined : await findInquiry(db, { id: quote.inquiryId })
    return { now: clock().toISOString(), quote, invoicing, request: inquiry?.message ?? '' }
  })

  route('POST', '/quotes', 'quotes', 'none', draft, async ({ member, body, language, reply }) => {
    const { inquiryId, key } = body
    const inquiry = inquiryId === null ? null : await findInquiry(db, { id: inquiryId })
    if (inquiry === undefined) return refuseStaff(reply, { code: 'unknown_inquiry' })
    const { day: today } = swissTime(clock())
    const services = await listEventServices(db, staff.messages.current())
    const proposed = inquiry
      ? quoteOfInquiry({ today, services, prices: deps.prices() }, inquiry)
      : emptyQuote({ today, language })
    const { id } = body.document
      ? await draftQuote(deps, { document: body.document, inquiryId, idempotencyKey: key }, member.id)
      : await beginQuote(deps, { document: proposed, inquiryId, idempotencyKey: key }, member.id)
    return { id }
  })

  route('GET', '/quotes/:id/quote.pdf', 'quotes', 'none', async ({ id, query: given, reply }) => {
    const quote = isUuid(id) ? await findQuote(db, { id }) : undefined
    if (!quote) return unknown(reply)
    // An unchanged draft is what was sent.
    const number = Number(given['version'] ?? (quote.sentRevision === quote.revision ? quote.version : NaN))
    const sent = Number.isSafeInteger(number) ? await findQuoteVersion(db, id, number) : undefined
    const version = sent ?? {
      version: quote.version + 1,
      document: quote.document,
      termsVersion: deps.legal.current('terms'),
      sentAt: clock(),
    }
    const company = staff.messages.current().facts.company
    const content = await printQuote({ ...deps, messages: staff.messages, company }, quote, version)
    return reply
      .headers({
        'Content-Type': 'application/pdf',
        'Content-Disposition': asAttachment(quoteFileName(version.document.language, quote.number)),
      })
      .send(content)
  })

  route('POST', '/quotes/:id', 'quotes', 'none', saved, async ({ id, body, language, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const result = await saveQuote(deps, id, body)
    const { dates } = body.document
    const clashes = result.ok ? await findClashes(db, deps, dates, { except: id, language }) : []
    return answerWith(reply, result, ({ revision, totalCents }) => ({ revision, totalCents, clashes }))
  })

  route('POST', '/quotes/:id/sending', 'quotes', 'none', sending, async ({ id, body, member, reply }) =>
    isUuid(id) ? answer(reply, await sendQuote(deps, id, body, member.id)) : unknown(reply),
  )

  route(
    'POST',
    '/quotes/:id/date-confirmation',
    'quotes',
    'none',
    yes,
    async ({ id, body, member, reply }) =>
      isUuid(id) ? answer(reply, await confirmQuoteDate(deps, id, body, member.id)) : unknown(reply),
  )

  route('POST', '/quotes/:id/resending', 'quotes', 'none', noBody, async ({ id, member, reply }) =>
    isUuid(id) ? answer(reply, await resendQuote(deps, id, member.id)) : unknown(reply),
  )

  route('POST', '/quotes/:id/withdrawal', 'quotes', 'none', reason, async ({ id, body, member, reply }) =>
    isUuid(id) ? answer(reply, await withdrawQuote(deps, id, body.reason, member.id)) : unknown(reply),
  )

  route('POST', '/quotes/:id/decline', 'quotes', 'none', reason, async ({ id, body, member, reply }) =>
    isUuid(id) ? answer(reply, await declineQuote(deps, id, body.reason, member.id)) : unknown(reply),
  )

  route(
    'POST',
    '/quotes/:id/acceptance',
    'quotes',
    'none',
    acceptance,
    async ({ id, body, member, reply }) => {
      const quote = isUuid(id) ? await findQuote(db, { id }) : undefined
      const version = quote && (await findQuoteVersion(db, id, quote.version))
      if (!version) return unknown(reply)
      const { company, street, postalCode, city } = version.document.customer
      const given = { ...body, company, street, postalCode, city, terms: version.termsVersion }
      return answer(reply, await acceptQuote(deps, id, given, member.id))
    },
  )
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_quote' })
}
