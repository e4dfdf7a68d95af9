import type { Language } from '#i18n/languages.ts'
import type { ServiceId } from './services.ts'

/**
 * What only the owner knows. Nothing here is invented: a fact that nobody gave is null or empty, and its place on the
 * pages is then absent. The back office lists what is missing. The two members are in `people.ts`.
 */
export interface OwnerFacts {
  /** Whoever else leads outdoors, for example as the second person of a large group. */
  furtherInstructors: readonly Instructor[]
  /** Two to four that can be shown on request: years, courses led, certificates. */
  proofs: readonly Proof[]
  /** Public liability insurance of the organiser. */
  insurance: Insurance | null
  memberships: readonly Membership[]
  /** From three on. */
  references: readonly Reference[]
  /** From two on for a page. */
  voices: readonly Voice[]
  /** From three on for a page. */
  photographs: Readonly<Partial<Record<FactPage, readonly Photograph[]>>>
  meetingPlaces: Readonly<Partial<Record<ServiceId, MeetingPlace>>>
  /** To Cham station by train, door to door without walking. */
  travelTimes: readonly TravelTime[]
  /** Fixed price of the project check, in Rappen. */
  projectCheckCents: number | null
  /** Day rate of project leadership, in Rappen. */
  dayRateCents: number | null
}

/** A text as the pages show it. */
export type Translation = Readonly<Record<Language, string>>

/** `home`, `team`, `project-management` or a service: pages that show voices or photographs of their own. */
export type FactPage = ServiceId

export interface Qualification {
  name: Translation
  /** Who awarded it. */
  body: string
  year: number
}

export interface Instructor {
  name: string
  qualifications: readonly Qualification[]
}

export interface Proof {
  /** "12 Jahre" */
  title: Translation
  /** "Projektleitung" */
  text: Translation
}

export interface Insurance {
  insurer: string
  /** "Betriebshaftpflicht bis CHF 5 Mio." */
  cover: Translation
}

export interface Membership {
  name: string
  /** "Mitgliedschaft", "Partner" */
  kind: Translation
  url: string | null
}

export interface Reference {
  /** Sector and size, with the name only where the client agreed. */
  client: Translation
  /** Starting point and what was done. */
  work: Translation
  /** In a figure, if there is one. */
  result: Translation
}

/** Word for word and released by who said it; the translations are ours. */
export interface Voice {
  quote: Translation
  name: string
  /** Function or place: "Leiterin HR", "aus Luzern". */
  position: Translation
  company: string | null
  /** "Team-Event Feuer & Fokus, 18 Personen" */
  occasion: Translation
  pages: readonly FactPage[]
}

/** A file of `public/photographs`, AVIF or JPEG, 3:2 and 960 pixels wide. */
export interface Photograph {
  file: string
  width: number
  height: number
  alt: Translation
}

export interface MeetingPlace {
  /** "Cham, Bahnhof, Ausgang See" */
  place: Translation
  /** How one gets there. */
  arrival: Translation
}

export interface TravelTime {
  /** "Zürich HB" */
  from: string
  minutes: number
}

export const ownerFacts: OwnerFacts = {
  furtherInstructors: [],
  proofs: [],
  insurance: null,
  memberships: [],
  references: [],
  voices: [],
  photographs: {},
  meetingPlaces: {},
  travelTimes: [],
  projectCheckCents: null,
  dayRateCents: null,
}

/** Fewer than these are not shown: one voice is no chorus, and a strip needs its pictures. */
export const FEWEST = { proofs: 2, references: 3, voices: 2, photographs: 3 } as const
