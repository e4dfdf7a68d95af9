import type { EditedField, EditedPage, PageSummary } from '#features/messages/edited-message.ts'
import type { ListChange } from '#features/messages/lists/list-order.ts'
import type { TextQueue } from '#features/messages/text-queue.ts'
import type { TargetLanguage, TranslationReport } from '#features/messages/translation.ts'
import type { Language } from '#i18n/languages.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface TextPosts {
  '/texts/:id/drafts': Action<TextDraft, { field: EditedField }>
  '/texts/:id/lists': Action<ListRequest, { key: string | null }>
  '/texts/:id/suggestions': Action<{ language: TargetLanguage }, Suggested>
  '/texts/:id/publications': Action<{ language: Language; seen: number; seenLists?: number }, Published>
  '/publications/:id/reversal': Action<Nothing, Published>
  '/translations': Action<TranslationImport, TranslationReport>
}

/** `GET` below `/api/staff`. */
export interface TextAnswers {
  '/texts': { pages: PageSummary[]; untranslated: UntranslatedThing[] }
  '/texts/:id': EditedPage & { canSuggest: boolean }
  '/texts/:id/preview': { html: string; fields: string[] }
  '/text-queue/:id': TextQueue
}

interface TextDraft {
  namespace: string
  path: string
  language: Language
  /** Null: as the file has it. */
  value: string | null
  /** The revision that the author saw. */
  seen: number
}

interface ListRequest {
  namespace: string
  path: string
  change: ListChange
  seen: number
}

interface Suggested {
  suggested: number
  refused: number
  left: number
}

interface Published {
  publication: number
  texts: number
  lists: number
}

/** `text`: of the file. `seen`: as the dry run answered. */
type TranslationImport = { text: string } & ({ dryRun: true } | { dryRun: false; seen: number })

/** An event's title or a fact of a person, and the languages in which it is missing. */
export interface UntranslatedThing {
  kind: 'event' | 'person'
  id: string
  name: string
  languages: Language[]
}
