import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { describe, expect, it } from 'vitest'
import { useInsurance, useTravelTimes } from '#features/facts/site/fact-rows.tsx'
import { Instructors } from '#features/facts/site/instructors.tsx'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { References } from '#features/facts/site/references.tsx'
import TeamPage from '#site/routes/team/team-page.tsx'
import { FactList } from '#site/ui/layout/fact-list.tsx'
import { FIRST_OWNER_FACTS, type OwnerFacts } from '#features/facts/content/owner-facts.ts'
import { factsIn } from '#features/facts/content/localised-facts.ts'
import teamTexts from '#content/texts/team.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { renderPage } from '../render-page.tsx'
import { COMPLETE_FACTS, COMPLETE_PEOPLE, picture, pictureId, voice } from './given-facts.ts'

const team = teamTexts.de

function FactRows() {
  return <FactList facts={[...useTravelTimes(), ...useInsurance()]} />
}

const evidenceOf = (facts: Partial<OwnerFacts>, page: (typeof FACT_PAGES)[number] = 'home') =>
  renderPage(<PageEvidence page={page} />, {
    language: 'de',
    namespaces: [],
    facts: { ...FIRST_OWNER_FACTS, ...facts },
  })

describe('a fact that is missing', () => {
  it.each(FACT_PAGES)('is shown nowhere on %s', (page) => {
    expect(evidenceOf({}, page)).toBe('')
  })

  it('is shown nowhere among references and practical rows', () => {
    const rows = (
      <>
        <References />
        <FactRows />
        <Instructors />
      </>
    )
    expect(renderPage(rows, { facts: FIRST_OWNER_FACTS, language: 'de', namespaces: [] })).toBe('')
  })

  it('is replaced by a map on the team page, without portrait', () => {
    const page = renderPage(<TeamPage />, { facts: FIRST_OWNER_FACTS, language: 'de', namespaces: ['team'] })
    expect(page).not.toContain('<img')
    expect(page.match(/<svg[^>]+role="img"/g)).toHaveLength(2)
    expect(page).toContain(team.schematic)
    for (const label of [team.qualifications, team.languages, team.experience, team.instructors])
      expect(page).not.toContain(`<dt>${label}</dt>`)
    expect(page).not.toMatch(/<(dd|dt|p|h2|li)[^>]*><\/\1>/)
  })
})

const TWO_PICTURES = { pictures: { [pictureId(0, 1)]: picture('a'), [pictureId(0, 2)]: picture('b') } }

describe('too few facts are not shown', () => {
  it.each<[string, Partial<OwnerFacts>]>([
    ['one voice', { voices: [voice(1)] }],
    ['two voices of other pages', { voices: [voice(1, ['team']), voice(2, ['team'])] }],
    ['two photographs', { ...TWO_PICTURES, photographs: { home: [pictureId(0, 1), pictureId(0, 2)] } }],
    [
      'three of which one is removed',
      { ...TWO_PICTURES, photographs: { home: [1, 2, 3].map((n) => pictureId(0, n)) } },
    ],
    ['one proof', { proofs: COMPLETE_FACTS.proofs.slice(0, 1) }],
    ['the insurance alone', { insurance: COMPLETE_FACTS.insurance }],
  ])('such as %s', (_name, facts) => {
    expect(evidenceOf(facts)).toBe('')
  })

  it('such as two references', () => {
    const facts = { ...FIRST_OWNER_FACTS, references: COMPLETE_FACTS.references.slice(0, 2) }
    expect(renderPage(<References />, { facts, language: 'de', namespaces: [] })).toBe('')
  })

  it('but a proof and the insurance together are enough', () => {
    expect(
      evidenceOf({ proofs: COMPLETE_FACTS.proofs.slice(0, 1), insurance: COMPLETE_FACTS.insurance }),
    ).toContain('insurer')
  })
})

it('asks browsers for the sections only on pages that have enough for one', () => {
  const pagesWith = (facts: Partial<OwnerFacts>) =>
    factsIn('de', { ...FIRST_OWNER_FACTS, ...facts }, FACT_PAGES).pages
  expect(pagesWith({})).toEqual([])
  expect(pagesWith({ voices: [voice(1), voice(2, ['team'])] })).toEqual(['team'])
  expect(pagesWith({ voices: [voice(1, ['home']), voice(2, ['team'])] })).toEqual([])
  expect(pagesWith(COMPLETE_FACTS)).toEqual(FACT_PAGES)
})

