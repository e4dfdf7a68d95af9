import { serviceName } from '#features/services/content/service-name.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  FIRST_ORDER,
  type ListedService,
  listServices,
  type ServiceFact,
  type ServiceFacts,
} from '#features/services/service-fact.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import { SERVICE_FACT, SERVICE_ORDER } from './service-kinds.ts'

export interface StoredServices {
  /** In the order of the site, drafts and retired ones too. */
  listed: ListedService[]
  facts: ServiceFacts
  order: readonly string[]
  /** Of each that was ever changed: what the next change has to name. */
  revisions: ReadonlyMap<string, number>
  orderRevision: number
}

/** The current state; a change of services holds the lock of all publications. */
export async function readServices(db: Database | Transaction): Promise<StoredServices> {
  const stored = await listFacts(db, SERVICE_FACT)
  const [ordered] = await listFacts(db, SERVICE_ORDER)
  const facts = new Map<string, ServiceFact>(
    stored.flatMap(({ key, published }) => (published ? [[key, published] as const] : [])),
  )
  const order = ordered?.published ?? FIRST_ORDER
  return {
    listed: listServices(facts, order),
    facts,
    order,
    revisions: new Map(stored.map(({ key, revision }) => [key, revision])),
    orderRevision: ordered?.revision ?? 0,
  }
}

/** Its name in a language without soft hyphens, also of a draft, which the site's texts do not have. */
export function nameOfListed({ service: { id }, fact }: ListedService, language: Language): string {
  const name = fact?.own?.names[language] ?? serviceName(commonTexts[language], id)
  return name.replaceAll('\u00ad', '')
}

/** As `readServices`, without states. */
export async function readKnownServices(tx: Database | Transaction) {
  return (await readServices(tx)).listed.map(({ service }) => service)
}
