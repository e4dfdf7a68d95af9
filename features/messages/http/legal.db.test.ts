import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { LEGAL_DAYS } from '#features/messages/content/legal-documents.ts'
import {
  publishDueLegal,
  publishLegal,
  recordRelease,
  saveLegalDraft,
  withdrawLegal,
} from '#features/messages/legal/edit-legal.server.ts'
import { legalRevisions } from '#features/messages/legal/legal.tables.server.ts'
import { type LegalContent, type LegalText, parseLegal } from '#features/messages/legal/legal-text.ts'
import type { LegalVersionPage } from '#features/messages/legal/legal-version-page.ts'
import type { LegalFiles } from '#features/messages/legal/legal-snapshot.ts'
import { splitMarked } from '#features/messages/legal/split-links.ts'
import {
  listEffective,
  readPublishedLegal,
  readState,
} from '#features/messages/legal/versions-repository.server.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { changeLine, withoutSection } from '#test/legal/change-line.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { FILE_MESSAGES, siteMessages } from './site-messages.ts'
import { FIRST_FACTS } from './site-facts.ts'
import { FIRST_LEGAL, legalFiles } from './legal-files.ts'
import { legalVersions } from './legal-versions.ts'
import { readLegalVersion } from './read-legal-version.ts'

const OWNER = '3f0f4a0e-0f6e-4a8e-9a3a-2f1d3a3b4c5d'
const KEY = 'bilder.paragraphs.0'
const WORDS = {
  de: 'Wir fragen Sie, bevor wir ein Bild zeigen.',
  en: 'We ask you before we show a picture.',
  fr: 'Nous vous demandons avant de montrer une photo.',
  it: 'Le chiediamo prima di mostrare una foto.',
}

let now: Date
const clock = () => now
const release = (files: LegalFiles = legalFiles) => recordRelease(test.database, files, now)
const publishDue = () => publishDueLegal(test.database, legalFiles, now)
const by = async () => ({
  document: 'terms' as const,
  authorId: OWNER,
  at: now,
  seen: (await state()).revision,
})

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await test.database.delete(legalRevisions)
  await test.database.delete(messagePublications)
  // One minute to midnight in Switzerland.
  now = new Date('2027-02-28T22:59:00Z')
})

const state = (files?: LegalFiles) => readState(test.database, files ?? legalFiles, 'terms')
const onSite = async () => (await readPublishedLegal(test.database, legalFiles, FIRST_LEGAL)).terms

async function save(
  content: LegalContent,
  { seen, knowsFiles }: { seen?: number; knowsFiles?: boolean } = {},
) {
  const change = { ...(await by()), content, knowsFiles, ...(seen !== undefined && { seen }) }
  return test.database.transaction((tx) => saveLegalDraft(tx, legalFiles, change))
}

async function publish(
  fromDay: string,
  { seen, isTranslated = false }: { seen?: number; isTranslated?: boolean } = {},
) {
  const change = { ...(await by()), fromDay, isTranslated, ...(seen !== undefined && { seen }) }
  return test.database.transaction((tx) => publishLegal(tx, legalFiles, change))
}

const changed = (texts: Partial<typeof WORDS> = WORDS) =>
  changeLine(legalFiles.contentOf('terms'), KEY, texts)

async function read(version?: string, against?: string) {
  const site = siteMessages([], 0, {
    ...FIRST_FACTS,
    legal: await readPublishedLegal(test.database, legalFiles, FIRST_LEGAL),
  })
  return readLegalVersion({ db: test.database, site, paymentProvider: 'testkasse' }, 'terms', 'de', {
    version,
    gegen: against,
  })
}

