import { serviceName } from '#features/services/content/service-name.ts'
import { pictureOf } from '#features/pictures/content/posters.ts'
import { isCourse } from '#features/services/content/services.ts'
import type { EarlierFact } from '#features/facts/fact-kind.ts'
import { listEarlierFacts } from '#features/facts/read-facts.server.ts'
import { listNewest } from '#features/messages/messages-repository.server.ts'
import { listServicePrices } from '#features/services/plan-price.server.ts'
import { isFirstService } from '#features/services/change-service.ts'
import type { ListedService, ServiceFact, ServiceNamesIn } from '#features/services/service-fact.ts'
import type { ServiceChange, StaffService, StaffServices } from '#features/services/staff-service.ts'
import commonTexts from '#i18n/texts/common.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { placesOf } from '#features/messages/http/service-texts.ts'
import { filesWith } from '#features/messages/http/file-texts.ts'
import { paths } from '#content/paths.ts'
import { readServices } from '#features/services/http/read-services.ts'
import { countDates } from '#features/services/http/count-dates.ts'
import { SERVICE_FACT } from '#features/services/http/service-kinds.ts'

/** @param addressesOf e-mail addresses of authors by id */
export async function listStaffServices(
  db: Database,
  now: Date,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<StaffServices> {
  const { listed, revisions, orderRevision, facts } = await readServices(db)
  const prices = await listServicePrices(
    db,
    listed.map(({ service }) => service),
  )
  const dates = await countDates(db, now)
  const copied = await countCopiedTexts(db, listed, filesWith(facts))
  const services = await Promise.all(
    listed.map(async (each): Promise<StaffService> => {
      const { service, state, fact } = each
      const { id } = service
      const price = prices.find((one) => one.id === id)
      if (!price) throw new Error(`no price of ${id}`)
      const { id: _id, like: _like, picture: _picture, leadsTo, ...own } = service
      return {
        id,
        kind: isCourse(service) ? 'course' : 'team-event',
        state,
        isFirst: isFirstService(id),
        names: fact?.own?.names ?? namesInFiles(id),
        from: fact?.own?.from ?? null,
        picture: pictureOf(service),
        leadsTo: leadsTo ?? null,
        facts: own,
        cents: price.cents,
        isPricePlanned: price.planned.length > 0,
        path: isCourse(service) ? paths.survivalLevel(id) : paths.teamEvent(id),
        textsPage: placesOf(service)[0]?.namespace ?? '',
        copiedTexts: copied.get(id) ?? null,
        dates: dates.get(id) ?? 0,
        revision: revisions.get(id) ?? 0,
        history: revisions.has(id)
          ? (await listEarlierFacts(db, SERVICE_FACT, id, addressesOf)).flatMap((earlier) =>
              toChange(service, earlier),
            )
          : [],
      }
    }),
  )
  return { services, orderRevision }
}

function namesInFiles(id: string): ServiceNamesIn {
  const named = LANGUAGES.map((language) => [
    language,
    serviceName(commonTexts[language], id).replaceAll('\u00ad', ''),
  ])
  return Object.fromEntries(named) as ServiceNamesIn
}

function toChange(
  service: ListedService['service'],
  { revision, at, author, value }: EarlierFact<ServiceFact>,
): ServiceChange[] {
  if (!value) return []
  const { state, own, facts, picture } = value
  const pictureName = pictureOf({
    id: service.id,
    ...(service.like && { like: service.like }),
    ...(picture && { picture }),
  })
  return [{ revision, at, author, state, names: own?.names ?? null, facts, picture: pictureName }]
}

const HAS_WORDS = /\p{L}{2}/u

/** Of each added service: texts neither changed nor confirmed since they were copied. */
async function countCopiedTexts(
  db: Database,
  listed: readonly ListedService[],
  files: ReturnType<typeof filesWith>,
): Promise<ReadonlyMap<string, Record<Language, number>>> {
  const added = listed.filter(({ fact }) => fact?.own)
  if (added.length === 0) return new Map()
  const places = added.flatMap(({ service }) => placesOf(service))
  const { newest } = await listNewest(db, [...new Set(places.map(({ namespace }) => namespace))])
  const read = new Set(newest.map(({ namespace, path, language }) => `${language} ${namespace} ${path}`))
  return new Map(
    added.map(({ service }) => {
      const counts = LANGUAGES.map((language) => {
        const left = placesOf(service).flatMap(({ namespace, prefix }) =>
          [...files.textsOf(namespace).values()].filter(
            ({ path, texts }) =>
              path.startsWith(prefix) &&
              HAS_WORDS.test(texts[language]) &&
              !read.has(`${language} ${namespace} ${path}`),
          ),
        )
        return [language, left.length]
      })
      return [service.id, Object.fromEntries(counts) as Record<Language, number>]
    }),
  )
}
