import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { FIXED_SECTIONS, LEGAL_ADDRESSES } from '#features/messages/content/legal-documents.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { findTextProblem, PLACEHOLDER, placeholdersIn, type TextProblem } from '../field-rules.ts'
import type { LegalFiles } from './legal-snapshot.ts'
import { changedRuns, type LinePair, pairUp } from './compare-versions.ts'
import {
  LEGAL_LIMITS,
  type LegalContent,
  type LegalLine,
  type LegalSection,
  type LegalText,
  linesOf,
  parseLegal,
  readLegal,
} from './legal-text.ts'
import { splitMarked } from './split-links.ts'

/** Letters without a place to break that fit at 320 px, in a text and in a heading. */
const TEXT_WORD = 34
const TITLE_WORD = 24

/** A place in the Markdown of a language. */
export interface LegalPlace {
  language: Language
  at: number
}

export type LegalProblem = LegalPlace & { problem: Problem }

type Problem =
  | TextProblem
  | { code: 'link_broken'; target: string }
  | { code: 'section_missing'; section: string }
  | { code: 'lead' | 'heading' | 'anchor' | 'section_empty' | 'too_many' | 'brace' }
  /** Another language leads elsewhere, has other sections or other lines than the German text. */
  | { code: 'links_differ' | 'sections_differ' | 'lines_differ' }

type Found = { at: number; problem: Problem }

interface LegalRules {
  document: LegalDocumentId
  /** What is on the site: placeholders of a line that is only changed stay. */
  published: LegalContent
  files: Pick<LegalFiles, 'pages' | 'placeholdersOf'>
}

/** Everything that keeps a document from being published, language by language in the order of the text. */
export function findLegalProblems(content: LegalContent, rules: LegalRules): LegalProblem[] {
  const { document, published, files } = rules
  const texts = readLegal(content)
  const { de } = texts
  const kept = keptPlaceholders(parseLegal(published.de), de)
  const known = [...files.placeholdersOf(document), ...[...kept.values()].flat()]
  const anchors = de.sections.map(({ id }) => id)

  function problemOf(line: LegalLine, german: LegalLine, maxLength: number, language: Language) {
    const used = placeholdersIn(german.text).filter((each) => known.includes(each))
    const placeholders = [...new Set([...(kept.get(line) ?? []), ...used])]
    const targets = targetsIn(line.text)
    const broken = targets.find((target) => !leadsSomewhere(target, files.pages, anchors))
    return (
      findTextProblem({ ...TEXT, maxLength, placeholders }, withoutTargets(line.text), language) ??
      findBrace(line.text) ??
      (broken === undefined ? undefined : ({ code: 'link_broken', target: broken } as const)) ??
      (targets.toSorted().join(' ') === targetsIn(german.text).toSorted().join(' ')
        ? undefined
        : ({ code: 'links_differ' } as const))
    )
  }

  return LANGUAGES.flatMap((language) => {
    const text = texts[language]
    const lines = blocksOf(text).flatMap((block): Found[] => {
      const german = blocksOf(de).find(({ id }) => id === block.id)?.lines
      const isAlike = kindsOf(german) === kindsOf(block.lines)
      const most = LEGAL_LIMITS[block.lines === text.lead ? 'lead' : 'line']
      return block.lines.flatMap((line, index) => {
        const problem = problemOf(line, (isAlike && german?.[index]) || line, most, language)
        return problem ? [{ at: line.at, problem }] : []
      })
    })
    const structure =
      language === 'de' ? germanProblems(de, document, content.de.length) : differencesOf(text, de)
    return [...structure, ...shapeProblems(text, language), ...lines]
      .toSorted((one, other) => one.at - other.at)
      .map((found) => ({ language, ...found }))
  })
}

/** The lead, then the sections. */
function blocksOf({ lead, sections }: LegalText): Pick<LegalSection, 'id' | 'lines'>[] {
  return [{ id: '', lines: lead }, ...sections]
}

const TEXT = {
  maxWordLength: TEXT_WORD,
  isMultiline: false,
  mayBeEmpty: false,
  optional: [],
  isTime: false,
}

/** What the German text alone has to have, since the others follow it. */
function germanProblems({ sections }: LegalText, document: LegalDocumentId, end: number): Found[] {
  const ids = sections.map(({ id }) => id)
  return [
    ...FIXED_SECTIONS[document]
      .filter((section) => !ids.includes(section))
      .map((section) => ({ at: end, problem: { code: 'section_missing' as const, section } })),
    ...sections.flatMap(({ id, at, lines }, index): Found[] => {
      // `inhalt` is the page's own.
      if (id === '' || id === 'inhalt' || ids.indexOf(id) < index)
        return [{ at, problem: { code: 'anchor' } }]
      if (index >= LEGAL_LIMITS.sections || lines.length > LEGAL_LIMITS.lines)
        return [{ at, problem: { code: 'too_many' } }]
      return lines.length === 0 && !FIXED_SECTIONS[document].includes(id)
        ? [{ at, problem: { code: 'section_empty' } }]
        : []
    }),
  ]
}