describe('a release', () => {
  it('stores the files’ texts as a version, once, and changes nothing on the page', async () => {
    expect(await release()).toHaveLength(3)
    expect(await release()).toEqual([])
    expect(await onSite()).toBe(FIRST_LEGAL.terms)
    expect(await test.database.$count(messagePublications)).toBe(0)
  })

  it('is recorded once for processes that start simultaneously', async () => {
    const recorded = await Promise.all([release(), release(), release()])
    expect(recorded.flat()).toHaveLength(3)
  })

  it('with another text and another day keeps the previous version readable', async () => {
    await release()
    now = new Date('2027-05-01T08:00:00Z')
    const next = otherFiles({ dayOf: () => '2027-05-01', contentOf: () => changed() })
    await release(next)
    const rows = await listEffective(test.database, 'terms')
    expect(rows.map(({ version }) => version)).toEqual([LEGAL_DAYS.terms, '2027-05-01'])
    const before = await read(LEGAL_DAYS.terms)
    expect(lineOf(before, 'bilder', 0)).toContain('Wir veröffentlichen kein Bild')
  })

  it('keeps the owner’s text, and offers its own', async () => {
    await release()
    await save(changed())
    await publish('2027-02-28')
    const next = otherFiles({
      dayOf: () => '2027-05-01',
      contentOf: (document) =>
        document === 'terms'
          ? changeLine(legalFiles.contentOf('terms'), 'recht.paragraphs.1', {
              de: 'Schreiben Sie uns zuerst.',
            })
          : legalFiles.contentOf(document),
    })
    expect((await release(next)).filter(({ document }) => document === 'terms')).toEqual([])
    const held = await readPublishedLegal(test.database, next, FIRST_LEGAL)
    expect(held.terms.version).toBe('2027-02-28')
    const { fileContent } = await state(next)
    expect(fileContent).not.toEqual(next.contentOf('terms'))
  })

  it('with other figures creates a new version of the owner’s text, and the previous one keeps its figures', async () => {
    await release()
    await save(changed())
    await publish('2027-02-28')
    now = new Date('2027-05-01T08:00:00Z')
    const next = otherFiles({
      dayOf: () => '2027-05-01',
      snapshotOf: (document, content) => {
        const snapshot = legalFiles.snapshotOf(document, content)
        const figures = { ...snapshot.figures, de: { ...snapshot.figures.de, freeDays: '99' } }
        return { ...snapshot, figures }
      },
    })
    expect(await release(next)).toContainEqual({ document: 'terms', version: '2027-05-01' })
    const groups = async (version: string) => lineOf(await read(version), 'gruppen', 2)
    expect(await groups('2027-05-01')).toContain('bis 99 Tage')
    expect(await groups('2027-02-28')).toContain('bis 14 Tage')
  })
})

