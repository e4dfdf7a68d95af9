import type { OfferedService } from '#features/calendar/staff/event-service.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import { teamEventNamespace } from '#features/services/content/service-namespace.ts'
import { isCourse, type SurvivalCourse, type TeamEvent } from '#features/services/content/services.ts'
import { type LatestDate, readLatestDates } from '#features/calendar/staff/latest-dates.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

/** What is offered now, with what a new date of each usually has. */
export async function listEventServices(db: Database, site: SiteMessages): Promise<OfferedService[]> {
  const { courses, teamEvents } = site.offer.services
  const offered = [...courses, ...teamEvents]
  const latest = await readLatestDates(db, [...new Set(offered.flatMap(({ id, like }) => [id, like ?? id]))])
  return offered.map((service) => toOffered(service, site, latest))
}

function toOffered(
  service: SurvivalCourse | TeamEvent,
  site: SiteMessages,
  latest: ReadonlyMap<string, LatestDate>,
): OfferedService {
  const { id, like, nights } = service
  const { facts, offer } = site
  // One that was added begins where the service is that it is like, as its texts do.
  const date = latest.get(id) ?? latest.get(like ?? id)
  return {
    id,
    names: inEach((language) => serviceName(offer.namesIn(language), id).replaceAll('\u00ad', '')),
    nights,
    place: (isCourse(service) ? null : placeOfTexts(site, id)) ?? date?.place ?? null,
    meetingPoint: textOrNull(facts.meetingPlaces[id]?.place) ?? date?.meetingPoint ?? null,
    ...(isCourse(service)
      ? {
          hours: service.hours,
          places: service.group.to,
          minimum: service.group.from,
          priceCents: pricesOf(offer.prices, id)[0],
        }
      : {
          hours: service.hours,
          places: service.brackets.at(-1)?.upTo ?? service.flatUpTo,
          minimum: null,
          priceCents: null,
        }),
  }
}

/** As the page of a team event has it. */
function placeOfTexts(site: SiteMessages, id: string): LocalisedText | null {
  const namespace = teamEventNamespace(id)
  return textOrNull(inEach((language) => site.of(language, [namespace])[namespace]?.place ?? ''))
}

function textOrNull(text: Readonly<Partial<Record<Language, string>>> | undefined): LocalisedText | null {
  if (!text?.de) return null
  const others = LANGUAGES.filter((language) => language !== 'de' && text[language])
  return { de: text.de, ...Object.fromEntries(others.map((language) => [language, text[language]])) }
}

function inEach(textIn: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<
    Language,
    string
  >
}
