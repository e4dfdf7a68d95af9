import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { askAboutQuote } from '#features/quote/customer/ask-about-quote.server.ts'
import { acceptQuote, declineQuote } from '#features/quote/customer/decide-quote.server.ts'
import {
  acceptQuoteSchema,
  askAboutQuoteSchema,
  declineQuoteSchema,
} from '#features/quote/customer/quote-forms.schema.ts'
import { findSentQuote, viewQuote } from '#features/quote/customer/view-quote.server.ts'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import type { QuoteDeps } from '#features/quote/quote-deps.server.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import type { Result } from '#kernel/result.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { keepPrivate } from '../http/private-page-routes.ts'
import { namedLanguage, languageOf } from '../http/requested-language.ts'
import type { MessageSource } from '../messages/open-messages.ts'
import { printQuote, quoteFileName, serviceNameIn } from './print-quote.ts'

const CHANGES = { max: 60, timeWindow: '10 minutes' }
/** Drawing costs more than reading. */
const FILES = { max: 60, timeWindow: '10 minutes' }

export interface QuoteRoutesDeps extends QuoteDeps {
  messages: Pick<MessageSource, 'current'>
  headers: Record<string, string>
  limited: boolean
}

type Sent = NonNullable<Awaited<ReturnType<typeof findSentQuote>>>
type Refused = { code: string }

/** The private page's data, PDF and decisions. Changes also take plain forms and answer those with a 303. */
export function quoteRoutes(app: FastifyInstance, deps: QuoteRoutesDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('quotes'), { global: false, keyGenerator: byNetwork })
    await scope.register(formbody, { bodyLimit: 64 * 1024 })
    const limited = (limit: typeof CHANGES) => (deps.limited ? { config: { rateLimit: limit } } : {})
    keepPrivate(scope)

    scope.get('/api/quotes/:reference', async (request, reply) => {
      const sent = await findSentQuote(deps, referenceIn(request))
      return sent ? view(deps, sent, request) : unknown(reply)
    })

    scope.get('/offerte/:reference/offerte.pdf', limited(FILES), async (request, reply) => {
      const sent = await findSentQuote(deps, referenceIn(request))
      if (!sent) return unknown(reply)
      const { quote, version } = sent
      const company = deps.messages.current().facts.company
      return reply
        .headers({
          ...deps.headers,
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${quoteFileName(version.document.language, quote.number)}"`,
        })
        .send(await printQuote({ ...deps, company }, quote, version))
    })

    const change = <Schema extends z.ZodType>(
      path: string,
      schema: Schema,
      run: (sent: Sent, body: z.output<Schema>) => Promise<Result<unknown, Refused>>,
    ) =>
      scope.post(`/api/quotes/:reference/${path}`, limited(CHANGES), async (request, reply) => {
        const reference = referenceIn(request)
        const sent = await findSentQuote(deps, reference)
        const isForm = comesFromForm(request)
        const back = (query: string) =>
          reply.redirect(`/offerte/${encodeURIComponent(reference)}?${query}`, 303)
        if (!sent) return isForm ? back('') : unknown(reply)
        const parsed = schema.safeParse(request.body ?? {})
        if (!parsed.success) {
          const fields = fieldProblems(parsed.error.issues)
          if (isForm) return back(`problem=invalid&field=${encodeURIComponent(fields[0]?.field ?? '')}`)
          return reply.code(422).send({ statusCode: 422, code: 'invalid', fields })
        }
        const result = await run(sent, parsed.data)
        if (isForm) return back(result.ok ? `done=${path}` : `problem=${result.refusal.code}`)
        if (!result.ok) return reply.code(409).send({ statusCode: 409, ...result.refusal })
        const now = await findSentQuote(deps, reference)
        return now ? view(deps, now, request) : unknown(reply)
      })

    change('acceptance', acceptQuoteSchema, ({ quote, version }, { agreed: _agreed, date, ...body }) => {
      const only = version.document.dates.length === 1 ? 0 : null
      return acceptQuote(deps, quote.id, {
        ...body,
        date: date ?? only,
        terms: body.terms ?? version.termsVersion,
      })
    })
    change('decline', declineQuoteSchema, ({ quote }, { reason }) => declineQuote(deps, quote.id, reason))
    change('question', askAboutQuoteSchema, ({ quote }, body) => askAboutQuote(deps, quote.id, body))
  })
}

function view(deps: QuoteRoutesDeps, sent: Sent, request: FastifyRequest): QuoteView {
  const language = languageOf(request, namedLanguage(request))
  const serviceName = serviceNameIn(language, deps.messages.current(), sent.version.document)
  return viewQuote(deps, sent, { reference: referenceIn(request), language, serviceName })
}

function referenceIn(request: FastifyRequest): string {
  return (request.params as { reference: string }).reference
}

function comesFromForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such quote' })
}
