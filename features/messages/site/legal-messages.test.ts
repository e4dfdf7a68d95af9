import type { Namespaces } from '#i18n/namespaces.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { DEVICE_STORAGE } from '#features/privacy/content/device-storage.ts'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { LEGAL_ADDRESSES, LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import type { LegalMessages } from '#features/messages/content/legal-messages.ts'
import { RETENTION } from '#features/privacy/content/retention.ts'
import imprintTexts from '#features/messages/texts/imprint.ts'
import privacyTexts from '#features/messages/texts/privacy.ts'
import termsTexts from '#features/messages/texts/terms.ts'
import { linesOf, parseLegal } from '#features/messages/legal/legal-text.ts'
import { splitLinks } from '#features/messages/legal/split-links.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { paths } from '#content/paths.ts'
import { legalPlaceholders } from './legal-placeholders.ts'
import { fillStatement } from './fill-statement.ts'

const DOCUMENTS = ['privacy', 'imprint', 'terms'] as const
const PATHS: Record<string, (typeof DOCUMENTS)[number]> = {
  '/datenschutz': 'privacy',
  '/impressum': 'imprint',
  '/agb': 'terms',
}

const TEXTS: Record<(typeof DOCUMENTS)[number], Record<Language, LegalMessages>> = {
  privacy: privacyTexts,
  imprint: imprintTexts,
  terms: termsTexts,
}

const messages = {} as Record<(typeof DOCUMENTS)[number], Record<string, LegalMessages>>
for (const name of DOCUMENTS) {
  messages[name] = {}
  for (const language of LANGUAGES) {
    messages[name][language] = fillFacts(language, TEXTS[name][language], FIRST_OFFER)
  }
}

/** Data tables of a document, which belong to its version. */
const FIGURES: Record<(typeof DOCUMENTS)[number], unknown> = {
  privacy: { RETENTION, DEVICE_STORAGE },
  imprint: null,
  terms: BOOKING_TERMS,
}

/** Hashes per version, the rules in them included. After a change: a new date, then the hash that the failure prints. */
const PRINTS: Record<(typeof DOCUMENTS)[number], string> = {
  privacy: '2026-11-27 F8HokGsA04E3',
  imprint: '2026-11-23 2mJ-Oj56HZqH',
  terms: '2026-11-27 j3pVxog6yoNX',
}

describe.each(DOCUMENTS)('%s', (name) => {
  it('has a new date when its text has changed', () => {
    const text = JSON.stringify([messages[name], FIGURES[name]])
    const print = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    expect(`${LEGAL_DAYS[name]} ${print}`).toBe(PRINTS[name])
  })

  it.each(LANGUAGES)('has its sections in the same order in %s', (language) => {
    const keys = (of: string) => anchorsOf(messages[name][of])
    expect(keys(language)).toEqual(keys('de'))
  })

  it('has no section whose anchor equals the page’s own', () => {
    // Reserved for the skip link and focus management.
    expect(anchorsOf(messages[name]['de'])).not.toContain('inhalt')
  })

  it.each(LANGUAGES)('links the same targets in %s, and each of them exists', (language) => {
    const targets = linksOf(messages[name][language])
    expect(targets).toEqual(linksOf(messages[name]['de']))
    for (const target of targets) expect(exists(target, name), target).toBe(true)
  })

  it.each(LANGUAGES)('leaves no placeholder unfilled in %s, for each payment provider', (language) => {
    for (const provider of ['stripe', 'testkasse'] as const)
      for (const text of textsOf(messages[name][language])) {
        const filled = fillStatement(text, legalPlaceholders(provider, common, legal, '2026-11-24'))
        expect(filled ?? '', text).not.toMatch(/[{}]/)
      }
  })
})

const { common, legal } = FILE_MESSAGES.of('de', ['common', 'legal']) as Pick<Namespaces, 'common' | 'legal'>

it('names Stripe only when Stripe takes the payments', () => {
  const text = (provider: 'stripe' | 'testkasse') =>
    textsOf(messages.privacy['de'])
      .map((each) => fillStatement(each, legalPlaceholders(provider, common, legal, '2026-11-24')))
      .join()
  expect(text('stripe')).toContain('Stripe')
  expect(text('stripe')).not.toContain('Testkasse')
  expect(text('testkasse')).toContain('Testkasse')
  expect(text('testkasse')).not.toContain('Stripe')
})

function textsOf(document: LegalMessages | undefined): string[] {
  return linesOf(parseLegal(document?.body ?? '')).map(({ text }) => text)
}

function anchorsOf(document: LegalMessages | undefined): string[] {
  return parseLegal(document?.body ?? '').sections.map(({ id }) => id)
}

function linksOf(document: LegalMessages | undefined): string[] {
  return textsOf(document).flatMap((text) => splitLinks(text).flatMap(({ target }) => target ?? []))
}

function exists(target: string, from: (typeof DOCUMENTS)[number]): boolean {
  const [path = '', anchor] = target.split('#', 2)
  const document = path === '' ? from : PATHS[path]
  if (!document)
    return target in LEGAL_ADDRESSES || target === paths.myData || target === paths.versions(paths.terms)
  return anchor === undefined || anchorsOf(messages[document]['de']).includes(anchor)
}
