import {
  FIRST_SERVICE_IDS,
  FIRST_SERVICES,
  type FirstServiceId,
  isCourse,
  type ServiceId,
  type Services,
  SURVIVAL_COURSES,
  type SurvivalCourse,
  TEAM_EVENTS,
  type TeamEvent,
} from './content/services.ts'
import type { Language } from '#i18n/languages.ts'

export type ServiceState = 'draft' | 'offered' | 'retired'
export const SERVICE_STATES = ['draft', 'offered', 'retired'] as const satisfies readonly ServiceState[]

/** What a course is, beside its words and its price. */
export type CourseFacts = Omit<SurvivalCourse, 'id' | 'like' | 'picture' | 'leadsTo'>
export type TeamEventFacts = Omit<TeamEvent, 'id' | 'like' | 'picture' | 'leadsTo'>

/** A service as owners publish it; its key is its id (ADR-036). */
export interface ServiceFact {
  state: ServiceState
  /** Null for the nine of the files, which have their own. */
  own: OwnService | null
  /** As in `features/services/content/services.ts`; null: the own drawing, or that of the service it is like. */
  picture: string | null
  /** Of a retired one; null: the overview. */
  leadsTo: ServiceId | null
  facts: CourseFacts | TeamEventFacts
}

/** What a service has that owners added. */
export interface OwnService {
  /** Of the nine: whose programme and drawings it began with. */
  like: FirstServiceId
  /** Whose words it began with; the same, or one that was itself added. */
  from: ServiceId
  names: ServiceNamesIn
  /** Where that one's words were not those of the files: by namespace and path, with the name and id of `like`. */
  texts: CopiedTexts
}

export type ServiceNamesIn = Readonly<Record<Language, string>>

export type CopiedTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>

export type ServiceFacts = ReadonlyMap<ServiceId, ServiceFact>

/** Ids in the order of the site; what it does not name comes last, in the order in which it was added. */
export type ServiceOrder = readonly ServiceId[]

export const NO_SERVICE_FACTS: ServiceFacts = new Map()
export const FIRST_ORDER: ServiceOrder = FIRST_SERVICE_IDS

/** What is offered. The very `FIRST_SERVICES` when nothing was changed. @param withDrafts as if they were offered, for previews */
export function toServices(facts: ServiceFacts, order: ServiceOrder, withDrafts = false): Services {
  if (facts.size === 0 && order === FIRST_ORDER) return FIRST_SERVICES
  const all = listServices(facts, order)
  const offered = all
    .filter(({ state }) => state === 'offered' || (withDrafts && state === 'draft'))
    .map(({ service }) => service)
  return {
    courses: offered.filter(isCourse),
    teamEvents: offered.filter((service): service is TeamEvent => !isCourse(service)),
    retired: all.filter(({ state }) => state === 'retired').map(({ service }) => service),
  }
}

export interface ListedService {
  service: SurvivalCourse | TeamEvent
  state: ServiceState
  /** Null while it is as the files have it. */
  fact: ServiceFact | null
}

/** Drafts and retired ones too, in the order of the site. */
export function listServices(facts: ServiceFacts, order: ServiceOrder): ListedService[] {
  const ids = [...new Set([...order, ...FIRST_SERVICE_IDS, ...facts.keys()])]
  return ids.flatMap((id): ListedService[] => {
    const first = FIRST.find((each) => each.id === id)
    const fact = facts.get(id)
    if (fact) return [{ service: toService(id, fact, first), state: fact.state, fact }]
    return first ? [{ service: first, state: 'offered', fact: null }] : []
  })
}

const FIRST: readonly (SurvivalCourse | TeamEvent)[] = [...SURVIVAL_COURSES, ...TEAM_EVENTS]

function toService(
  id: ServiceId,
  { own, picture, leadsTo, facts, state }: ServiceFact,
  first: SurvivalCourse | TeamEvent | undefined,
): SurvivalCourse | TeamEvent {
  const service = {
    id,
    ...(own && !first && { like: own.like }),
    ...(picture && { picture }),
    ...(state === 'retired' && leadsTo !== null && { leadsTo }),
    ...facts,
  }
  // The same object while nothing is different, so that browsers are told nothing.
  return first && JSON.stringify(service) === JSON.stringify(first) ? first : service
}
