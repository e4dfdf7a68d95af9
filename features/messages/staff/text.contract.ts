import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import { choice, flag, json, line, listOf, nullable, optional, revision } from '#kit/fields.ts'
import { type EditedField, type EditedPage, type PageSummary, TEXT_REFUSALS } from '../edited-message.ts'
import type { ListChange } from '../lists/list-order.ts'
import type { TextQueue } from '../text-queue.ts'
import {
  MAX_TRANSLATION_FILE_LENGTH,
  TARGET_LANGUAGES,
  TRANSLATION_SCOPES,
  type TranslationReport,
} from '../translation.ts'

/** An event's title or a fact of a person, and the languages in which it is missing. */
export interface UntranslatedItem {
  kind: 'event' | 'person'
  id: string
  name: string
  languages: Language[]
}

interface Published {
  publication: number
  texts: number
  lists: number
}

export const textList = listOf({})

const seen = revision()
const place = { namespace: line(100), path: line(200) }
const translations = { to: choice(TARGET_LANGUAGES), scope: choice(TRANSLATION_SCOPES, 'all') }

/** Texts of the site, by their page: drafts, publications and their reversal, and files for translators. */
export const texts = contract(
  {
    permission: 'texts',
    refusals: TEXT_REFUSALS,
    missing: 'unknown_text',
    subject: 'page',
    id: /^[\w-]{1,100}$/,
  },
  {
    list: get('/texts').answers<{ pages: PageSummary[]; untranslated: UntranslatedItem[] }>(),
    read: get('/texts/:id').answers<EditedPage & { canSuggest: boolean }>(),
    preview: get('/texts/:id/preview').answers<{ html: string; fields: string[] }>(),
    /** Of a language. */
    queue: get('/text-queue/:id').answers<TextQueue>(),
    /** `value`: null as the file has it. */
    save: post('/texts/:id/drafts', {
      ...place,
      language: choice(LANGUAGES),
      value: nullable(json<string>()),
      seen,
    }).answers<{ field: EditedField }>(),
    arrange: post('/texts/:id/lists', { ...place, change: json<ListChange>(), seen }).answers<{
      key: string | null
    }>(),
    suggest: post(
      '/texts/:id/suggestions',
      { language: choice(TARGET_LANGUAGES) },
      { audit: 'translations_suggested' },
    ).answers<{ suggested: number; refused: number; left: number }>(),
    publish: post(
      '/texts/:id/publications',
      { language: choice(LANGUAGES), seen, seenLists: optional(seen) },
      { audit: 'texts_published' },
    ).answers<Published>(),
    revert: post(
      '/publications/:id/reversal',
      {},
      { id: /^[1-9]\d{0,14}$/, subject: '', audit: 'texts_reverted' },
    ).answers<Published>(),
    csv: file('/texts.csv', translations),
    /** Texts of a file that fit become drafts. `seen`: as the dry run answered. */
    import: post(
      '/translations',
      { text: json<string>(), dryRun: { ...flag(), fits: wasTried }, seen: optional(seen) },
      // A file as a JSON string, whose quotation marks are escaped.
      { audit: 'translations_imported', bodyLimit: 2 * MAX_TRANSLATION_FILE_LENGTH },
    ).answers<TranslationReport>(),
  },
)

/** What is done, not tried, names what the dry run saw. */
function wasTried({ dryRun, seen: known }: { readonly [name: string]: unknown }): boolean {
  return dryRun === true || known !== undefined
}
