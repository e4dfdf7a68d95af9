import type { LegalDocumentId } from '#content/legal-document-ids.ts'
import { FIXED_SECTIONS, LEGAL_ADDRESSES } from '#content/legal-documents.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { findTextProblem, PLACEHOLDER, type TextProblem } from '../field-rules.ts'
import { LINE_LISTS, type LegalContent, type LegalLine, listLines } from './legal-content.ts'
import { splitLinks } from './split-links.ts'

/** Characters, entries of a list, and sections. */
export const LEGAL_LIMITS = { title: 100, lead: 320, line: 2000, lines: 30, sections: 40 } as const

/** How far ahead a version can be planned. */
export const LEGAL_PLAN_DAYS = 730

/** Letters without a place to break that fit at 320 px, in a text and in a heading. */
const TEXT_WORD = 34
const TITLE_WORD = 24

export type LegalProblem = { key: string } & (
  | { language: Language; problem: TextProblem | LinkProblem }
  | { language: null; problem: { code: 'section_empty' } | { code: 'key_twice' } }
)

type LinkProblem =
  | { code: 'link_broken'; target: string }
  /** Another language leads elsewhere than the German text. */
  | { code: 'links_differ' }
  | { code: 'brace' }

export interface LegalRules {
  document: LegalDocumentId
  /** What is on the site: its placeholders stay where they are. */
  published: LegalContent
  /** That a new text may contain, such as `{email}` or `{rule:weather}`. */
  placeholders: readonly string[]
  /** Paths of the site. */
  pages: readonly string[]
}

/** Everything that keeps a document from being published, in its order. */
export function findLegalProblems(content: LegalContent, rules: LegalRules): LegalProblem[] {
  const before = new Map(listLines(rules.published).map(({ key, texts }) => [key, texts.de]))
  const anchors = content.sections.map(({ id }) => id)
  const lines = listLines(content)
  const keys = new Set<string>()
  const twice = lines.filter(({ key }) => keys.size === keys.add(key).size)
  return [
    ...lines.flatMap((line) => problemsOf(line, before.get(line.key) ?? '', { ...rules, anchors })),
    ...twice.map(({ key }) => ({ key, language: null, problem: { code: 'key_twice' as const } })),
    ...content.sections
      .filter(
        ({ id, ...section }) => !isFixed(rules.document, id) && !LINE_LISTS.some((list) => section[list][0]),
      )
      .map(({ id }) => ({ key: `${id}.title`, language: null, problem: { code: 'section_empty' as const } })),
  ]
}

/** A table, another page or a mail belongs to the section, so it stays. */
export function isFixed(document: LegalDocumentId, section: string): boolean {
  return FIXED_SECTIONS[document].includes(section)
}

/** Fixed sections that a content lacks. */
export function missingSections(document: LegalDocumentId, { sections }: LegalContent): string[] {
  return FIXED_SECTIONS[document].filter((fixed) => !sections.some(({ id }) => id === fixed))
}

function problemsOf(
  { key, texts }: LegalLine,
  germanBefore: string,
  { placeholders, pages, anchors }: LegalRules & { anchors: readonly string[] },
): LegalProblem[] {
  const isTitle = key.endsWith('.title')
  const known = [...placeholders, ...placeholdersIn(germanBefore)]
  const german = placeholdersIn(texts.de).filter((placeholder) => known.includes(placeholder))
  return LANGUAGES.flatMap((language) => {
    const text = texts[language]
    const problem =
      findTextProblem(
        {
          maxLength: isTitle ? LEGAL_LIMITS.title : key === 'lead' ? LEGAL_LIMITS.lead : LEGAL_LIMITS.line,
          maxWordLength: isTitle ? TITLE_WORD : TEXT_WORD,
          placeholders:
            language === 'de' ? [...new Set([...placeholdersIn(germanBefore), ...german])] : german,
          isMultiline: false,
          mayBeEmpty: false,
          optional: [],
          isTime: false,
        },
        withoutTargets(text),
        language,
      ) ??
      findBrace(text) ??
      findLinkProblem(text, texts.de, { pages, anchors })
    return problem ? [{ key, language, problem }] : []
  })
}

export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))]
}

/** Targets are addresses, not words that have to fit. */
function withoutTargets(text: string): string {
  return text.replace(/(\[[^\]]+\])\([^)\s]+\)/g, '$1')
}

function findBrace(text: string): LinkProblem | undefined {
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? { code: 'brace' } : undefined
}

function findLinkProblem(
  text: string,
  german: string,
  site: { pages: readonly string[]; anchors: readonly string[] },
): LinkProblem | undefined {
  const targets = targetsIn(text)
  const broken = targets.find((target) => !leadsSomewhere(target, site))
  if (broken !== undefined) return { code: 'link_broken', target: broken }
  return targets.toSorted().join(' ') === targetsIn(german).toSorted().join(' ')
    ? undefined
    : { code: 'links_differ' }
}

function targetsIn(text: string): string[] {
  return splitLinks(text).flatMap(({ target }) => target ?? [])
}

const DOCUMENT_OF: Readonly<Record<string, LegalDocumentId>> = {
  '/agb': 'terms',
  '/datenschutz': 'privacy',
  '/impressum': 'imprint',
}

function leadsSomewhere(
  target: string,
  { pages, anchors }: { pages: readonly string[]; anchors: readonly string[] },
): boolean {
  if (target.startsWith('mailto:')) return true
  if (target.startsWith('#')) return anchors.includes(target.slice(1))
  if (!target.startsWith('/'))
    return target in LEGAL_ADDRESSES || /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(target)
  const [path = '', anchor] = target.split('#', 2)
  const document = DOCUMENT_OF[path]
  if (!document || anchor === undefined) return anchor === undefined && pages.includes(path)
  return isFixed(document, anchor)
}
