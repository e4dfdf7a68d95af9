import type { Language } from '#i18n/languages.ts'
import { documentsIn } from '#features/documents/content/documents.ts'
import type { Company, LocalisedCompany } from '#features/company/content/company.ts'
import { type AllOpeningHours, openingHoursLines } from '#features/company/content/opening-hours.ts'
import type { LocalisedPicture } from '#features/pictures/content/pictures.ts'
import { showPicture } from '#features/pictures/content/show-picture.ts'
import { FEWEST, type OwnerFacts, type ProjectPrices, type TravelTime } from './owner-facts.ts'

/** The owner's facts as pages of one language show them: what nobody wrote in it is absent, never filled from another. */
export interface LocalisedFacts {
  /** That show photographs, voices, proofs or documents. */
  pages: readonly string[]
  photographs: Readonly<Partial<Record<string, readonly LocalisedPicture[]>>>
  documents: ReturnType<typeof documentsIn>
  voices: readonly LocalisedVoice[]
  proofs: readonly LocalisedProof[]
  references: readonly LocalisedReference[]
  /** "Betriebshaftpflicht bis CHF 5 Mio., Versicherer" */
  insurance: string | null
  instructors: readonly LocalisedInstructor[]
  /** By service: where, and how one gets there. */
  meetingPlaces: Readonly<Record<string, string>>
  travelTimes: readonly TravelTime[]
  projectPrices: ProjectPrices
}

export interface LocalisedVoice {
  quote: string
  /** Name, position and company. */
  by: readonly [string, ...string[]]
  occasion: string | null
  /** Only those that have enough of them. */
  pages: readonly string[]
}

export interface LocalisedProof {
  title: string
  text: string
  url: string | null
}

export interface LocalisedReference {
  client: string
  work: string
  result: string | null
}

export interface LocalisedInstructor {
  name: string
  qualifications: readonly string[]
}

export function factsIn(
  language: Language,
  facts: OwnerFacts,
  evidencePages: readonly string[],
): LocalisedFacts {
  const photographs = photographsIn(language, facts)
  const voices = voicesIn(language, facts)
  const proofs = proofsIn(language, facts)
  const documents = documentsIn(language, facts.documents)
  const insurance = facts.insurance
  return {
    pages: evidencePages.filter(
      (page) =>
        proofs.length > 0 ||
        photographs[page] ||
        documents[page] ||
        voices.some(({ pages }) => pages.includes(page)),
    ),
    photographs,
    documents,
    voices,
    proofs,
    references: enough(
      facts.references.flatMap(({ client, work, result }) => {
        const [name, done] = [client[language], work[language]]
        return name && done ? [{ client: name, work: done, result: result[language] ?? null }] : []
      }),
      FEWEST.references,
    ),
    insurance: insurance && [insurance.cover[language], insurance.insurer].filter(Boolean).join(', '),
    instructors: facts.furtherInstructors.map(({ name, qualifications }) => ({
      name,
      qualifications: qualifications.flatMap((each) => {
        const text = each.name[language]
        return text ? [`${text}, ${each.body}, ${each.year}`] : []
      }),
    })),
    meetingPlaces: Object.fromEntries(
      Object.entries(facts.meetingPlaces).flatMap(([service, { place, arrival }]) => {
        const text = place[language]
        return text ? [[service, [`${text}.`, arrival[language]].filter(Boolean).join(' ')]] : []
      }),
    ),
    travelTimes: facts.travelTimes,
    projectPrices: facts.projectPrices,
  }
}

export function companyIn(language: Language, company: Company, hours: AllOpeningHours): LocalisedCompany {
  const { uid: _uid, ...rest } = company
  return { ...rest, hours: openingHoursLines(language, hours[language]) }
}

function photographsIn(
  language: Language,
  { photographs, pictures }: Pick<OwnerFacts, 'photographs' | 'pictures'>,
): LocalisedFacts['photographs'] {
  return Object.fromEntries(
    Object.entries(photographs).flatMap(([page, ids]) => {
      const displayed = enough(
        (ids ?? []).flatMap((id) => showPicture(id, language, pictures) ?? []),
        FEWEST.photographs,
      )
      return displayed.length > 0 ? [[page, displayed]] : []
    }),
  )
}

function voicesIn(language: Language, { voices }: OwnerFacts): LocalisedVoice[] {
  const quoted = voices.flatMap(({ quote, name, position, company, occasion, pages }) => {
    const text = quote[language]
    if (!text) return []
    const by: LocalisedVoice['by'] = [name, ...[position[language], company].filter((each) => each != null)]
    return [{ quote: text, by, occasion: occasion[language] ?? null, pages }]
  })
  const count = (page: string) => quoted.filter(({ pages }) => pages.includes(page)).length
  return quoted
    .map((voice) => ({ ...voice, pages: voice.pages.filter((page) => count(page) >= FEWEST.voices) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Insurance and memberships are proofs too. */
function proofsIn(
  language: Language,
  { proofs, insurance, memberships }: OwnerFacts,
): readonly LocalisedProof[] {
  const cover = insurance?.cover[language]
  return enough(
    [
      ...proofs.flatMap(({ title, text }) => {
        const [name, words] = [title[language], text[language]]
        return name && words ? [{ title: name, text: words, url: null }] : []
      }),
      ...(insurance && cover ? [{ title: insurance.insurer, text: cover, url: null }] : []),
      ...memberships.flatMap(({ name, kind, url }) => {
        const text = kind[language]
        return text ? [{ title: name, text, url }] : []
      }),
    ],
    FEWEST.proofs,
  )
}

/** Fewer are not shown. */
function enough<Fact>(facts: readonly Fact[], fewest: number): readonly Fact[] {
  return facts.length < fewest ? [] : facts
}
