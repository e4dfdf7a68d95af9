import { COMPANY_PART_IDS, COMPANY_PARTS, type CompanyFacts } from '#features/company/company-parts.ts'
import {
  type FactKind,
  type FactSet,
  manyFacts,
  oneFact,
  type StoredFact,
} from '#features/facts/fact-kind.ts'
import { FIRST_ORDER, NO_SERVICE_FACTS, type ServiceFact } from '#features/services/service-fact.ts'
import { TEAM_ORDER } from '#features/people/team-order.ts'
import { documentSet } from '#features/documents/http/document-kind.ts'
import { pictureSet, stripSet } from '#features/pictures/http/picture-kinds.ts'
import { FIRST_VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import { SERVICE_FACT, SERVICE_ORDER } from '#features/services/http/service-kinds.ts'

const companySets = Object.fromEntries(
  COMPANY_PART_IDS.map((part) => {
    const kind: FactKind<unknown> & { first: unknown } = COMPANY_PARTS[part]
    return [part, oneFact(kind, kind.first)]
  }),
) as { [Part in keyof CompanyFacts]: FactSet<CompanyFacts[Part]> }

/** What owners publish beside texts, prices, people and news: a line each, named as in `SiteFacts`. */
export const FACT_SETS = {
  pictures: pictureSet,
  photographs: stripSet,
  documents: documentSet,
  teamOrder: oneFact<readonly string[]>(TEAM_ORDER, []),
  ...companySets,
  serviceFacts: manyFacts(SERVICE_FACT, NO_SERVICE_FACTS, withoutNull<ServiceFact>),
  serviceOrder: oneFact(SERVICE_ORDER, FIRST_ORDER),
  voucherYears: oneFact<number>(VOUCHER_YEARS_KIND, FIRST_VOUCHER_YEARS),
} satisfies Record<string, FactSet<unknown>>

export type PublishedFacts = { [Name in keyof typeof FACT_SETS]: FactsOf<(typeof FACT_SETS)[Name]> }
type FactsOf<Set> = Set extends FactSet<infer Value> ? Value : never

const NAMES = Object.keys(FACT_SETS) as (keyof PublishedFacts)[]

export const INITIAL_FACTS: PublishedFacts = readAll([])

/** The very `FIRST_TOLD` when nothing of it was published. */
export function combineFacts(published: readonly StoredFact[]): PublishedFacts {
  const read = readAll(published)
  return NAMES.every((name) => read[name] === INITIAL_FACTS[name]) ? INITIAL_FACTS : read
}

function readAll(published: readonly StoredFact[]): PublishedFacts {
  const sets: Readonly<Record<string, FactSet<unknown>>> = FACT_SETS
  return Object.fromEntries(NAMES.map((name) => [name, sets[name]?.read(published)])) as PublishedFacts
}

function withoutNull<Value>(read: ReadonlyMap<string, Value | null>): ReadonlyMap<string, Value> {
  return new Map([...read].flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])))
}
