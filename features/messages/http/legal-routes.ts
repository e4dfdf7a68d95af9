import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LEGAL_DOCUMENTS } from '#features/messages/content/legal-document-ids.ts'
import { VERSION_NAME } from '#features/messages/content/legal-versions.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import { namedLanguage } from '#platform/http/requested-language.ts'
import type { MessageSource } from './open-messages.ts'
import { readLegalVersion } from './read-legal-version.ts'

interface LegalRoutesDeps {
  db: Database
  messages: Pick<MessageSource, 'current'>
  payments: { provider: PaymentProvider }
}

const name = z.string().regex(VERSION_NAME).optional()
const query = z.object({ version: name, gegen: name })

type LegalRequest = FastifyRequest<{ Params: { document: string } }>

/** `GET /api/legal/:document/versions`: which versions held, one of them, and what it changed (`gegen`). */
export function legalRoutes(app: FastifyInstance, { db, messages, payments }: LegalRoutesDeps): void {
  app.get('/api/legal/:document/versions', async (request: LegalRequest, reply) => {
    const language = namedLanguage(request) ?? 'de'
    const document = LEGAL_DOCUMENTS.find((each) => each === request.params.document)
    const { data } = query.safeParse(request.query)
    const deps = { db, site: messages.current(), paymentProvider: payments.provider }
    const page = document && data && (await readLegalVersion(deps, document, language, data))
    return reply
      .code(page ? 200 : 404)
      .headers({
        'Content-Language': HTML_LANG[language],
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
      })
      .send(page ?? { statusCode: 404, error: 'Not Found', message: 'No such version' })
  })
}
