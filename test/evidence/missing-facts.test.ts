import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { changingAddress } from '#features/facts/staff/missing-page.tsx'
import { publicRoutes } from '#site/routes/public-routes.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { type MissingKey, missingFacts } from '#features/facts/content/missing-facts.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { FIRST_PEOPLE } from '#features/company/content/people.ts'
import { FIRST_OWNER_FACTS, type OwnerFacts } from '#features/facts/content/owner-facts.ts'
import { FIRST_SERVICES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import staffMissingTexts from '#features/facts/texts/staff-missing.ts'
import { FIRST_FACTS } from '#features/messages/http/site-facts.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { COMPLETE_FACTS, COMPLETE_PEOPLE, voice } from './given-facts.ts'

const staffMissing = staffMissingTexts.de

const COMPLETE_COMPANY = {
  ...FIRST_COMPANY,
  street: 'Seestrasse 4',
  phone: '+41 41 784 10 10',
  email: 'post@gratweg.ch',
  uid: 'CHE-123.456.788',
}
const COMPLETE = {
  ...COMPLETE_FACTS,
  company: COMPLETE_COMPANY,
  processors: { hosting: 'host', mail: 'mail', accounting: 'books' },
  people: COMPLETE_PEOPLE,
  services: FIRST_SERVICES,
}
const KEYS = Object.keys(staffMissing.facts.items) as MissingKey[]
const keysOf = (facts: Partial<Parameters<typeof missingFacts>[0]> = {}) =>
  missingFacts({ ...COMPLETE, ...facts }).map(({ key }) => key)

describe('the list of what is missing', () => {
  it('contains every fact while none is given, the most important first', () => {
    expect(keysOf(FIRST_FACTS)).toEqual(KEYS)
  })

  it('is empty when everything is given', () => {
    expect(keysOf()).toEqual([])
  })

  it.each(
    // The library alone is on no page: strips of photographs take from it. No page waits for a document.
    Object.keys(FIRST_OWNER_FACTS).filter(
      (key) => !['projectPrices', 'pictures', 'documents'].includes(key),
    ) as Exclude<keyof OwnerFacts, 'projectPrices' | 'pictures' | 'documents'>[],
  )('contains only %s when it is the only one', (key) => {
    expect(keysOf({ [key]: FIRST_OWNER_FACTS[key] })).toEqual([key])
  })

  it('lists which member lacks a portrait, and which page a second quotation', () => {
    const people = { ...COMPLETE_PEOPLE, coFounder: FIRST_PEOPLE.coFounder }
    const voices = [voice(1), voice(2, ['home'])]
    const missing = missingFacts({ ...COMPLETE, voices, people })
    expect(missing.find(({ key }) => key === 'portrait')?.pages).toEqual(['/team#coFounder'])
    const lacking = missing.find(({ key }) => key === 'voices')?.pages
    expect(lacking).toContain('/team')
    expect(lacking).not.toContain('/')
  })

  it('contains no page of a retired service', () => {
    const [retired, ...teamEvents] = TEAM_EVENTS
    const services = { ...FIRST_SERVICES, teamEvents, retired: [retired] }
    const pages = missingFacts({ ...FIRST_FACTS, services }).flatMap((fact) => fact.pages)
    expect(pages).toContain('/team-events/shelter-bau')
    expect(pages).not.toContain(`/team-events/${retired.id}`)
  })

  it('treats the sample address as missing', () => {
    expect(keysOf({ company: { ...COMPLETE_COMPANY, street: FIRST_COMPANY.street } })).toEqual(['address'])
  })
})

it('every page named by the two lists exists', () => {
  const paths = [...missingFacts(FIRST_FACTS), ...UNCONFIRMED].flatMap(({ pages }) => pages)
  for (const path of new Set(paths)) {
    const found = matchRoutes(publicRoutes, path.replace(/#.*/, ''))
    expect(found?.at(-1)?.route.path, path).not.toBe('*')
    expect(found, path).not.toBeNull()
  }
})

it('every unconfirmed statement has its own id, a page and a text per language', () => {
  expect(new Set(UNCONFIRMED.map(({ id }) => id)).size).toBe(UNCONFIRMED.length)
  for (const { id, statement, pages } of UNCONFIRMED) {
    expect(pages.length, id).toBeGreaterThan(0)
    expect(new Set(LANGUAGES.map((language) => statement[language])).size, id).toBe(LANGUAGES.length)
    for (const language of LANGUAGES) expect(statement[language], id).toMatch(/^[^'"ß]+\.$|\?$|\)\.$/)
    expect(statement.fr, id).not.toMatch(/[^\u202f][:;?!]/)
  }
})

it('every unconfirmed statement can be edited somewhere, or names who can', () => {
  const places = UNCONFIRMED.map(({ id, pages }) => [id, changingAddress(id, pages)] as const)
  for (const [id, place] of places) expect(place, id).not.toBe(staffPaths.texts)
  expect(places.filter(([, place]) => place === null).map(([id]) => id)).toEqual([
    'cancelling',
    'free-evening',
    'deadlines',
  ])
  expect(Object.fromEntries(places)).toMatchObject({
    ages: '/verwaltung/laden/angebote',
    fitness: '/verwaltung/website/texte/survival-aufbruch',
    'standing-meetings': '/verwaltung/website/news/statussitzungen-im-stehen',
    'opening-hours': '/verwaltung/einstellungen/oeffnungszeiten#openingHours',
  })
})
