import { LANGUAGES, type Language } from '#i18n/languages.ts'
import {
  type Focus,
  PICTURES_FOLDER,
  renderingName,
  renderingOf,
  type LocalisedPicture,
} from '#features/pictures/content/pictures.ts'

export const MEMBER_IDS = ['founder', 'coFounder'] as const
export type MemberId = (typeof MEMBER_IDS)[number]

/** Whoever else stands on the team page, below the two: `p-3f0c9b2e71aa`. */
export type FurtherId = `p-${string}`
export type PersonId = MemberId | FurtherId
export const MOST_FURTHER = 30

export function isMember(id: PersonId): id is MemberId {
  return MEMBER_IDS.some((each) => each === id)
}

/** A text in the languages in which somebody wrote it; another language is never shown in its place. */
export type SomeLanguages = Readonly<Partial<Record<Language, string>>>

/** What only the person knows. Nothing is invented: what nobody gave is null or empty, and its place on the page is absent. */
export interface Person {
  /** Without it the function is the headline. */
  name: string | null
  /** In the form the person wants: "Gründerin und Geschäftsführerin". Without it the page names the function. */
  role: SomeLanguages
  portrait: Portrait | null
  /** Two or three sentences, one of them personal. */
  biography: SomeLanguages
  qualifications: readonly PersonQualification[]
  /** Spoken at work: "Deutsch, Englisch". */
  languages: SomeLanguages
  /** The year in which they began to lead projects or courses. */
  since: number | null
  /** Public profile, for example on LinkedIn. */
  profileUrl: string | null
}

export interface PersonQualification {
  name: SomeLanguages
  /** Who awarded it. */
  body: string
  year: number
}

export interface Portrait {
  /** The object of the original, which stays private. */
  original: string
  focus: Focus
  alt: Readonly<Record<Language, string>>
  /** Who took it, and that it may be shown. */
  credit: string
}

export interface People extends Readonly<Record<MemberId, Person>> {
  /** In the order in which the page shows them. */
  further: readonly FurtherPerson[]
}

export type FurtherPerson = Person & { id: FurtherId }

export const NOBODY: Person = {
  name: null,
  role: {},
  portrait: null,
  biography: {},
  qualifications: [],
  languages: {},
  since: null,
  profileUrl: null,
}

/** Until the back office knows more. */
export const FIRST_PEOPLE: People = { founder: NOBODY, coFounder: NOBODY, further: [] }

/** A person as a page of one language shows it. */
export interface LocalisedPerson {
  name: string | null
  role: string | null
  portrait: LocalisedPicture | null
  biography: string | null
  qualifications: readonly string[]
  languages: string | null
  since: number | null
  profileUrl: string | null
}

export interface LocalisedPeople extends Readonly<Record<MemberId, LocalisedPerson>> {
  further: readonly (LocalisedPerson & { id: FurtherId })[]
}

export function peopleIn(language: Language, people: People): LocalisedPeople {
  return {
    founder: localisePerson(language, people.founder),
    coFounder: localisePerson(language, people.coFounder),
    further: people.further.map((person) => ({ ...localisePerson(language, person), id: person.id })),
  }
}

function localisePerson(language: Language, person: Person): LocalisedPerson {
  const { portrait, role, biography, languages, qualifications, ...rest } = person
  return {
    ...rest,
    role: role[language] ?? null,
    biography: biography[language] ?? null,
    languages: languages[language] ?? null,
    portrait: portrait && localisePortrait(portrait, language),
    qualifications: qualifications.flatMap(({ name, body, year }) => {
      const text = name[language]
      return text ? [`${text}, ${body}, ${year}`] : []
    }),
  }
}

function localisePortrait({ original, focus, alt }: Portrait, language: Language): LocalisedPicture {
  const file = renderingOf(original, focus)
  const src = `${PICTURES_FOLDER}/${renderingName(file, '4:5', 800, 'webp')}`
  return { src, alt: alt[language], own: { file } }
}

/** Those of `order` first, in that order; the others behind, in the order in which they came. */
export function inOrder<Item extends { id: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const placeOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Who leads courses and signs for the company; on more pages than the one about the team. */
export type Leader = Pick<LocalisedPerson, 'name' | 'qualifications'>

export function isWritten(text: SomeLanguages): boolean {
  return LANGUAGES.some((language) => text[language])
}
