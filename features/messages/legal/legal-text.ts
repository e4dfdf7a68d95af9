import { LANGUAGES, type Language, perLanguage } from '#i18n/languages.ts'
import { PLACEHOLDER } from '../field-rules.ts'

/** What owners change of a legal document: Markdown in the four languages. Titles and tables come with the program. */
export type LegalContent = Readonly<Record<Language, string>>

/** Characters of a title, the lead, a line; lines of a section; sections; characters and rows of the Markdown of a language. */
export const LEGAL_LIMITS = {
  title: 100,
  lead: 320,
  line: 2000,
  lines: 90,
  sections: 40,
  body: 60_000,
  rows: 4000,
} as const

/** How far ahead a version can be planned. */
export const LEGAL_PLAN_DAYS = 730

/** A paragraph or an entry of a list, with `**bold**` and `[links](target)` as they are written. */
export interface LegalLine {
  kind: 'paragraph' | 'step' | 'item'
  text: string
  /** Offset in the Markdown. */
  at: number
}

export interface LegalSection {
  /** Anchor, the same in every language. */
  id: string
  title: string
  at: number
  lines: LegalLine[]
}

export interface LegalText {
  lead: LegalLine[]
  sections: LegalSection[]
}

const HEADING = /^## +(.*?)(?: *\{#([a-z][a-z0-9-]{0,59})\})?$/
const ENTRY = /^([-*]|\d+[.)]) +/

/**
 * Reads the part of Markdown that legal texts have: `## Title {#anchor}`, paragraphs, `-` and `1.`. Everything else, HTML
 * included, is text. A heading without an anchor has that of the German text in its place.
 */
export function parseLegal(markdown: string, german?: LegalText): LegalText {
  const read: LegalText = { lead: [], sections: [] }
  let open: LegalLine | undefined
  let at = 0
  for (const row of markdown.split('\n')) {
    const text = row.trim()
    const [heading, title = '', anchor] = HEADING.exec(text) ?? []
    const [mark] = ENTRY.exec(text) ?? []
    if (heading !== undefined) {
      const id = anchor ?? german?.sections[read.sections.length]?.id ?? toAnchor(title)
      read.sections.push({ id, title, at, lines: [] })
      open = undefined
    } else if (text === '') open = undefined
    else if (open && mark === undefined) open.text += ` ${text}`
    else {
      const kind = mark === undefined ? 'paragraph' : /\d/.test(mark) ? 'step' : 'item'
      open = { kind, text: text.slice(mark?.length), at }
      ;(read.sections.at(-1)?.lines ?? read.lead).push(open)
    }
    at += row.length + 1
  }
  return read
}

/** All languages; anchors that are not written are those of the German text. */
export function readLegal(content: LegalContent): Readonly<Record<Language, LegalText>> {
  const de = parseLegal(content.de)
  return perLanguage((language) => (language === 'de' ? de : parseLegal(content[language], de)))
}

/** One language, each heading with its anchor, so that the page needs no German text beside it. */
export function withAnchors(content: LegalContent, language: Language): string {
  return readLegal(content)[language].sections.reduceRight((markdown, { id, at }) => {
    const [row = ''] = markdown.slice(at).split('\n', 1)
    const isWritten = id === '' || row.trimEnd().endsWith(` {#${id}}`)
    return isWritten
      ? markdown
      : `${markdown.slice(0, at)}${row.trimEnd()} {#${id}}${markdown.slice(at + row.length)}`
  }, content[language])
}

export function linesOf({ lead, sections }: LegalText): LegalLine[] {
  return [...lead, ...sections.flatMap(({ lines }) => lines)]
}

/** A copy with other lines; without those for which `change` returns undefined. */
export function mapLines(
  { lead, sections }: LegalText,
  change: (text: string) => string | undefined,
): LegalText {
  const changed = (lines: readonly LegalLine[]) =>
    lines.flatMap((line) => {
      const text = change(line.text)
      return text === undefined ? [] : { ...line, text }
    })
  return {
    lead: changed(lead),
    sections: sections.map((section) => ({ ...section, lines: changed(section.lines) })),
  }
}

/** A copy whose placeholders that are not `known` say something else. */
export function replaceUnknown(
  content: LegalContent,
  known: readonly string[],
  valueOf: (name: string, language: Language) => string,
): LegalContent {
  return perLanguage((language) =>
    content[language].replace(PLACEHOLDER, (found) =>
      found.startsWith('{#') || known.includes(found) ? found : valueOf(found.slice(1, -1), language),
    ),
  )
}

/** Whether both say the same; blank lines and the numbers of steps may differ. */
export function isSameContent(one: LegalContent, other: LegalContent): boolean {
  if (LANGUAGES.every((language) => one[language] === other[language])) return true
  const said = (content: LegalContent) =>
    JSON.stringify(readLegal(content), (name, value: unknown) => (name === 'at' ? undefined : value))
  return said(one) === said(other)
}

/** `Höhere Gewalt` becomes `hoehere-gewalt`; empty without letters. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60)
}
