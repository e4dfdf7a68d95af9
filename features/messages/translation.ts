import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { EditedField } from './edited-message.ts'
import type { TextProblem } from './field-rules.ts'

/** German is what is translated. */
export type TargetLanguage = Exclude<Language, 'de'>

export const TARGET_LANGUAGES: readonly TargetLanguage[] = LANGUAGES.filter((language) => language !== 'de')

/** What a machine may suggest: missing or outdated, and nobody reads a suggestion yet. */
export function awaitsTranslation({ languages }: EditedField, language: TargetLanguage): boolean {
  const { isMissing, isOutdated, isUnread } = languages[language]
  return languages.de.text !== '' && !isUnread && (isMissing || isOutdated)
}

/** Characters of a file that is read back; all texts in one language are about 1.1 million. */
export const MAX_TRANSLATION_FILE_LENGTH = 3_000_000

/** Of a file that is read back; the site has some 2,200. */
export const MAX_TRANSLATED_TEXTS = 10_000

export const TRANSLATION_SCOPES = ['all', 'missing'] as const
/** `missing`: also what was translated from an older German text. */
export type TranslationScope = (typeof TRANSLATION_SCOPES)[number]

/** A text as a translator's file has it. */
export interface TranslatedText {
  namespace: string
  path: string
  german: string
  /** `hashText` of the German text at the export; null when the file lost it. */
  germanHash: string | null
  text: string
  /** Somebody says that the text fits the German one. */
  isDone: boolean
}

/** What a translator gets: the text, and what it may be. */
export interface TextToTranslate extends TranslatedText {
  /** Id of the page. */
  page: string
  /** Characters. */
  maxLength: number
  /** Characters without a place where the line may break. */
  maxWordLength: number
  isMultiline: boolean
  /** SPEC words it. */
  isSpecified: boolean
}

export interface TranslationFile {
  language: TargetLanguage
  texts: TranslatedText[]
}

export type FileRefusal = { code: 'unreadable_file' | 'not_utf8' | 'other_language' }

export type TranslationProblem =
  | TextProblem
  /** No such text; twice in the file; German is not what was translated; somebody wrote it after the check. */
  | { code: 'unknown_text' | 'repeated' | 'german_changed' | 'text_changed' }

/** `confirmed`: the same text, which its translator says fits the present German one. */
type Outcome =
  | { state: 'changed' | 'confirmed'; isSpecified: boolean }
  | { state: 'refused'; problem: TranslationProblem }

export type ImportedText = Outcome & {
  namespace: string
  path: string
  /** Id; null for an unknown text. */
  page: string | null
  /** As the editor shows it. */
  before: string
  /** As the file has it, normalized. */
  after: string
}

export interface TranslationReport {
  language: TargetLanguage
  /** All that is not `unchanged`, in the order of the file. */
  texts: ImportedText[]
  /** How many texts the file leaves as they are. */
  unchanged: number
  /** The newest revision of the language that was judged; 0 without any. */
  seen: number
}
