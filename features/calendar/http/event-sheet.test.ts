import Fastify from 'fastify'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { teamEventNamespace } from '#features/services/content/service-namespace.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_COMPANY as company } from '#features/company/content/first-company.ts'
import { ruleText } from '#features/facts/content/rules.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { priceGroup } from '#features/services/content/group-price.ts'
import { formatFrancs } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { sheetRoutes } from './sheet-routes.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'

const SITE = 'https://www.gratweg.test'
const app = Fastify()

beforeAll(async () => {
  sheetRoutes(app, {
    drawing: inProcess,
    clock: () => new Date('2027-03-14T12:00:00Z'),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    publicUrl: SITE,
    messages: fileMessageSource,
  })
  await app.ready()
})
afterAll(() => app.close())

const sheetOf = (id: string, language: Language) => app.inject(`/team-events/${id}.pdf?lng=${language}`)
/** Lines break anywhere, and all spaces look alike. */
const letters = (text: string) => text.replace(/[\s\u00a0\u202f\u00ad]/g, '')

describe('the sheet of a team event', () => {
  it.each(LANGUAGES)('fits one page in %s and matches the page, for each of the six', async (language) => {
    for (const event of pricedServices(FIRST_SERVICES, FIRST_PRICES).teamEvents) {
      const { rawPayload: pdf, headers } = await sheetOf(event.id, language)
      const source = pdf.toString('latin1')
      expect(source.match(/\/Type \/Page\b/g), event.id).toHaveLength(1)
      expect(source).toContain(`/Lang (${language}`)
      expect(source).toContain(`${SITE}/team-events/${event.id}?lng=${language}#anfrage`)
      expect(headers['content-type']).toBe('application/pdf')
      expect(pdf.length).toBeLessThan(300_000)

      const text = letters(textOfPdf(pdf))
      const page = FILE_MESSAGES.of(language, [teamEventNamespace(event.id)]) as Record<string, unknown>
      const messages = page[`team-event-${event.id}`] as TeamEventMessages
      const totals = [8, 15, 24].flatMap((people) => {
        const price = priceGroup(event, people)
        return price.ok ? [formatFrancs(language, price.value.totalCents)] : []
      })
      for (const fact of [
        messages.forWhom,
        messages.lead,
        ...messages.features.flatMap(({ title, text }) => [title, text]),
        ...messages.schedule.rows.map(({ title }) => title),
        ...messages.included,
        messages.notIncluded,
        messages.meeting,
        messages.safety,
        ...messages.bring,
        ...totals,
        ruleText(language, 'weather'),
        ruleText(language, 'cancellation'),
        company.email,
        company.phone,
      ])
        expect(text, event.id).toContain(letters(fact))
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN/)
    }
  })

  it('is drawn once, and answered with 304 to a current copy', async () => {
    const first = await sheetOf('shelter-bau', 'it')
    const again = await app.inject({
      url: '/team-events/shelter-bau.pdf?lng=it',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': 'inline; filename="gratweg-shelter-bau-it.pdf"',
      'content-language': 'it-CH',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  it('is in the visitor’s language where the address names none, and is then private', async () => {
    const { headers } = await app.inject({
      url: '/team-events/shelter-bau.pdf',
      headers: { 'accept-language': 'fr' },
    })
    expect(headers).toMatchObject({ 'content-language': 'fr-CH', 'cache-control': 'private, no-cache' })
  })

  it.each(['aufbruch', 'nothing', '..%2Fcontent', 'constructor'])('answers 404 for %s', async (slug) => {
    expect((await app.inject(`/team-events/${slug}.pdf?lng=de`)).statusCode).toBe(404)
  })
})
