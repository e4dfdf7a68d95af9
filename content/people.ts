import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { type Focus, PICTURES_FOLDER, renderingName, renderingOf, type ShownPicture } from './pictures.ts'

export const MEMBER_IDS = ['founder', 'coFounder'] as const
export type MemberId = (typeof MEMBER_IDS)[number]

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

export type People = Readonly<Record<MemberId, Person>>

const NOBODY: Person = {
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
export const FIRST_PEOPLE: People = { founder: NOBODY, coFounder: NOBODY }

/** A person as a page of one language shows it. */
export interface ShownPerson {
  name: string | null
  role: string | null
  portrait: ShownPicture | null
  biography: string | null
  qualifications: readonly string[]
  languages: string | null
  since: number | null
  profileUrl: string | null
}

export type ShownPeople = Readonly<Record<MemberId, ShownPerson>>

export function peopleIn(language: Language, people: People): ShownPeople {
  return { founder: shown(language, people.founder), coFounder: shown(language, people.coFounder) }
}

function shown(language: Language, person: Person): ShownPerson {
  const { portrait, role, biography, languages, qualifications, ...rest } = person
  return {
    ...rest,
    role: role[language] ?? null,
    biography: biography[language] ?? null,
    languages: languages[language] ?? null,
    portrait: portrait && shownPortrait(portrait, language),
    qualifications: qualifications.flatMap(({ name, body, year }) => {
      const text = name[language]
      return text ? [`${text}, ${body}, ${year}`] : []
    }),
  }
}

function shownPortrait({ original, focus, alt }: Portrait, language: Language): ShownPicture {
  const file = renderingOf(original, focus)
  const src = `${PICTURES_FOLDER}/${renderingName(file, '4:5', 800, 'webp')}`
  return { src, alt: alt[language], own: { file } }
}

/** Who leads courses and signs for the company; on more pages than the one about the team. */
export type Leader = Pick<ShownPerson, 'name' | 'qualifications'>

export function isTold(text: SomeLanguages): boolean {
  return LANGUAGES.some((language) => text[language])
}
