import {
  FIRST_SERVICE_IDS,
  firstOf,
  isCourse,
  type FirstServiceId,
  type ServiceId,
} from './content/services.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type RefusalOf, refusals } from '#kit/refusals.ts'
import {
  type CopiedTexts,
  type CourseFacts,
  type ListedService,
  type ServiceFact,
  type ServiceNamesIn,
  type TeamEventFacts,
} from './service-fact.ts'
import { MAX_PRICE_CENTS } from './service-price.ts'

export const MAX_SERVICES = 60

export const SERVICE_REFUSALS = refusals({
  unknown_service: 'missing',
  unknown_picture: 'missing',
  changed_meanwhile: 'conflict',
  invalid_service_address: 'invalid',
  service_address_taken: 'conflict',
  service_name_taken: 'conflict',
  too_many_services: 'conflict',
  other_kind_of_service: 'invalid',
  amounts_do_not_fit: 'invalid',
  price_is_planned: 'conflict',
  service_is_offered: 'conflict',
  service_not_offered: 'conflict',
  last_of_its_kind: 'conflict',
  leads_nowhere: 'invalid',
})

export interface ServiceRefusal extends RefusalOf<typeof SERVICE_REFUSALS> {
  /** Of the request. */
  field?: 'id' | 'names' | 'facts' | 'cents' | 'leadsTo' | 'picture'
}

export interface ServiceValues {
  /** Ignored for the nine, whose names stand in the files. */
  names: ServiceNamesIn
  picture: string | null
  facts: CourseFacts | TeamEventFacts
  /** Rappen: one for a course, the flat price and one for each bracket of a team event. */
  cents: readonly number[]
}

export interface NewService extends ServiceValues {
  id: string
  /** Any service, also one that was added itself. */
  like: ServiceId
}

/** Other pages, messages and prices have these names, and pages of the back office beside those of services. */
const RESERVED_IDS: readonly string[] = [
  'neu',
  'preise',
  'test',
  'levels',
  'training',
  'questions',
  'request',
  'none',
  'home',
  'team',
  'info',
  'survival',
  'survival-from',
  'survival-to',
  'team-events-from',
  'team-events-to',
  'project-management',
]
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const ID_LENGTH = { min: 3, max: 40 }

/** Lower-case words of letters and digits, joined by hyphens: the last part of an address. */
export function isServiceId(id: string): boolean {
  const isLongEnough = id.length >= ID_LENGTH.min && id.length <= ID_LENGTH.max
  return isLongEnough && ID.test(id) && !RESERVED_IDS.includes(id)
}

/** The address that a German name suggests: `Schneeschuh & Stille` is `schneeschuh-und-stille`. May be no `isServiceId`. */
export function suggestServiceId(name: string): string {
  const spelled = name
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('&', ' und ')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return spelled
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, ID_LENGTH.max)
    .replace(/-$/, '')
}

/** A draft with the words of another service. @param texts of that one, where they are not those of the files */
export function decideNewService(
  listed: readonly ListedService[],
  { id, like, names, picture, facts, cents }: NewService,
  texts: CopiedTexts,
): Result<ServiceFact, ServiceRefusal> {
  const source = find(listed, like)
  if (!source) return refuse({ code: 'unknown_service' })
  if (!isServiceId(id)) return refuse({ code: 'invalid_service_address', field: 'id' })
  if (listed.some(({ service }) => service.id === id))
    return refuse({ code: 'service_address_taken', field: 'id' })
  if (listed.length >= MAX_SERVICES) return refuse({ code: 'too_many_services' })
  if (isNameTaken(listed, names, id)) return refuse({ code: 'service_name_taken', field: 'names' })
  const problem = findMisfit(source, { facts, cents })
  if (problem) return refuse(problem)
  const own = { like: firstOf(source.service), from: like, names, texts }
  return accept({ state: 'draft', own, picture, leadsTo: null, facts })
}

