import { FACT_PAGES } from '#content/missing-facts.ts'
import {
  type FactPage,
  type OwnerFacts,
  type Photograph,
  type Translation,
  type Voice,
} from '#content/owner-facts.ts'
import { SERVICE_IDS } from '#content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/** "text (fr)": tells what it is and in which language. */
export function told(text: string): Translation {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${text} (${language})`])) as Translation
}

export function photograph(name: string): Photograph {
  return { file: `${name}.avif`, width: 640, height: 800, alt: told(`alt of ${name}`) }
}

export function voice(number: number, pages: readonly FactPage[] = FACT_PAGES): Voice {
  return {
    quote: told(`quote ${number}`),
    name: `voice ${number}`,
    position: told(`position ${number}`),
    company: number % 2 ? 'company' : null,
    occasion: told(`occasion ${number}`),
    pages,
  }
}

const qualification = (name: string) => ({ name: told(name), body: 'body', year: 2020 })

/** Every fact given, just as many as are needed. */
export const GIVEN_FACTS: OwnerFacts = {
  members: {
    founder: {
      role: told('role of founder'),
      portrait: photograph('founder'),
      biography: told('biography of founder'),
      qualifications: [qualification('qualification of founder')],
      languages: told('languages of founder'),
      since: 2009,
      profileUrl: 'https://example.ch/founder',
    },
    coFounder: {
      role: told('role of co-founder'),
      portrait: photograph('co-founder'),
      biography: told('biography of co-founder'),
      qualifications: [qualification('qualification of co-founder')],
      languages: told('languages of co-founder'),
      since: 2011,
      profileUrl: 'https://example.ch/co-founder',
    },
  },
  furtherInstructors: [
    { name: 'further instructor', qualifications: [qualification('qualification of instructor')] },
  ],
  proofs: [
    { title: told('proof 1'), text: told('text of proof 1') },
    { title: told('proof 2'), text: told('text of proof 2') },
  ],
  insurance: { insurer: 'insurer', cover: told('cover') },
  memberships: [{ name: 'association', kind: told('kind of membership'), url: 'https://example.ch/' }],
  references: [1, 2, 3].map((number) => ({
    client: told(`client ${number}`),
    work: told(`work ${number}`),
    result: told(`result ${number}`),
  })),
  voices: [voice(1), voice(2)],
  photographs: Object.fromEntries(
    FACT_PAGES.map((page) => [page, [1, 2, 3].map((number) => photograph(`${page}-${number}`))]),
  ),
  meetingPlaces: Object.fromEntries(
    SERVICE_IDS.map((id) => [id, { place: told(`place of ${id}`), arrival: told('arrival') }]),
  ),
  travelTimes: [{ from: 'Zürich HB', minutes: 30 }],
  projectCheckCents: 1900_00,
  dayRateCents: 1600_00,
}
