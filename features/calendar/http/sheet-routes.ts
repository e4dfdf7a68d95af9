import { asInline } from '#platform/http/content-disposition.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths } from '#content/paths.ts'
import { successorOf } from '#features/services/http/successor-of.ts'
import { posterOf } from '#features/pictures/content/posters.ts'
import { type PricedTeamEvent, pricedServices } from '#features/services/content/service-prices.ts'
import { teamEventNamespace } from '#features/services/content/service-namespace.ts'
import { isCourse, type ServiceId, type Services } from '#features/services/content/services.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type teamEventTexts from '#features/services/texts/team-event.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, namedLanguage } from '#platform/http/requested-language.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { eventSheet } from './event-sheet.ts'

type SharedMessages = typeof teamEventTexts.de

interface SheetRoutesDeps {
  clock: Clock
  headers: Record<string, string>
  /** Origin without a trailing slash. */
  publicUrl: string
  drawing: Drawing
  messages: MessageSource
}

interface SheetFile {
  content: Buffer
  etag: string
}

/** `/team-events/back-to-the-roots.pdf?lng=de`: one page to forward. Drawn once for each event and language. That of a retired event leads on as its page does. */
export function sheetRoutes(
  app: FastifyInstance,
  { clock, headers, publicUrl, drawing, messages }: SheetRoutesDeps,
): void {
  const files = new Map<string, Promise<SheetFile>>()

  messages.onChange(() => files.clear())

  function fileOf(id: string, language: Language): Promise<SheetFile> | undefined {
    const key = `${id} ${language}`
    const known = files.get(key)
    if (known) return known
    const site = messages.current()
    const { teamEvents } = pricedServices(site.facts.services, site.facts.prices)
    const event = teamEvents.find((each) => each.id === id)
    if (!event) return undefined
    const file = drawSheet(event, language, { publicUrl, drawing, site, date: clock() })
    files.set(key, file)
    file.catch(() => files.delete(key))
    return file
  }

  app.get('/team-events/:slug.pdf', async (request: FastifyRequest, reply) => {
    const { slug } = request.params as { slug: string }
    const named = namedLanguage(request)
    const language = languageOf(request, named)
    const file = await fileOf(slug, language)
    const next = file ? undefined : nextAddress(messages.current().facts.services, slug)
    if (next)
      return reply
        .headers({ ...headers, 'Cache-Control': 'no-cache' })
        .redirect(next + new URL(request.url, publicUrl).search, 301)
    if (!file)
      return reply
        .code(404)
        .headers({ ...headers, 'Cache-Control': 'no-cache' })
        .send({ statusCode: 404, error: 'Not Found', message: 'No such event' })
    const { content, etag } = file
    reply.headers({
      ...headers,
      'Content-Language': HTML_LANG[language],
      // Without a language in the address, the answer depends on the visitor.
      'Cache-Control': named ? 'public, no-cache' : 'private, no-cache',
      ETag: etag,
      'X-Robots-Tag': 'noindex',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .headers({
        'Content-Type': 'application/pdf',
        'Content-Disposition': asInline(`gratweg-${slug}-${language}.pdf`),
      })
      .send(content)
  })
}

/** The sheet of a retired event's successor, or a page where that has none. */
function nextAddress(services: Services, id: ServiceId): string | undefined {
  const retired = services.retired.find((each) => each.id === id)
  const successor = retired && !isCourse(retired) ? successorOf(services, id) : undefined
  const hasSheet = successor?.service && !isCourse(successor.service)
  return hasSheet ? `${successor.path}.pdf` : successor?.path
}

async function drawSheet(
  event: PricedTeamEvent,
  language: Language,
  { publicUrl, drawing, site, date }: { publicUrl: string; drawing: Drawing; site: SiteMessages; date: Date },
): Promise<SheetFile> {
  const namespace = teamEventNamespace(event.id)
  const bundles = site.of(language, ['team-event', namespace]) as Record<string, unknown>
  const sheet = eventSheet(
    language,
    event,
    bundles[namespace] as TeamEventMessages,
    bundles['team-event'] as SharedMessages,
    site.offer.namesIn(language),
  )
  const place = {
    language,
    scene: /([\w-]+)\.svg$/.exec(posterOf(event))?.[1] ?? '',
    address: `${publicUrl}${paths.teamEvent(event.id)}?${LANGUAGE_QUERY}=${language}#anfrage`,
    date,
    company: site.facts.company,
  }
  const { content } = await drawing.draw({ kind: 'event-sheet', input: [sheet, place] })
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }
}
