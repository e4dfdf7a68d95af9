import { asInline } from '#platform/http/content-disposition.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { paths } from '#content/paths.ts'
import { addOrderNumber } from '#features/invoice/customer/add-order-number.server.ts'
import { orderNumberSchema } from '#features/invoice/customer/order-number.schema.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { openInvoicePayment } from '#features/invoice/pay/open-invoice-payment.server.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import {
  findInvoiceByReference,
  invoiceUrl,
  readDocument,
  viewInvoice,
} from '#features/invoice/view-invoice.server.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { keepPrivate } from '#platform/http/private-page-routes.ts'
import { languageOf, namedLanguage } from '#platform/http/requested-language.ts'

/** Per network. Drawing a PDF takes 0.1 s. */
const REQUESTS = { max: 60, timeWindow: '10 minutes' }

/** Codes have 60 bits, so this only slows down guessing. */
const VOUCHERS = { max: 20, timeWindow: '10 minutes' }

const voucherBody = z.object({
  code: z.string().overwrite(plainLine).min(1).max(INVOICE_LIMITS.voucher).regex(SINGLE_LINE),
})

export interface InvoiceRoutesDeps extends InvoiceDeps {
  drawing: Drawing
  /** Set to false only in benchmarks and tests, which come from one address. */
  limited?: boolean
}

type Referenced = FastifyRequest<{ Params: { reference: string } }>

/** What the private page of an invoice reads, downloads and posts. An unknown reference and a draft look the same. */
export function invoiceRoutes(app: FastifyInstance, deps: InvoiceRoutesDeps) {
  app.register(async (scope) => {
    await scope.register(limitRequests('invoices'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 4 * 1024 })
    const limited = deps.limited === false ? {} : { config: { rateLimit: REQUESTS } }
    const limitedVouchers = deps.limited === false ? {} : { config: { rateLimit: VOUCHERS } }
    keepPrivate(scope)
    scope.get('/api/invoices/:reference', async (request, reply) => {
      const { reference } = (request as Referenced).params
      const invoice = await findInvoiceByReference(deps.db, reference)
      if (!invoice) return unknown(reply)
      return viewInvoice(deps.db, await readPaid(deps, invoice), reference)
    })
    scope.get('/api/invoices/:reference/pdf', limited, async (request, reply) => {
      const invoice = await findInvoiceByReference(deps.db, (request as Referenced).params.reference)
      if (!invoice) return unknown(reply)
      const document = await readDocument(deps.db, invoice)
      const address = invoiceUrl(deps, invoice.id)
      const file = await deps.drawing.draw({ kind: 'invoice', input: [document, { address }] })
      return reply
        .headers({
          'Content-Type': file.contentType,
          'Content-Disposition': asInline(file.filename),
        })
        .send(file.content)
    })
    scope.post('/api/invoices/:reference/order-number', limited, (request, reply) =>
      giveOrderNumber(deps, request as Referenced, reply),
    )
    scope.post('/api/invoices/:reference/payment', limited, (request, reply) =>
      pay(deps, request as Referenced, reply),
    )
    scope.post('/api/invoices/:reference/voucher', limitedVouchers, (request, reply) =>
      payByVoucher(deps, request as Referenced, reply),
    )
  })
}

/** As JSON, or as a plain form, which is answered by a 303. */
async function giveOrderNumber(deps: InvoiceRoutesDeps, request: Referenced, reply: FastifyReply) {
  const { reference } = request.params
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  const language = languageOf(request, namedLanguage(request))
  const page = `${paths.myInvoice(encodeURIComponent(reference))}?${LANGUAGE_QUERY}=${language}`
  const invoice = await findInvoiceByReference(deps.db, reference)
  if (!invoice) return isForm ? reply.redirect(page, 303) : unknown(reply)
  const parsed = orderNumberSchema.safeParse(request.body ?? {})
  if (!parsed.success) {
    if (isForm) return reply.redirect(`${page}&problem=invalid`, 303)
    const fields = fieldProblems(parsed.error.issues)
    return reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
  }
  const added = await addOrderNumber(deps, invoice.id, parsed.data.orderNumber)
  if (isForm) return reply.redirect(added.ok ? page : `${page}&problem=${added.refusal.code}`, 303)
  if (!added.ok) return reply.code(409).send({ statusCode: 409, ...added.refusal })
  return viewInvoice(deps.db, added.value, reference)
}

async function pay(deps: InvoiceRoutesDeps, request: Referenced, reply: FastifyReply) {
  const { reference } = request.params
  const language = languageOf(request, namedLanguage(request))
  const page = `${paths.myInvoice(encodeURIComponent(reference))}?${LANGUAGE_QUERY}=${language}`
  const invoice = await findInvoiceByReference(deps.db, reference)
  if (!invoice) return reply.redirect(page, 303)
  const opened = await openInvoicePayment(deps, invoice, language)
  if (opened.ok) return reply.redirect(opened.value, 303)
  if (opened.refusal.code === 'payment_unavailable') request.log.error(opened.refusal, 'no payment page')
  return reply.redirect(`${page}&problem=${opened.refusal.code}`, 303)
}

/** A form is answered with a 303, anything else with the invoice. What its payment page asks is too much then: it is closed. */
async function payByVoucher(deps: InvoiceRoutesDeps, request: Referenced, reply: FastifyReply) {
  const { reference } = request.params
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  const language = languageOf(request, namedLanguage(request))
  const back = (query: string) =>
    reply.redirect(
      `${paths.myInvoice(encodeURIComponent(reference))}?${LANGUAGE_QUERY}=${language}${query}`,
      303,
    )
  const refused = (code: string, status: number) =>
    isForm ? back(`&problem=${code}`) : reply.code(status).send({ statusCode: status, code })
  const invoice = await findInvoiceByReference(deps.db, reference)
  if (!invoice) return isForm ? back('') : unknown(reply)
  const parsed = voucherBody.safeParse(request.body)
  if (!parsed.success) return refused('invalid', 422)
  const paid = await payInvoiceByVoucher(deps, invoice.id, parsed.data)
  if (!paid.ok) return refused(paid.refusal.code, 409)
  const { sessionId } = paid.value
  if (sessionId) await deps.payments.expireSession(sessionId)
  return isForm ? back('&done=voucher') : viewInvoice(deps.db, paid.value, reference)
}

/** Who returns from paying sees the payment, even when the provider's event is late or lost. */
async function readPaid(deps: InvoiceDeps, invoice: StoredInvoice) {
  const { sessionId } = invoice
  const completion = sessionId ? await deps.payments.readCompletion(sessionId) : null
  if (completion?.kind !== 'paid') return invoice
  await recordInvoicePayment(deps, completion)
  return (await findInvoice(deps.db, { id: invoice.id })) ?? invoice
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such invoice' })
}