/** Sections and lines that are not those of the German text. */
function differencesOf({ sections }: LegalText, german: LegalText): Found[] {
  const index = german.sections.findIndex(({ id }, place) => sections[place]?.id !== id)
  if (index >= 0 || sections.length !== german.sections.length) {
    const at = sections[index < 0 ? german.sections.length : index]?.at ?? sections.at(-1)?.at ?? 0
    return [{ at, problem: { code: 'sections_differ' } }]
  }
  return sections
    .filter(({ lines }, place) => kindsOf(lines) !== kindsOf(german.sections[place]?.lines))
    .map(({ at }) => ({ at, problem: { code: 'lines_differ' } }))
}

function kindsOf(lines: readonly LegalLine[] = []): string {
  return lines.map(({ kind }) => kind).join()
}

/** Of lead and headings. */
function shapeProblems(text: LegalText, language: Language): Found[] {
  const { lead, sections } = text
  const isLead = lead.length === 1 && lead[0]?.kind === 'paragraph'
  return [
    ...(isLead ? [] : [{ at: lead[1]?.at ?? 0, problem: { code: 'lead' as const } }]),
    ...linesOf(text)
      .filter((line) => line.kind === 'paragraph' && line.text.startsWith('#'))
      .map(({ at }) => ({ at, problem: { code: 'heading' as const } })),
    ...sections.flatMap(({ title, at }): Found[] => {
      const rules = { ...TEXT, maxLength: LEGAL_LIMITS.title, maxWordLength: TITLE_WORD, placeholders: [] }
      const problem = findTextProblem(rules, title, language) ?? findBrace(title)
      return problem ? [{ at, problem }] : []
    }),
  ]
}

/** Placeholders of lines that are only changed: the program goes by them, so their sentence keeps them. */
function keptPlaceholders(published: LegalText, draft: LegalText): ReadonlyMap<LegalLine, string[]> {
  const pairs = draft.sections.flatMap(({ id, lines }) => {
    const before = published.sections.find((section) => section.id === id)?.lines ?? []
    return changedRuns(before, lines).flatMap((run) =>
      run.gone.length === run.come.length
        ? run.come.map((line, index): LinePair => [run.gone[index], line])
        : pairUp(run),
    )
  })
  return new Map(
    pairs.flatMap(([before, after]) => (before && after ? [[after, placeholdersIn(before.text)]] : [])),
  )
}

/** In the text of a language. */
export function placeholdersOf(text: LegalText): string[] {
  return [...new Set(linesOf(text).flatMap((line) => placeholdersIn(line.text)))]
}

/** Where the German text is new and that of a language is not. */
export function listBehind(published: LegalContent, draft: LegalContent): LegalPlace[] {
  const [before, after] = [readLegal(published), readLegal(draft)]
  const textsOf = (text: LegalText) => [
    ...linesOf(text),
    ...text.sections.map(({ title, at }) => ({ text: title, at })),
  ]
  const old = (language: Language) => new Set(textsOf(before[language]).map(({ text }) => text))
  const isNew = textsOf(after.de).map(({ text }) => !old('de').has(text))
  return LANGUAGES.filter((language) => language !== 'de').flatMap((language) => {
    const known = old(language)
    return textsOf(after[language])
      .filter(({ text }, index) => isNew[index] && known.has(text))
      .map(({ at }) => ({ language, at }))
  })
}

/** Placeholders of what holds that no German text has any more. */
export function listLost(published: LegalContent, draft: LegalContent): string[] {
  const still = placeholdersOf(parseLegal(draft.de))
  return placeholdersOf(parseLegal(published.de)).filter((placeholder) => !still.includes(placeholder))
}

/** Targets are addresses, not words that have to fit. */
function withoutTargets(text: string): string {
  return text.replace(/(\[[^\]]+\])\([^)\s]+\)/g, '$1')
}

function findBrace(text: string): Problem | undefined {
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? { code: 'brace' } : undefined
}

function targetsIn(text: string): string[] {
  return splitMarked(text).flatMap(({ target }) => target ?? [])
}

const DOCUMENT_OF: Readonly<Record<string, LegalDocumentId>> = {
  '/agb': 'terms',
  '/datenschutz': 'privacy',
  '/impressum': 'imprint',
}

function leadsSomewhere(target: string, pages: readonly string[], anchors: readonly string[]): boolean {
  if (target.startsWith('mailto:')) return true
  if (target.startsWith('#')) return anchors.includes(target.slice(1))
  if (!target.startsWith('/'))
    return target in LEGAL_ADDRESSES || /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(target)
  const [path = '', anchor] = target.split('#', 2)
  const document = DOCUMENT_OF[path]
  if (!document || anchor === undefined) return anchor === undefined && pages.includes(path)
  return FIXED_SECTIONS[document].includes(anchor)
}
