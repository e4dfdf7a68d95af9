import type { LegalMessages } from '#content/legal-messages.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

export type Texts = Readonly<Record<Language, string>>

/** A paragraph or an entry of a list, in the four languages. */
export interface LegalLine {
  /** Of this document; stays when the line is changed or moved. */
  key: string
  texts: Texts
}

export const LINE_LISTS = ['paragraphs', 'steps', 'items'] as const
export type LineList = (typeof LINE_LISTS)[number]

export interface LegalSectionContent extends Readonly<Record<LineList, readonly LegalLine[]>> {
  /** Anchor, the same in every language. */
  id: string
  title: Texts
}

/** What owners change of a legal document; titles, tables and their figures come with the program. */
export interface LegalContent {
  lead: Texts
  sections: readonly LegalSectionContent[]
}

/** From the files of a document, which have the same sections and lines in each language. */
export function toLegalContent(files: Readonly<Record<Language, LegalMessages>>): LegalContent {
  const textsOf = (pick: (messages: LegalMessages) => string | undefined) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, pick(files[language]) ?? '']),
    ) as unknown as Texts
  const linesOf = (id: string, list: LineList) =>
    (files.de.sections[id]?.[list] ?? []).map((_line, index) => ({
      key: `${id}.${list}.${index}`,
      texts: textsOf(({ sections }) => sections[id]?.[list]?.[index]),
    }))
  return {
    lead: textsOf(({ lead }) => lead),
    sections: Object.keys(files.de.sections).map((id) => ({
      id,
      title: textsOf(({ sections }) => sections[id]?.title),
      paragraphs: linesOf(id, 'paragraphs'),
      steps: linesOf(id, 'steps'),
      items: linesOf(id, 'items'),
    })),
  }
}

/** As pages read it, in one language. Lists without an entry are left out. */
export function toLegalMessages(
  { lead, sections }: LegalContent,
  language: Language,
): Pick<LegalMessages, 'lead' | 'sections'> {
  const textsOf = (lines: readonly LegalLine[]) => lines.map(({ texts }) => texts[language])
  return {
    lead: lead[language],
    sections: Object.fromEntries(
      sections.map(({ id, title, paragraphs, steps, items }) => [
        id,
        {
          title: title[language],
          paragraphs: textsOf(paragraphs),
          ...(steps.length > 0 && { steps: textsOf(steps) }),
          ...(items.length > 0 && { items: textsOf(items) }),
        },
      ]),
    ),
  }
}

/** All texts with their keys: `lead`, `section.title` and those of lines. */
export function listLines({ lead, sections }: LegalContent): LegalLine[] {
  return [
    { key: 'lead', texts: lead },
    ...sections.flatMap((section) => [
      { key: `${section.id}.title`, texts: section.title },
      ...LINE_LISTS.flatMap((list) => section[list]),
    ]),
  ]
}

/** A copy whose every text went through `change`. */
export function mapTexts(
  content: LegalContent,
  change: (text: string, language: Language) => string,
): LegalContent {
  const changed = (texts: Texts) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, change(texts[language], language)]),
    ) as unknown as Texts
  const lines = (all: readonly LegalLine[]) => all.map(({ key, texts }) => ({ key, texts: changed(texts) }))
  return {
    lead: changed(content.lead),
    sections: content.sections.map(({ id, title, paragraphs, steps, items }) => ({
      id,
      title: changed(title),
      paragraphs: lines(paragraphs),
      steps: lines(steps),
      items: lines(items),
    })),
  }
}

export function isSameContent(one: LegalContent, other: LegalContent): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

/** Without keys, and with properties in one order: the database keeps another. */
function inOrder({ lead, sections }: LegalContent): unknown {
  const texts = (of: Texts) => LANGUAGES.map((language) => of[language])
  return [
    texts(lead),
    sections.map((section) => [
      section.id,
      texts(section.title),
      LINE_LISTS.map((list) => section[list].map((line) => texts(line.texts))),
    ]),
  ]
}
