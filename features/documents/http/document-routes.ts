import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DOCUMENT_TYPE } from '#features/documents/document-file.ts'
import type { DocumentStore } from '#features/documents/document-store.server.ts'
import { asAttachment } from '#platform/http/content-disposition.ts'
import { languageOf, namedLanguage } from '#platform/http/requested-language.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'

interface DocumentRoutesDeps {
  headers: Record<string, string>
  documents: DocumentStore
  messages: MessageSource
}

/** `/documents/<id>.pdf?lng=de`, while it stands on a page that there is: always a download, never rendered here. */
export function documentRoutes(
  app: FastifyInstance,
  { headers, documents, messages }: DocumentRoutesDeps,
): void {
  app.get('/documents/:id.pdf', async (request, reply) => {
    const { id } = request.params as { id: string }
    const { documents: published, services } = messages.current().facts
    const document = Object.hasOwn(published, id) ? published[id] : undefined
    const isPublic = document?.pages.some((page) => services.retired.every((retired) => retired.id !== page))
    const file = isPublic ? await documents.open(id) : undefined
    if (!document || !file)
      return reply
        .code(404)
        .headers({ ...headers, 'Cache-Control': 'no-cache' })
        .send({ statusCode: 404, error: 'Not Found', message: 'No such document' })
    const named = namedLanguage(request)
    const language = languageOf(request, named)
    // A file never changes; the name under which it is saved may.
    const name = createHash('sha256').update(document.title[language]).digest('base64url').slice(0, 12)
    const etag = `"${id}-${name}"`
    reply.headers({
      ...headers,
      'Cache-Control': named ? 'public, no-cache' : 'private, no-cache',
      ETag: etag,
      'X-Robots-Tag': 'noindex',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .headers({
        'Content-Type': DOCUMENT_TYPE,
        'Content-Length': file.bytes,
        'Content-Disposition': asAttachment(`${document.title[language]}.pdf`),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(await file.read())
  })
}
