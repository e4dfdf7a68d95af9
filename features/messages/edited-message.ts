import type { Language } from '#i18n/languages.ts'
import type { FieldRules, TextProblem } from './field-rules.ts'
import type { EditedList, ListDifference } from './lists/edited-list.ts'
import { refusals } from '#kit/refusals.ts'
import type { ListRefusal } from './lists/list-order.ts'

/** A text in one language, as staff see it. */
export interface TextState {
  /** As typed last; what visitors read once it is published. */
  text: string
  /** What visitors read. */
  published: string
  /** What the next draft has to name; 0 without any. */
  revision: number
  isDraft: boolean
  /** Nothing stands there, though German has a text; an added item does not appear then. */
  isMissing: boolean
  /** An unread machine translation. */
  isUnread: boolean
  /** German has changed since this was translated. */
  isOutdated: boolean
  /** The German text that was translated, where the German has changed since. */
  germanThen: string | null
  /** A release changed the text below the owner's, who decides which of the two is kept; null otherwise. */
  file: string | null
}

export interface EditedField {
  namespace: string
  path: string
  /** SPEC words it; changed only after saying so. */
  isSpecified: boolean
  languages: Record<Language, TextState & { rules: FieldRules }>
}

export interface StateCounts {
  drafts: number
  missing: number
  outdated: number
  /** Unread suggestions. */
  unread: number
  released: number
}

export type LanguageCounts = Record<Language, StateCounts>

export interface PageSummary {
  id: string
  path: string | null
  /** Of a service that owners added, also while it is a draft. */
  names?: Readonly<Record<Language, string>>
  texts: number
  counts: LanguageCounts
  /** Of which length or order waits to be published. */
  listDrafts: number
}

export interface EditedPage {
  id: string
  path: string | null
  names?: Readonly<Record<Language, string>>
  fields: EditedField[]
  lists: EditedList[]
  publications: Publication[]
}

/** One press that put texts of a page and language onto the site. */
export interface Publication {
  id: number
  language: Language
  /** ISO 8601. */
  at: string
  author: string | null
  isReversal: boolean
  /** False once all of its texts were published again. */
  isRevertible: boolean
  changes: { namespace: string; path: string; before: string; after: string }[]
  /** In all languages. */
  lists: ListDifference[]
}

export type EditRefusal =
  | { code: 'unknown_text' }
  | { code: 'text_changed'; current: EditedField }
  | { code: 'texts_changed' }
  | { code: 'nothing_to_publish' }
  | { code: 'invalid_text'; problem: TextProblem }
  | ListRefusal

/** Of texts, their lists and files for translators. */
export const TEXT_REFUSALS = refusals({
  unknown_text: 'missing',
  unknown_item: 'missing',
  text_changed: 'conflict',
  texts_changed: 'conflict',
  nothing_to_publish: 'conflict',
  invalid_text: 'invalid',
  list_full: 'conflict',
  list_too_short: 'conflict',
  no_translator: 'conflict',
  translator_failed: 'conflict',
  translator_busy: 'conflict',
  nothing_to_translate: 'conflict',
  unreadable_file: 'invalid',
  not_utf8: 'invalid',
  other_language: 'invalid',
})
