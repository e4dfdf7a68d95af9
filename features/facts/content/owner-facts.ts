import type { Language } from '#i18n/languages.ts'
import type { SomeLanguages } from '#features/company/content/people.ts'
import type { Documents } from '#features/documents/content/documents.ts'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import type { ServiceId } from '#features/services/content/services.ts'

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
  /** Ids of own pictures, from three on for a page. */
  photographs: Readonly<Partial<Record<FactPage, readonly string[]>>>
  /** Of the library. */
  pictures: Pictures
  /** PDFs of the pages. */
  documents: Documents
  /** By service. */
  meetingPlaces: Readonly<Record<string, MeetingPlace>>
  /** To Cham station by train, door to door without walking. */
  travelTimes: readonly TravelTime[]
  projectPrices: ProjectPrices
}

/** A text as the pages show it. */
export type Translation = Readonly<Record<Language, string>>

/** `home`, `team`, `project-management` or a service: pages that show voices or photographs of their own. */
export type FactPage = ServiceId

export interface Qualification {
  name: SomeLanguages
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
  title: SomeLanguages
  /** "Projektleitung" */
  text: SomeLanguages
}

export interface Insurance {
  insurer: string
  /** "Betriebshaftpflicht bis CHF 5 Mio." */
  cover: SomeLanguages
}

export interface Membership {
  name: string
  /** "Mitgliedschaft", "Partner" */
  kind: SomeLanguages
  url: string | null
}

/** Shown only when the client has released it. */
export interface Reference {
  /** Sector and size, with the name only where the client agreed. */
  client: SomeLanguages
  /** Starting point and what was done. */
  work: SomeLanguages
  /** In a figure, if there is one. */
  result: SomeLanguages
  /** Who released it and when: "Frau Muster, E-Mail vom 3. Mai". Never on a page. */
  released: string
}

/** Word for word and released by who said it; the translations are ours. */
export interface Voice {
  quote: SomeLanguages
  name: string
  /** Function or place: "Leiterin HR", "aus Luzern". */
  position: SomeLanguages
  company: string | null
  /** "Team-Event Feuer & Fokus, 18 Personen" */
  occasion: SomeLanguages
  pages: readonly string[]
  /** How the person released it: "E-Mail vom 3. Mai". Never on a page. */
  released: string
}

export interface MeetingPlace {
  /** "Cham, Bahnhof, Ausgang See" */
  place: SomeLanguages
  /** How one gets there. */
  arrival: SomeLanguages
}

export interface TravelTime {
  /** "Zürich HB" */
  from: string
  minutes: number
}

/** In Rappen; null is not told. */
export interface ProjectPrices {
  /** Fixed price of the project check. */
  checkCents: number | null
  /** Day rate of project leadership. */
  dayRateCents: number | null
}

/** Until the back office knows more. */
export const FIRST_OWNER_FACTS: OwnerFacts = {
  furtherInstructors: [],
  proofs: [],
  insurance: null,
  memberships: [],
  references: [],
  voices: [],
  photographs: {},
  pictures: {},
  documents: {},
  meetingPlaces: {},
  travelTimes: [],
  projectPrices: { checkCents: null, dayRateCents: null },
}

/** A section with fewer than these is left out. */
export const FEWEST = { proofs: 2, references: 3, voices: 2, photographs: 3 } as const
