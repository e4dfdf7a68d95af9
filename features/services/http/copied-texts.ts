import { serviceName } from '#features/services/content/service-name.ts'
import { firstOf } from '#features/services/content/services.ts'
import { listNewest } from '#features/messages/messages-repository.server.ts'
import type { CopiedTexts, ListedService } from '#features/services/service-fact.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { copyTexts, keyOf, placesOf } from '#features/messages/http/service-texts.ts'

/** Characters of JSON; a service whose every text is its own stays below. */
const MOST_LENGTH = 150_000

/**
 * What visitors read of a service where that is not the text of the files, as if it were that of the service it is like.
 */
export async function readChangedTexts(
  tx: Database | Transaction,
  source: ListedService,
): Promise<CopiedTexts> {
  const places = placesOf(source.service)
  const { published } = await listNewest(tx, [...new Set(places.map(({ namespace }) => namespace))])
  const { id } = source.service
  const like = firstOf(source.service)
  const texts: Record<string, Partial<Record<Language, string>>> = { ...source.fact?.own?.texts }
  for (const { namespace, path, language, value } of published) {
    const place = places.find((each) => each.namespace === namespace && path.startsWith(each.prefix))
    if (!place || value === null) continue
    const likeName = serviceName(commonTexts[language], like)
    const name = source.fact?.own?.names[language] ?? likeName
    const key = keyOf(place.slot, path.slice(place.prefix.length))
    const copy = copyTexts(value, { from: { id, name }, to: { id: like, name: likeName } })
    texts[key] = { ...texts[key], [language]: copy as string }
  }
  return JSON.stringify(texts).length > MOST_LENGTH ? {} : texts
}