describe('a version', () => {
  beforeEach(async () => {
    await release()
  })

  it('from today applies at once in four languages, under the number of a publication', async () => {
    await save(changed())
    expect(await publish('2027-02-28')).toMatchObject({
      ok: true,
      value: { version: '2027-02-28', isPlanned: false },
    })
    const fact = await onSite()
    expect(fact).toMatchObject({ version: '2027-02-28', day: '2027-02-28' })
    const site = siteMessages([], 1, { ...FIRST_FACTS, legal: { ...FIRST_LEGAL, terms: fact } })
    for (const language of ['de', 'en', 'fr', 'it'] as const) {
      const { terms, booking } = site.of(language, ['terms', 'booking'])
      expect(linesOfSection(parseLegal(terms?.body ?? ''), 'bilder')).toEqual([WORDS[language]])
      expect(terms).toMatchObject({ version: '2027-02-28', day: '2027-02-28' })
      expect(booking?.termsVersion).toBe('2027-02-28')
    }
    expect(await test.database.$count(messagePublications)).toBe(1)
  })

  it('from a later day waits for Swiss midnight, in any time zone of the server', async () => {
    await save(changed())
    expect(await publish('2027-03-01')).toMatchObject({ value: { version: '2027-03-01', isPlanned: true } })
    expect(await publishDue()).toBe(0)
    expect((await onSite()).version).toBe(LEGAL_DAYS.terms)
    now = new Date('2027-02-28T23:00:30Z')
    expect(await publishDue()).toBe(1)
    expect(await publishDue()).toBe(0)
    expect((await onSite()).version).toBe('2027-03-01')
  })

  it('that is due is published once, by any number of processes', async () => {
    await save(changed())
    await publish('2027-03-01')
    now = new Date('2027-03-01T08:00:00Z')
    const counts = await Promise.all([publishDue(), publishDue(), publishDue()])
    expect(counts.toSorted()).toEqual([0, 0, 1])
  })

  it('that is planned can be withdrawn until its day, and is a draft again', async () => {
    await save(changed())
    await publish('2027-03-01')
    expect(await save(changed({ de: 'Anders.' }))).toMatchObject({ refusal: { code: 'version_planned' } })
    const change = await by()
    const withdrawn = await test.database.transaction((tx) => withdrawLegal(tx, legalFiles, change))
    expect(withdrawn).toMatchObject({ ok: true, value: { version: '2027-03-01' } })
    now = new Date('2027-03-02T08:00:00Z')
    expect(await publishDue()).toBe(0)
    expect((await state()).draft).toMatchObject(JSON.parse(JSON.stringify(changed())) as object)
    expect(await publish('2027-03-02')).toMatchObject({ value: { version: '2027-03-02' } })
  })

  it('published twice on a day has two names, and each is readable with what it changed', async () => {
    await save(changed())
    await publish('2027-02-28')
    await save(changed({ ...WORDS, de: 'Wir fragen Sie zweimal, bevor wir ein Bild zeigen.' }))
    expect(await publish('2027-02-28', { isTranslated: true })).toMatchObject({
      value: { version: '2027-02-28-2' },
    })
    const page = await read('2027-02-28', LEGAL_DAYS.terms)
    expect(page?.versions.map(({ version }) => version)).toEqual([
      '2027-02-28-2',
      '2027-02-28',
      LEGAL_DAYS.terms,
    ])
    expect(page?.shown?.until).toBe('2027-02-28')
    expect(page?.shown?.difference?.sections.map(({ id }) => id)).toEqual(['bilder'])
    expect(await read('2027-01-01')).toBeUndefined()
    expect(await read('2027-02-28', '2027-01-01')).toBeUndefined()
  })

  it('fills in its figures, its own name, and today’s company', async () => {
    const shown = (await read(LEGAL_DAYS.terms))?.shown
    expect(JSON.stringify(shown)).not.toMatch(/\{[\w:]+\}/)
    expect(linesOfSection(shown?.text, 'fassung')[0]).toContain(LEGAL_DAYS.terms)
    expect(shown?.tables['absage']).toMatchObject({ kind: 'table' })
  })

  it('can be read as of any publication, so that open pages keep theirs', async () => {
    await save(changed())
    await publish('2027-02-28')
    const [publication] = await test.database.select().from(messagePublications)
    const at = async (id: number) =>
      (await readPublishedLegal(test.database, legalFiles, FIRST_LEGAL, id)).terms.version
    expect(await at(publication?.id ?? 0)).toBe('2027-02-28')
    expect(await at((publication?.id ?? 0) - 1)).toBe(LEGAL_DAYS.terms)
  })

  it('is refused when something is missing, outdated, past or unchanged, or after a concurrent change', async () => {
    const code = async (answer: ReturnType<typeof publish>) => {
      const result = await answer
      return result.ok ? 'published' : result.refusal.code
    }
    expect(await code(publish('2027-02-28'))).toBe('nothing_to_publish')
    await save(changed({ de: WORDS.de }))
    expect(await code(publish('2027-02-28'))).toBe('languages_behind')
    await save(changed({ it: '' }))
    expect(await code(publish('2027-02-28'))).toBe('legal_incomplete')
    const { revision } = await state()
    await save(changed())
    expect(await code(publish('2027-02-28', { seen: revision }))).toBe('changed_meanwhile')
    expect(await save(changed(), { seen: revision })).toMatchObject({
      refusal: { code: 'changed_meanwhile' },
    })
    expect(await code(publish('2027-02-27'))).toBe('day_over')
    expect(await code(publish('2029-03-15'))).toBe('day_too_far')
    await save(withoutSection(legalFiles.contentOf('terms'), 'absage'))
    expect(await code(publish('2027-02-28'))).toBe('legal_incomplete')
    expect(await onSite()).toBe(FIRST_LEGAL.terms)
  })

  it('published twice simultaneously is published once', async () => {
    await save(changed())
    const { revision } = await state()
    const answers = await Promise.all([
      publish('2027-02-28', { seen: revision }),
      publish('2027-02-28', { seen: revision }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listEffective(test.database, 'terms')).map(({ version }) => version)).toEqual([
      LEGAL_DAYS.terms,
      '2027-02-28',
    ])
  })
})

describe('an acceptance', () => {
  it('is of the version that was shown, for an hour after the next one', async () => {
    await release()
    await save(changed())
    await publish('2027-02-28')
    const legal = legalVersions({
      db: test.database,
      clock,
      messages: {
        current: () => ({
          ...FILE_MESSAGES,
          facts: {
            ...FIRST_FACTS,
            legal: { ...FIRST_LEGAL, terms: { version: '2027-02-28', day: '2027-02-28', content: null } },
          },
        }),
      },
    })
    const accepted = async (shown?: string) => legal.accept('terms', shown)
    expect(await accepted()).toMatchObject({ value: '2027-02-28' })
    expect(await accepted('2027-02-28')).toMatchObject({ value: '2027-02-28' })
    now = new Date(now.getTime() + 59 * 60_000)
    expect(await accepted(LEGAL_DAYS.terms)).toMatchObject({ ok: true, value: LEGAL_DAYS.terms })
    now = new Date(now.getTime() + 2 * 60_000)
    expect(await accepted(LEGAL_DAYS.terms)).toEqual({
      ok: false,
      refusal: { code: 'terms_changed', version: '2027-02-28' },
    })
    expect(await accepted('2030-01-01')).toMatchObject({ ok: false })
  })
})

describe('a version from before Markdown', () => {
  const four = (text: string) => ({ de: text, en: `${text} en`, fr: `${text} fr`, it: text })
  const lines = (...all: string[]) => all.map((text, index) => ({ key: `a.${index}`, texts: four(text) }))
  const content = {
    lead: four('Was gilt.'),
    sections: [
      {
        id: 'preise',
        title: four('Preise'),
        paragraphs: lines('- kein Punkt', '1. kein Schritt', '**kein** Fett \\ {freeDays}', ''),
        steps: lines('Sie wählen.', 'Sie zahlen.'),
        items: lines('CHF [hier](/shop).'),
      },
      { id: 'leer', title: four('Leer'), paragraphs: [], steps: [], items: [] },
    ],
  }

  it('says the same after the migration, whatever signs it has', async () => {
    const { $client } = test.database
    await $client.query('alter table legal_revisions add column print text')
    await $client.query(
      `insert into legal_revisions (document, content, file_content, author_id, at) values ('terms', $1, $1, $2, now())`,
      [JSON.stringify(content), OWNER],
    )
    const sql = readFileSync(
      new URL('../../../db/migrations/0014_legal_markdown.sql', import.meta.url),
      'utf8',
    )
    for (const statement of sql.split('--> statement-breakpoint')) await $client.query(statement)
    const [row] = await test.database.select().from(legalRevisions)
    expect(row?.fileContent).toEqual(row?.content)
    const { lead, sections } = parseLegal(row?.content.fr ?? '')
    expect(lead.map(({ text }) => text)).toEqual(['Was gilt. fr'])
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['preise', 'Preise fr'],
      ['leer', 'Leer fr'],
    ])
    const shown = sections[0]?.lines.map(({ kind, text }) => [
      kind,
      splitMarked(text)
        .map(({ label }) => label)
        .join(''),
    ])
    expect(shown).toEqual([
      ['paragraph', '- kein Punkt fr'],
      ['paragraph', '1. kein Schritt fr'],
      ['paragraph', '**kein** Fett \\ {freeDays} fr'],
      ['paragraph', 'fr'],
      ['step', 'Sie wählen. fr'],
      ['step', 'Sie zahlen. fr'],
      ['item', 'CHF hier. fr'],
    ])
  })
})

function otherFiles(more: Partial<LegalFiles>): LegalFiles {
  return { ...legalFiles, ...more }
}

function linesOfSection(text: LegalText | undefined, id: string): string[] {
  const section = text?.sections.find((each) => each.id === id)
  return section?.lines.map((line) => line.text) ?? []
}

function lineOf(page: LegalVersionPage | undefined, section: string, index: number): string | undefined {
  return linesOfSection(page?.shown?.text, section)[index]
}
