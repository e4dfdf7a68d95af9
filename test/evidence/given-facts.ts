import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import {
  type FactPage,
  type OwnerFacts,
  type Translation,
  type Voice,
} from '#features/facts/content/owner-facts.ts'
import type { People, Person } from '#features/company/content/people.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import type { PublishedPicture } from '#features/pictures/content/pictures.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/** "text (fr)": tells what it is and in which language. */
export function inEachLanguage(text: string): Translation {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${text} (${language})`])) as Translation
}

export function pictureId(page: number, number: number): string {
  return `d3b07384-d9a0-4c9b-8f43-${String(page * 10 + number).padStart(12, '0')}`
}

export function picture(name: string): PublishedPicture {
  return {
    focus: { x: 50, y: 50 },
    alt: inEachLanguage(`alt of ${name}`),
    author: 'photographer',
    right: 'own',
    file: { width: 2000, height: 1500, bytes: 1000, type: 'image/jpeg', colour: '#446655' },
  }
}

export function voice(number: number, pages: readonly FactPage[] = FACT_PAGES): Voice {
  return {
    quote: inEachLanguage(`quote ${number}`),
    name: `voice ${number}`,
    position: inEachLanguage(`position ${number}`),
    company: number % 2 ? 'company' : null,
    occasion: inEachLanguage(`occasion ${number}`),
    pages,
    released: 'mail',
  }
}

const qualification = (name: string) => ({ name: inEachLanguage(name), body: 'body', year: 2020 })

function completePerson(who: string): Person {
  return {
    name: `name of ${who}`,
    role: inEachLanguage(`role of ${who}`),
    portrait: {
      original: 'd3b07384-d9a0-4c9b-8f43-3d1c5e0a7a11',
      focus: { x: 50, y: 30 },
      alt: inEachLanguage(`alt of ${who}`),
      credit: 'photographer',
    },
    biography: inEachLanguage(`biography of ${who}`),
    qualifications: [qualification(`qualification of ${who}`)],
    languages: inEachLanguage(`languages of ${who}`),
    since: who === 'founder' ? 2009 : 2011,
    profileUrl: `https://example.ch/${who}`,
  }
}

export const COMPLETE_PEOPLE: People = {
  founder: completePerson('founder'),
  coFounder: completePerson('co-founder'),
  further: [],
}

/** Every fact given, just as many as are needed. */
export const COMPLETE_FACTS: OwnerFacts = {
  furtherInstructors: [
    { name: 'further instructor', qualifications: [qualification('qualification of instructor')] },
  ],
  proofs: [
    { title: inEachLanguage('proof 1'), text: inEachLanguage('text of proof 1') },
    { title: inEachLanguage('proof 2'), text: inEachLanguage('text of proof 2') },
  ],
  insurance: { insurer: 'insurer', cover: inEachLanguage('cover') },
  memberships: [
    { name: 'association', kind: inEachLanguage('kind of membership'), url: 'https://example.ch/' },
  ],
  references: [1, 2, 3].map((number) => ({
    client: inEachLanguage(`client ${number}`),
    work: inEachLanguage(`work ${number}`),
    result: inEachLanguage(`result ${number}`),
    released: 'mail',
  })),
  voices: [voice(1), voice(2)],
  photographs: Object.fromEntries(
    FACT_PAGES.map((page, index) => [page, [1, 2, 3].map((number) => pictureId(index, number))]),
  ),
  documents: {},
  pictures: Object.fromEntries(
    FACT_PAGES.flatMap((page, index) =>
      [1, 2, 3].map((number) => [pictureId(index, number), picture(`${page}-${number}`)]),
    ),
  ),
  meetingPlaces: Object.fromEntries(
    FIRST_SERVICE_IDS.map((id) => [
      id,
      { place: inEachLanguage(`place of ${id}`), arrival: inEachLanguage('arrival') },
    ]),
  ),
  travelTimes: [{ from: 'Zürich HB', minutes: 30 }],
  projectPrices: { checkCents: 1900_00, dayRateCents: 1600_00 },
}