describe('a text missing in a language', () => {
  const german = { quote: { de: 'Zitat' }, position: {}, occasion: {} }
  const voices = [
    { ...voice(1), ...german },
    { ...voice(2), ...german },
  ]
  const localised = (language: (typeof LANGUAGES)[number], facts: Partial<OwnerFacts>) =>
    factsIn(language, { ...FIRST_OWNER_FACTS, ...facts }, FACT_PAGES)

  it('is not shown there, and never filled from another', () => {
    expect(localised('de', { voices }).voices.map(({ quote }) => quote)).toEqual(['Zitat', 'Zitat'])
    for (const language of ['en', 'fr', 'it'] as const)
      expect(localised(language, { voices }).voices).toEqual([])
  })

  it('does not count towards the minimum', () => {
    expect(localised('fr', { voices: [voice(1), ...voices.slice(1)] }).pages).toEqual([])
    const references = COMPLETE_FACTS.references.map((each, index) =>
      index === 0 ? { ...each, work: { de: 'x' } } : each,
    )
    expect(localised('de', { references }).references).toHaveLength(3)
    expect(localised('it', { references }).references).toEqual([])
  })

  it('hides a meeting place, but not the one that lacks only its directions', () => {
    const meetingPlaces = {
      aufbruch: { place: { de: 'Bahnhof', fr: 'Gare' }, arrival: { de: 'Ausgang See.' } },
    }
    expect(localised('de', { meetingPlaces }).meetingPlaces).toEqual({ aufbruch: 'Bahnhof. Ausgang See.' })
    expect(localised('fr', { meetingPlaces }).meetingPlaces).toEqual({ aufbruch: 'Gare.' })
    expect(localised('it', { meetingPlaces }).meetingPlaces).toEqual({})
  })
})

it('how a quotation or reference was released stays in the back office', () => {
  expect(JSON.stringify(factsIn('de', COMPLETE_FACTS, FACT_PAGES))).not.toContain('released')
})

describe.each(LANGUAGES)('given facts in %s', (language) => {
  const complete = { facts: COMPLETE_FACTS, people: COMPLETE_PEOPLE, language, namespaces: [] }

  it.each(FACT_PAGES)('are on %s: its photographs, quotations and proofs', (page) => {
    const html = renderPage(<PageEvidence page={page} />, complete)
    for (const text of [
      `alt of ${page}-3`,
      'quote 1',
      'position 2',
      'occasion 2',
      'text of proof 2',
      'cover',
    ])
      expect(html).toContain(`${text} (${language})`)
    const first = pictureId(FACT_PAGES.indexOf(page), 1)
    expect(html).toContain(`photographs/${first}-50-50-3x2-1440.avif 1440w`)
    expect(html).toContain('width="1440" height="960" alt=')
    expect(html).toContain('fill="#446655"')
  })

  it('are among references and practical rows', () => {
    const html = renderPage(
      <>
        <References />
        <FactRows />
        <Instructors />
      </>,
      complete,
    )
    for (const text of ['client 3', 'work 3', 'result 3', 'cover', 'qualification of instructor'])
      expect(html).toContain(`${text} (${language})`)
    expect(html).toContain('Zürich HB')
  })

  it('are on the team page, where the portraits replace the maps', () => {
    const html = renderPage(<TeamPage />, { ...complete, namespaces: ['team'] })
    for (const who of ['founder', 'co-founder']) {
      for (const fact of ['role', 'biography', 'qualification', 'languages'])
        expect(html).toContain(`${fact} of ${who} (${language})`)
      expect(html).toContain(`alt="alt of ${who} (${language})"`)
    }
    expect(html).toContain('-50-30-800.avif 800w')
    expect(html).toContain('2009')
    expect(html).toContain('href="https://example.ch/founder"')
    expect(html).toContain('further instructor')
    expect(html).not.toMatch(/<svg[^>]+role="img"/)
  })
})
