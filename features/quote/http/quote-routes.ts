import { asInline } from '#platform/http/content-disposition.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { askAboutQuote } from '#features/quote/customer/ask-about-quote.server.ts'
import { acceptQuote, declineQuote } from '#features/quote/http/decide-quote.ts'
import {
  acceptQuoteSchema,
  askAboutQuoteSchema,
  declineQuoteSchema,
} from '#features/quote/customer/quote-forms.schema.ts'
import { findSentQuote, viewQuote } from '#features/quote/customer/view-quote.server.ts'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import type { QuoteDeps } from '#features/quote/quote-deps.server.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { refuse, type Result } from '#kernel/result.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { readTexts } from '#server/forms/read-texts.ts'
import { sendFormBack } from '#server/forms/send-form-back.ts'
import { keepPrivate } from '#platform/http/private-page-routes.ts'
import { namedLanguage, languageOf } from '#platform/http/requested-language.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import { printQuote, quoteFileName, serviceNameIn } from './print-quote.ts'

const CHANGES = { max: 60, timeWindow: '10 minutes' }
/** Drawing costs more than reading. */
const FILES = { max: 60, timeWindow: '10 minutes' }

export interface QuoteRoutesDeps extends QuoteDeps {
  messages: Pick<MessageSource, 'current'>
  headers: Record<string, string>
  limited: boolean
  renderPage: PageRenderer
}

type Sent = NonNullable<Awaited<ReturnType<typeof findSentQuote>>>
interface Refused {
  status: 409 | 422
  code: string
  fields?: FieldProblem[]
}

/** The private page's data, PDF and decisions. Without script the forms go to their page. */
export function quoteRoutes(app: FastifyInstance, deps: QuoteRoutesDeps) {
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
          'Content-Disposition': asInline(quoteFileName(version.document.language, quote.number)),
        })
        .send(await printQuote({ ...deps, company }, quote, version))
    })

    const forms = new Map<string, (sent: Sent, body: unknown) => Promise<Result<unknown, Refused>>>()
    const change = <Schema extends z.ZodType>(
      path: string,
      schema: Schema,
      run: (sent: Sent, body: z.output<Schema>) => Promise<Result<unknown, { code: string }>>,
    ) => {
      const decide = async (sent: Sent, body: unknown): Promise<Result<unknown, Refused>> => {
        const parsed = schema.safeParse(body ?? {})
        if (!parsed.success)
          return refuse({ status: 422, code: 'invalid', fields: fieldProblems(parsed.error.issues) })
        const result = await run(sent, parsed.data)
        return result.ok ? result : refuse({ status: 409, ...result.refusal })
      }
      forms.set(path, decide)
      scope.post(`/api/quotes/:reference/${path}`, limited(CHANGES), async (request, reply) => {
        const reference = referenceIn(request)
        const sent = await findSentQuote(deps, reference)
        if (!sent) return unknown(reply)
        const result = await decide(sent, request.body)
        if (!result.ok) {
          const { status, ...refusal } = result.refusal
          return reply.code(status).send({ statusCode: status, ...refusal })
        }
        const now = await findSentQuote(deps, reference)
        return now ? view(deps, now, request) : unknown(reply)
      })
    }

    // The same without JavaScript: what is refused returns with what was typed.
    scope.post('/offerte/:reference', limited(CHANGES), async (request, reply) => {
      const { form = '' } = request.query as { form?: string }
      const page = `/offerte/${encodeURIComponent(referenceIn(request))}`
      const sent = await findSentQuote(deps, referenceIn(request))
      const decide = forms.get(form)
      if (!sent || !decide) return reply.redirect(page, 303)
      const result = await decide(sent, request.body)
      if (result.ok) return reply.redirect(`${page}?done=${form}`, 303)
      const { status, code, fields = [] } = result.refusal
      return sendFormBack(deps, reply, {
        page,
        language: languageOf(request, namedLanguage(request)),
        values: { ...readTexts(request.body), form },
        status,
        problems: fields.length > 0 ? fields : [{ field: '', code }],
      })
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

function referenceIn(request: FastifyRequest) {
  return (request.params as { reference: string }).reference
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such quote' })
}
