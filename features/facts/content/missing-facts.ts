import type { Company, Processors } from '#features/company/content/company.ts'
import { type FactPage, FEWEST, type OwnerFacts, type ProjectPrices } from './owner-facts.ts'
import {
  isWritten,
  MEMBER_IDS,
  type MemberId,
  type People,
  type Person,
} from '#features/company/content/people.ts'
import { FIRST_SERVICE_IDS, type Services, SURVIVAL_COURSES } from '#features/services/content/services.ts'

/** One that is missing, and the pages on which it would stand. */
export interface MissingFact {
  key: MissingKey
  pages: readonly string[]
}

/** Every optional fact, so that a new one does not compile before the back office can name it. */
export type MissingKey =
  | Exclude<keyof OwnerFacts, 'projectPrices' | 'pictures' | 'documents'>
  | keyof ProjectPrices
  | keyof Person
  | 'address'
  | 'phone'
  | 'email'
  | 'uid'
  | 'processors'

/** What is published with the texts. */
export interface PublishedFacts extends OwnerFacts {
  company: Company
  processors: Processors
  people: People
  services: Services
}

export const FACT_PAGES: readonly FactPage[] = ['home', 'team', 'project-management', ...FIRST_SERVICE_IDS]

/** What `company.ts` has before the owner fills it in. */
const PLACEHOLDER = /Musterstrasse|example\.ch|000 00 00|000\.000\.000/

type PagesOf = (facts: PublishedFacts) => string[]

export function missingFacts(facts: PublishedFacts): MissingFact[] {
  const all = Object.entries(PAGES) as [MissingKey, PagesOf][]
  return all
    .map(([key, pages]) => ({ key, pages: openPages(pages(facts), facts.services) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Without the pages of retired services, which nobody reaches. */
export function openPages(pages: readonly string[], { retired }: Pick<Services, 'retired'>): string[] {
  return pages.filter((path) => !retired.some(({ id }) => path.endsWith(`/${id}`)))
}

/** The pages that wait for a fact; none once it is given. In the order in which they help most. */
const PAGES: Record<MissingKey, PagesOf> = {
  address: ({ company }) => (PLACEHOLDER.test(company.street) ? ['/kontakt', '/impressum'] : []),
  phone: ({ company }) => (PLACEHOLDER.test(company.phone) ? ['/kontakt', '/projekt-management'] : []),
  email: ({ company }) => (PLACEHOLDER.test(company.email) ? ['/kontakt', '/impressum'] : []),
  uid: ({ company }) => (PLACEHOLDER.test(company.uid) ? ['/impressum'] : []),
  processors: ({ processors }) => (Object.values(processors).includes(null) ? ['/datenschutz'] : []),
  voices: ({ voices }) => pagesWith((page) => count(voices, page) < FEWEST.voices),
  name: ofMembers('name'),
  portrait: ofMembers('portrait'),
  biography: ofMembers('biography'),
  qualifications: ofMembers('qualifications'),
  languages: ofMembers('languages'),
  since: ofMembers('since'),
  role: ofMembers('role'),
  profileUrl: ofMembers('profileUrl'),
  furtherInstructors: ({ furtherInstructors }) => (furtherInstructors.length === 0 ? ['/team'] : []),
  photographs: ({ photographs }) =>
    pagesWith((page) => (photographs[page]?.length ?? 0) < FEWEST.photographs),
  references: ({ references }) => (references.length < FEWEST.references ? ['/projekt-management'] : []),
  proofs: ({ proofs }) => (proofs.length < FEWEST.proofs ? ['/team', '/'] : []),
  insurance: ({ insurance }) => (insurance ? [] : ['/survival-training', '/team-events', '/team']),
  memberships: ({ memberships }) => (memberships.length === 0 ? ['/team'] : []),
  meetingPlaces: ({ meetingPlaces }) =>
    FIRST_SERVICE_IDS.filter((id) => !meetingPlaces[id]).map(factPagePath),
  travelTimes: ({ travelTimes }) => (travelTimes.length === 0 ? ['/kontakt', '/team-events'] : []),
  checkCents: ({ projectPrices }) => (projectPrices.checkCents === null ? ['/projekt-management'] : []),
  dayRateCents: ({ projectPrices }) => (projectPrices.dayRateCents === null ? ['/projekt-management'] : []),
}

/** Of people beside the two; their other fields may stay empty. */
const FIRST_SEEN: readonly (keyof Person)[] = ['portrait', 'role', 'biography']

function ofMembers(fact: keyof Person): PagesOf {
  return ({ people }) => [
    ...membersWith((member) => !isFilled(people[member][fact])),
    ...(FIRST_SEEN.includes(fact) ? people.further : [])
      .filter((person) => !isFilled(person[fact]))
      .map(({ id }) => `/team#${id}`),
  ]
}

function isFilled(value: Person[keyof Person]): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' && value !== null && !('original' in value)
    ? isWritten(value as Person['role'])
    : value !== null
}

function membersWith(lacks: (member: MemberId) => boolean): string[] {
  return MEMBER_IDS.filter(lacks).map((member) => `/team#${member}`)
}

function pagesWith(lacks: (page: FactPage) => boolean): string[] {
  return FACT_PAGES.filter(lacks).map(factPagePath)
}

function count(voices: OwnerFacts['voices'], page: FactPage): number {
  return voices.filter(({ pages }) => pages.includes(page)).length
}

/** Where a page that shows facts is. */
export function factPagePath(page: FactPage): string {
  if (page === 'home') return '/'
  if (page === 'team') return '/team'
  if (page === 'project-management') return '/projekt-management'
  const isCourse = SURVIVAL_COURSES.some(({ id }) => id === page)
  return isCourse ? `/survival-training/${page}` : `/team-events/${page}`
}
