import { LANGUAGES, type Language } from '#i18n/languages.ts'

/** What a text may be; the same on both sides. */
export interface FieldRules {
  maxLength: number
  /** Letters without a place where the line may break: what fits at 320 px. */
  maxWordLength: number
  /** Each of them must stay, such as `{price:aufbruch}`. */
  placeholders: string[]
  /** What an item that owners added may have of its neighbours'. */
  optional: string[]
  isMultiline: boolean
  mayBeEmpty: boolean
  /** `HH:MM`, which pages write in the manner of each language. */
  isTime: boolean
}

export type TextProblem =
  | { code: 'empty' }
  | { code: 'too_long'; over: number }
  | { code: 'long_word'; word: string }
  | { code: 'placeholder_missing'; placeholder: string }
  | { code: 'placeholder_unknown'; placeholder: string }
  | { code: 'line_break' }
  | { code: 'unusable_character' }
  | { code: 'sharp_s' }
  | { code: 'no_time' }

const SHORTEST_LIMIT = 14
const LABEL_LENGTH = 32
/** Fits at 320 px in every place of the pages. */
const USUAL_WORD_LENGTH = 22
/** Also a check of the table. */
export const MAX_TEXT_LENGTH = 4000

/** Of the messages' `fill` and of facts. */
export const PLACEHOLDER = /\{[^{}\s][^{}]*\}/g
/** Controls, and what reverses the direction of writing; soft hyphens, joiners and narrow spaces are text. */
const UNUSABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2061-\u2069\ufeff\ufffc]/u

/**
 * From a field's texts in the four languages: labels may be as long as the longest of them, which is known to fit, longer
 * texts half as long again.
 */
export function rulesOf(texts: Readonly<Record<Language, string>>, language: Language): FieldRules {
  let shared = sharedRules.get(texts)
  if (!shared) {
    shared = sharedRulesOf(texts)
    sharedRules.set(texts, shared)
  }
  return { ...shared, placeholders: placeholdersIn(texts[language]), optional: [] }
}

/** Of a text of an item that owners added: what the same text may be in the items of the file. */
export function rulesLike(
  samples: readonly Readonly<Record<Language, string>>[],
  { mayBeEmpty }: { mayBeEmpty: boolean },
): FieldRules {
  const rules = samples.flatMap((texts) => LANGUAGES.map((language) => rulesOf(texts, language)))
  return {
    maxLength: Math.max(...rules.map(({ maxLength }) => maxLength)),
    maxWordLength: Math.max(...rules.map(({ maxWordLength }) => maxWordLength)),
    placeholders: [],
    optional: [...new Set(rules.flatMap(({ placeholders }) => placeholders))],
    isMultiline: rules.some(({ isMultiline }) => isMultiline),
    mayBeEmpty: mayBeEmpty || rules.some((each) => each.mayBeEmpty),
    isTime: rules.every(({ isTime }) => isTime),
  }
}

type SharedRules = Omit<FieldRules, 'placeholders' | 'optional'>

/** The server checks thousands of published texts at its start: words are counted once for four languages. */
const sharedRules = new WeakMap<Readonly<Record<Language, string>>, SharedRules>()

function sharedRulesOf(texts: Readonly<Record<Language, string>>): SharedRules {
  const all = LANGUAGES.map((each) => texts[each])
  const longest = Math.max(...all.map((text) => text.length))
  const factor = longest <= LABEL_LENGTH ? 1.1 : 1.5
  return {
    maxLength: Math.min(MAX_TEXT_LENGTH, Math.max(SHORTEST_LIMIT, Math.ceil(longest * factor))),
    maxWordLength: Math.max(USUAL_WORD_LENGTH, ...all.map((text) => longestWord(text).length)),
    isMultiline: all.some((text) => text.includes('\n')),
    mayBeEmpty: all.some((text) => text.trim() === ''),
    isTime: all.every((text) => TIME.test(text)),
  }
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The text as it is stored: one kind of line break, no spaces at the ends of lines. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\t/g, ' ')
    .trim()
}

/** The first problem of a normalized text, or undefined. */
export function findTextProblem(
  { maxLength, maxWordLength, placeholders, optional, isMultiline, mayBeEmpty, isTime }: FieldRules,
  text: string,
  language: Language,
): TextProblem | undefined {
  if (text === '') return mayBeEmpty ? undefined : { code: 'empty' }
  if (text.includes('\n') && !isMultiline) return { code: 'line_break' }
  if (UNUSABLE.test(text.replaceAll('\n', ''))) return { code: 'unusable_character' }
  if (language === 'de' && /[ßẞ]/.test(text)) return { code: 'sharp_s' }
  if (isTime && !TIME.test(text)) return { code: 'no_time' }
  const used = placeholdersIn(text)
  const missing = placeholders.find((placeholder) => !used.includes(placeholder))
  if (missing) return { code: 'placeholder_missing', placeholder: missing }
  const unknown = used.find((each) => !placeholders.includes(each) && !optional.includes(each))
  if (unknown) return { code: 'placeholder_unknown', placeholder: unknown }
  if (text.length > maxLength) return { code: 'too_long', over: text.length - maxLength }
  const word = longestWord(text)
  if (word.length > maxWordLength) return { code: 'long_word', word }
  return undefined
}

export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))]
}

/** Letters between places where a line may break. */
function longestWord(text: string): string {
  const words = text.replace(PLACEHOLDER, ' ').split(/[\s\u00ad\-–—/@.]+/)
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