/** Its words, its address and what it costs from a later day on stay as they are. */
export function decideChange(
  listed: readonly ListedService[],
  id: ServiceId,
  { names, picture, facts, cents }: ServiceValues,
  hasPlannedPrice: boolean,
): Result<ServiceFact, ServiceRefusal> {
  const changed = find(listed, id)
  if (!changed) return refuse({ code: 'unknown_service' })
  const problem = findMisfit(changed, { facts, cents })
  if (problem) return refuse(problem)
  // Each amount of the plan is for a bracket of its day.
  if (hasPlannedPrice && countOf(changed.service) !== countOf(facts))
    return refuse({ code: 'price_is_planned' })
  const fact = toFact(changed)
  if (fact.own && isNameTaken(listed, names, id))
    return refuse({ code: 'service_name_taken', field: 'names' })
  return accept({ ...fact, own: fact.own && { ...fact.own, names }, picture, facts })
}

/** From now on it has a page, dates and everything that lists services. */
export function decideOffer(
  listed: readonly ListedService[],
  id: ServiceId,
): Result<ServiceFact, ServiceRefusal> {
  const offered = find(listed, id)
  if (!offered) return refuse({ code: 'unknown_service' })
  if (offered.state === 'offered') return refuse({ code: 'service_is_offered' })
  return accept({ ...toFact(offered), state: 'offered', leadsTo: null })
}

/** Its bookings, dates and documents stay. @param leadsTo where its address leads: an offered service, or the overview */
export function decideRetirement(
  listed: readonly ListedService[],
  id: ServiceId,
  leadsTo: ServiceId | null,
): Result<ServiceFact, ServiceRefusal> {
  const retired = find(listed, id)
  if (!retired) return refuse({ code: 'unknown_service' })
  if (retired.state !== 'offered') return refuse({ code: 'service_not_offered' })
  const others = listed.filter(({ service, state }) => state === 'offered' && service.id !== id)
  if (!others.some(({ service }) => isCourse(service) === isCourse(retired.service)))
    return refuse({ code: 'last_of_its_kind' })
  if (leadsTo !== null && !others.some(({ service }) => service.id === leadsTo))
    return refuse({ code: 'leads_nowhere', field: 'leadsTo' })
  return accept({ ...toFact(retired), state: 'retired', leadsTo })
}

/** A draft that owners added and that never was offered; null: it may go. */
export function findReasonToKeep(listed: readonly ListedService[], id: ServiceId): ServiceRefusal | null {
  const draft = find(listed, id)
  if (!draft) return { code: 'unknown_service' }
  return draft.state === 'draft' && draft.fact?.own ? null : { code: 'service_is_offered' }
}

/** Every service once, those that are named first. */
export function completeOrder(listed: readonly ListedService[], wanted: readonly ServiceId[]): ServiceId[] {
  const known = listed.map(({ service }) => service.id)
  return [...new Set([...wanted.filter((id) => known.includes(id)), ...known])]
}

function find(listed: readonly ListedService[], id: ServiceId): ListedService | undefined {
  return listed.find(({ service }) => service.id === id)
}

function findMisfit(
  { service }: ListedService,
  { facts, cents }: Pick<ServiceValues, 'facts' | 'cents'>,
): ServiceRefusal | null {
  if ('level' in facts !== isCourse(service)) return { code: 'other_kind_of_service', field: 'facts' }
  const isFine = cents.length === countOf(facts) && cents.every(isAmount)
  return isFine ? null : { code: 'amounts_do_not_fit', field: 'cents' }
}

/** Of amounts in its price. */
function countOf(facts: CourseFacts | TeamEventFacts): number {
  return 'level' in facts ? 1 : 1 + facts.brackets.length
}

/** Whole Rappen from CHF 1. */
function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 100 && cents <= MAX_PRICE_CENTS
}

function isNameTaken(listed: readonly ListedService[], names: ServiceNamesIn, id: ServiceId): boolean {
  const german = plain(names.de)
  return listed.some(
    ({ service, fact }) => service.id !== id && fact?.own && plain(fact.own.names.de) === german,
  )
}

function plain(name: string): string {
  return name.replaceAll('\u00ad', '').trim().toLowerCase()
}

/** What the service is now, as owners would have published it. */
function toFact({ service, state, fact }: ListedService): ServiceFact {
  if (fact) return fact
  const { id: _id, like: _like, picture: _picture, leadsTo: _leadsTo, ...facts } = service
  return { state, own: null, picture: null, leadsTo: null, facts }
}

export function isFirstService(id: ServiceId): id is FirstServiceId {
  return (FIRST_SERVICE_IDS as readonly string[]).includes(id)
}
